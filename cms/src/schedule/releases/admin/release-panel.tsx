"use client";
import { useDocumentInfo, useTranslation } from "@payloadcms/ui";
import {
  maxReleaseNameLength,
  previewGlobals,
  type Release,
  release,
  releasesApi,
} from "contracts";
import { useCallback, useEffect, useId, useState } from "react";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { callApi } from "../../../platform/admin/call.ts";
import { useExpandedPanelGroup } from "../../../platform/admin/collapsible-panel-group.tsx";
import type { Label } from "../../../platform/i18n/label.ts";
import { contentLocales } from "../../../platform/i18n/locales.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { UnapprovedChangeNotice } from "../../admin/changed-since.tsx";
import { ScheduleTargetFields, useScheduleTarget } from "../../admin/target-fields.tsx";
import { scheduleTexts } from "../../admin/texts.ts";
import { releasePath } from "../release-path.ts";
import { releaseTexts as texts } from "./texts.ts";
import "../../../platform/admin/side-panel.css";
import { useStaffRole } from "../../../platform/admin/screen-state.ts";

interface Subject {
  kind: string;
  id: string | undefined;
}

function useReleases({ kind, id }: Subject) {
  const [releases, setReleases] = useState<Release[]>([]);
  const load = useCallback(async () => {
    const query = new URLSearchParams({ kind, ...(id ? { id } : {}) });
    const response = await callApi(`${releasesApi.releases}?${query}`);
    const read = response?.ok ? release.array().safeParse(await response.json()) : undefined;
    if (read?.success) {
      setReleases(read.data);
    }
  }, [kind, id]);
  useEffect(() => void load(), [load]);
  return { releases, load };
}

/** Panel next to a document with the releases that include the document. */
export function ReleasePanel() {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
  const role = useStaffRole();
  const kind = collectionSlug ?? globalSlug ?? "";
  const isGlobal = previewGlobals.some((slug) => slug === kind);
  if ((!id && !isGlobal) || isTrashed || !role) {
    return null;
  }
  return <Panel kind={kind} id={isGlobal ? undefined : String(id)} isWriter={role === "writer"} />;
}

function Panel({ kind, id, isWriter }: Subject & { isWriter: boolean }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const titleId = useId();
  const { releases, load } = useReleases({ kind, id });
  useExpandedPanelGroup(releases.some(({ members }) => members.length > 0));
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const target = useScheduleTarget({ kind, id });
  const [message, setMessage] = useState<Label>();
  const releaseId = chosen === "" ? (releases[0]?.id ?? "new") : chosen;
  const nameOf = (code: string | null) =>
    contentLocales.find((each) => each.code === code)?.label ??
    scheduleTexts.allLanguages[language];
  async function createRelease(): Promise<string | undefined> {
    const response = await callApi(releasesApi.releases, "POST", { name });
    const read = response?.ok ? release.safeParse(await response.json()) : undefined;
    return read?.data?.id;
  }

  async function add(): Promise<void> {
    const targetReleaseId = releaseId === "new" ? await createRelease() : releaseId;
    const { action, locale } = target;
    const body = { kind, ...(id ? { id } : {}), action, locale };
    const response = targetReleaseId
      ? await callApi(releasesApi.documents(targetReleaseId), "POST", body)
      : undefined;
    setMessage(response?.ok ? texts.added : texts.failed);
    if (targetReleaseId) {
      setChosen(targetReleaseId);
      setName("");
    }
    await load();
  }

  async function removeFromRelease(from: string, memberId: string): Promise<void> {
    const response = await callApi(releasesApi.document(from, memberId), "DELETE");
    setMessage(response?.ok ? texts.takenOut : texts.failed);
    await load();
  }

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.one[language]}</h3>
      <p>{texts.panelAbout[language]}</p>
      <div className="side-panel__new">
        <label>
          {texts.which[language]}
          <select value={releaseId} onChange={(event) => setChosen(event.target.value)}>
            {releases.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
            <option value="new">{texts.newOne[language]}</option>
          </select>
        </label>
        {releaseId === "new" ? (
          <label>
            {texts.name[language]}
            <input
              value={name}
              maxLength={maxReleaseNameLength}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        ) : null}
        <ScheduleTargetFields target={target} canUnpublish={id !== undefined && !isWriter} />
        <ActionButton
          isMain
          disabled={releaseId === "new" && name.trim() === ""}
          onClick={() => void add()}
        >
          {texts.add[language]}
        </ActionButton>
      </div>
      <p className="side-panel__said" role="status">
        {message?.[language]}
      </p>
      <ul>
        {releases.flatMap((each) =>
          each.members.map((member) => (
            <li key={member.id} className="side-panel__row side-panel__row--waiting">
              <a href={releasePath(each.id)}>{each.name}</a>
              <span>
                {scheduleTexts[member.action][language]}, {nameOf(member.locale)}
              </span>
              {member.changed ? (
                <UnapprovedChangeNotice
                  changed={member.changed}
                  approvePath={isWriter ? undefined : releasesApi.approve(each.id, member.id)}
                  onDone={() => void load()}
                />
              ) : null}
              <span className="side-panel__acts">
                <ActionButton onClick={() => void removeFromRelease(each.id, member.id)}>
                  {texts.takeOut[language]}
                </ActionButton>
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
