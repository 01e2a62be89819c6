"use client";
import { useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { type PreviewLink, previewApi, previewLinkHours } from "contracts";
import { useCallback, useEffect, useId, useState } from "react";
import { shownTime } from "../../../ground/admin/brasilia-time.ts";
import { textLanguage } from "../../../ground/admin/money.ts";
import { contentLocales } from "../../../ground/i18n/locales.ts";
import { linkTexts } from "./texts.ts";
import "./preview.css";

type Hours = (typeof previewLinkHours)[number];

async function call(path: string, init?: RequestInit): Promise<Response | undefined> {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    ...init,
  }).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

function useLinks(kind: string | undefined, id: string | number | undefined) {
  const [links, setLinks] = useState<PreviewLink[]>([]);
  const load = useCallback(async () => {
    const query = new URLSearchParams({ kind: kind ?? "", id: String(id) });
    const answer = await call(`${previewApi.links}?${query}`);
    if (answer) {
      setLinks((await answer.json()) as PreviewLink[]);
    }
  }, [kind, id]);
  useEffect(() => void load(), [load]);
  return { links, load };
}

/** Beside a document: links that show its draft to people without an account, and an end to each. */
export function PreviewLinks() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const selectId = useId();
  const language = textLanguage(i18n.language);
  const [hours, setHours] = useState<Hours>(24);
  const [url, setUrl] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const { links, load } = useLinks(collectionSlug, id);
  if (!id || isTrashed) {
    return null;
  }

  async function create(): Promise<void> {
    const body = JSON.stringify({ kind: collectionSlug, id, locale, hours });
    const answer = await call(previewApi.links, { method: "POST", body });
    setHasFailed(!answer);
    setUrl(answer ? ((await answer.json()) as { url: string }).url : undefined);
    await load();
  }

  async function revoke(link: PreviewLink): Promise<void> {
    const answer = await call(previewApi.link(link.id), { method: "DELETE" });
    setHasFailed(!answer);
    setUrl(undefined);
    await load();
  }

  return (
    <section className="preview-links" aria-labelledby={`${selectId}-title`}>
      <h3 id={`${selectId}-title`}>{linkTexts.title[language]}</h3>
      <p>{linkTexts.about[language]}</p>
      <div className="preview-links__new">
        <label htmlFor={selectId}>{linkTexts.validity[language]}</label>
        <select
          id={selectId}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value) as Hours)}
        >
          {previewLinkHours.map((each) => (
            <option key={each} value={each}>
              {linkTexts.hours[each][language]}
            </option>
          ))}
        </select>
        <button type="button" className="preview-links__button" onClick={() => void create()}>
          {linkTexts.create[language]}
        </button>
      </div>
      <div role="status">
        {url ? (
          <>
            <p>{linkTexts.created[language]}</p>
            <input
              className="preview-links__url"
              readOnly
              value={url}
              aria-label={linkTexts.title[language]}
              onFocus={({ target }) => target.select()}
            />
          </>
        ) : null}
        {hasFailed ? <p>{linkTexts.failed[language]}</p> : null}
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              {contentLocales.find(({ code }) => code === link.locale)?.label},{" "}
              {linkTexts.until[language]} {shownTime(i18n.language, link.expiresAt)}
              {link.createdBy ? ` (${link.createdBy})` : ""}
            </span>
            <button type="button" onClick={() => void revoke(link)}>
              {linkTexts.revoke[language]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
