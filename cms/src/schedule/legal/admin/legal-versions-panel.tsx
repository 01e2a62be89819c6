"use client";
import { useDocumentInfo, useFormFields, useFormModified, useTranslation } from "@payloadcms/ui";
import { documentPath, type Locale, legalVersionsApi } from "contracts";
import { useId, useState } from "react";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { staffTimeZone } from "../../../platform/admin/brasilia-time.ts";
import { callApi, readRefusalMessage } from "../../../platform/admin/call.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { legalTexts as texts } from "./texts.ts";
import { useLegalVersions } from "./use-versions.ts";
import { VersionRow } from "./version-row.tsx";
import "../../../platform/admin/side-panel.css";
import { useContentLocale, useStaffRole } from "../../../platform/admin/screen-state.ts";

/** Panel next to a legal document with its versions and a form for the next version. */
export function LegalVersionsPanel() {
  const { id, isTrashed } = useDocumentInfo();
  const role = useStaffRole();
  return !id || isTrashed || !role ? null : <Panel id={String(id)} isEditor={role !== "writer"} />;
}

/** Returns the current day in Brasília: "2026-11-22". */
function today(): string {
  return new Date().toLocaleDateString("sv-SE", { timeZone: staffTimeZone });
}

function Panel({ id, isEditor }: { id: string; isEditor: boolean }) {
  const code = useContentLocale();
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const titleId = useId();
  const { state, load } = useLegalVersions(id);
  const slug = useFormFields(([fields]) => fields.slug?.value);
  const tells = useFormFields(([fields]) => fields.tellsCustomers?.value === true);
  const isUnsaved = useFormModified();
  const [day, setDay] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState("");
  const versions = state?.versions ?? [];
  const locale = code as Locale;
  const path =
    typeof slug === "string" && slug
      ? documentPath({ collection: "legal", slug, locale })
      : undefined;

  function consequences(): string[] {
    if (versions.some((each) => each.state === "coming" && each.effectiveOn === day)) {
      return [texts.corrects[language]];
    }
    const count = String(state?.recipients ?? 0);
    return [
      (day > today() ? texts.sureLater : texts.sureToday)[language],
      tells ? texts.tells[language].replace("{count}", count) : texts.notifiesNobody[language],
    ];
  }

  async function publish(): Promise<void> {
    const response = await callApi(legalVersionsApi.versions, "POST", { id, effectiveOn: day });
    setMessage(
      response?.ok
        ? texts.done[language]
        : ((await readRefusalMessage(response)) ?? texts.failed[language]),
    );
    setIsAsking(false);
    await load();
  }

  async function withdraw(versionId: string): Promise<void> {
    const response = await callApi(legalVersionsApi.version(versionId), "DELETE");
    setMessage((response?.ok ? texts.withdrawn : texts.failed)[language]);
    await load();
  }

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title[language]}</h3>
      <p>{texts.about[language]}</p>
      {isEditor ? (
        <div className="side-panel__new">
          <label>
            {texts.day[language]}
            <input
              type="date"
              value={day}
              min={today()}
              onChange={({ target }) => {
                setDay(target.value);
                setIsAsking(false);
              }}
            />
          </label>
          {isAsking ? (
            <>
              {consequences().map((text) => (
                <p key={text}>{text}</p>
              ))}
              {isUnsaved ? <p role="status">{texts.unsaved[language]}</p> : null}
              <span className="side-panel__acts">
                <ActionButton isMain disabled={isUnsaved} onClick={() => void publish()}>
                  {texts.confirm[language]}
                </ActionButton>
                <ActionButton onClick={() => setIsAsking(false)}>
                  {texts.cancel[language]}
                </ActionButton>
              </span>
            </>
          ) : (
            <ActionButton isMain disabled={day === ""} onClick={() => setIsAsking(true)}>
              {texts.publish[language]}
            </ActionButton>
          )}
        </div>
      ) : null}
      <p className="side-panel__said" role="status">
        {message}
      </p>
      <ul>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            path={path}
            onWithdraw={isEditor ? () => withdraw(version.id) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
