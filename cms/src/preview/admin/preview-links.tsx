"use client";
import { useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { type PreviewLink, previewApi, previewLinkHours } from "contracts";
import { useCallback, useEffect, useId, useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { callApi, readRefusalMessage } from "../../platform/admin/call.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { previewLinksPath } from "../links-path.ts";
import { previewLinkTexts } from "./texts.ts";
import "../../platform/admin/side-panel.css";
import { useContentLocale, useStaffRole } from "../../platform/admin/screen-state.ts";

type Hours = (typeof previewLinkHours)[number];

function useLinks(kind: string | undefined, id: string | number | undefined) {
  const [links, setLinks] = useState<PreviewLink[]>([]);
  const load = useCallback(async () => {
    const query = new URLSearchParams({ kind: kind ?? "", id: String(id) });
    const response = await callApi(`${previewApi.links}?${query}`);
    if (response?.ok) {
      setLinks((await response.json()) as PreviewLink[]);
    }
  }, [kind, id]);
  useEffect(() => void load(), [load]);
  return { links, load };
}

/**
 * Panel of a document with its preview links, which show the draft to people without an account. Each link has a button
 * that revokes it.
 */
export function PreviewLinks() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const locale = useContentLocale();
  const { i18n } = useTranslation();
  const titleId = useId();
  const language = textLanguage(i18n.language);
  const [hours, setHours] = useState<Hours>(24);
  const [url, setUrl] = useState<string>();
  const role = useStaffRole();
  const [problem, setProblem] = useState<string>();
  const { links, load } = useLinks(collectionSlug, id);
  if (!id || isTrashed) {
    return null;
  }

  async function create(): Promise<void> {
    const response = await callApi(previewApi.links, "POST", {
      kind: collectionSlug,
      id,
      locale,
      hours,
    });
    setProblem(
      response?.ok
        ? undefined
        : ((await readRefusalMessage(response)) ?? previewLinkTexts.failed[language]),
    );
    setUrl(response?.ok ? ((await response.json()) as { url: string }).url : undefined);
    await load();
  }

  async function revoke(link: PreviewLink): Promise<void> {
    const response = await callApi(previewApi.link(link.id), "DELETE");
    setProblem(response?.ok ? undefined : previewLinkTexts.failed[language]);
    setUrl(undefined);
    await load();
  }

  return (
    <section className="side-panel" aria-labelledby={titleId}>
      <h3 id={titleId}>{previewLinkTexts.title[language]}</h3>
      <p>{previewLinkTexts.about[language]}</p>
      <div className="side-panel__new">
        <label>
          {previewLinkTexts.validity[language]}
          <select value={hours} onChange={({ target }) => setHours(Number(target.value) as Hours)}>
            {previewLinkHours.map((each) => (
              <option key={each} value={each}>
                {previewLinkTexts.hours[each][language]}
              </option>
            ))}
          </select>
        </label>
        <ActionButton isMain onClick={() => void create()}>
          {previewLinkTexts.create[language]}
        </ActionButton>
      </div>
      <div role="status">
        {url ? (
          <>
            <p>{previewLinkTexts.created[language]}</p>
            <input
              readOnly
              value={url}
              aria-label={previewLinkTexts.title[language]}
              onFocus={({ target }) => target.select()}
            />
          </>
        ) : null}
        {problem ? <p>{problem}</p> : null}
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.id} className="side-panel__row">
            <span>
              {contentLocales.find(({ code }) => code === link.locale)?.label},{" "}
              {previewLinkTexts.until[language]} {formatTime(i18n.language, link.expiresAt)}
              {link.createdBy ? ` (${link.createdBy})` : ""}
            </span>
            <span className="side-panel__acts">
              <ActionButton onClick={() => void revoke(link)}>
                {previewLinkTexts.revoke[language]}
              </ActionButton>
            </span>
          </li>
        ))}
      </ul>
      {role === "writer" ? null : <a href={previewLinksPath}>{previewLinkTexts.all[language]}</a>}
    </section>
  );
}
