"use client";
import { useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { previewDocumentRef } from "contracts";
import { useEffect, useState } from "react";
import { callApi } from "../../platform/admin/call.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { type LanguageReadiness, readinessPath } from "../readiness.ts";
import { checksTabTexts } from "./check-texts.ts";
import "../../platform/admin/languages.css";

/** Wait before the request, in ms. The wait starts again when the user types or the draft is saved. */
const pauseMs = 400;

const signs = { ready: "✓", refused: "✕", absent: "–" } as const;

/** Shows next to the publish buttons in which languages the draft can be published, with a link to the problems. */
export function PublishableLanguages() {
  const { id, collectionSlug, globalSlug, lastUpdateTime, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const [languages, setLanguages] = useState<LanguageReadiness[]>([]);
  const kind = collectionSlug ?? globalSlug;
  const { data: subject } = previewDocumentRef.safeParse({ kind, ...(id ? { id } : {}) });
  const ofDocument = subject?.id === undefined ? "" : `&id=${subject.id}`;
  const query = subject && !isTrashed ? `kind=${subject.kind}${ofDocument}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again after each save
  useEffect(() => {
    if (query === undefined) {
      return;
    }
    const asking = setTimeout(async () => {
      const response = await callApi(`${readinessPath}?${query}`);
      if (response?.ok) {
        setLanguages((await response.json()) as LanguageReadiness[]);
      }
    }, pauseMs);
    return () => clearTimeout(asking);
  }, [query, lastUpdateTime]);

  if (!subject || languages.length === 0) {
    return null;
  }
  const place = subject.id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`;
  return (
    <a className="languages ready-languages" href={`/cms/${place}/checks`}>
      {languages.map(({ locale, state, refused }) => {
        const name = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
        const about = checksTabTexts.readiness[state][language].replace("{count}", String(refused));
        const description = `${name}: ${about}`;
        return (
          <span
            key={locale}
            className={`languages__one languages__one--${state}`}
            title={description}
          >
            <span aria-hidden>
              {signs[state]} {locale.slice(0, 2).toUpperCase()}
            </span>
            <span className="languages__said">{description}. </span>
          </span>
        );
      })}
    </a>
  );
}
