import {
  documentPath,
  type Locale,
  locales,
  type PreviewDocumentRef,
  previewDocumentRef,
} from "contracts";
import type { DocumentViewServerProps } from "payload";
import { formatFieldPath } from "../../history/format-change.ts";
import { DocumentStepNav } from "../../platform/admin/document-step-nav.tsx";
import { env } from "../../platform/env.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import {
  checkLanguage,
  type LanguageCheckResult,
  type PublishProblem,
  type SearchAppearance,
} from "../checks.ts";
import { getEditPath, hasUrl, type UrlDocumentRef } from "../preview-content.ts";
import { checksTabTexts } from "./check-texts.ts";
import "./checks.css";

type Language = keyof Label;

function CheckLine({ check, language }: { check: PublishProblem; language: Language }) {
  const { code, section, steps, isRefused, message } = check;
  const about = steps ? formatFieldPath(steps, language) : check.about;
  const place = section === undefined ? "" : `${checksTabTexts.section[language]} ${section} · `;
  return (
    <li data-check={code} className={isRefused ? "checks__refused" : undefined}>
      {isRefused ? <strong>{checksTabTexts.refused[language]}</strong> : null}
      <span>
        {place}
        {checksTabTexts.codes[code][language]}
        {about ? `: ${about}` : ""}
        {message ? `. ${message}` : ""}
      </span>
    </li>
  );
}

interface ShownProps {
  found: SearchAppearance;
  subject: UrlDocumentRef;
  locale: Locale;
  language: Language;
}

/** Shows a document as it appears in search results and as a shared link. */
function SearchPreview({ found, subject, locale, language }: ShownProps) {
  const { slug, title, description, image, brandName } = found;
  const { host } = new URL(env.PUBLIC_URL);
  const path = documentPath({ collection: subject.kind, slug, locale });
  return (
    <>
      <figure className="checks__search">
        <figcaption>{checksTabTexts.search[language]}</figcaption>
        <cite>{host + path}</cite>
        <b>{subject.kind === "posts" ? title : `${title} · ${brandName}`}</b>
        <p>{description}</p>
      </figure>
      <figure className="checks__card">
        <figcaption>{checksTabTexts.card[language]}</figcaption>
        {/* biome-ignore lint/performance/noImgElement: shows the image in the size that social networks get */}
        {image ? <img src={image} alt="" /> : null}
        <cite>{host}</cite>
        <b>{title}</b>
        <p>{description}</p>
      </figure>
    </>
  );
}

interface LanguageChecksProps {
  checked: LanguageCheckResult;
  subject: PreviewDocumentRef;
  language: Language;
}

/** Shows one language: search result, shared link, and the list of checks. */
function LanguageChecks({ checked, subject, language }: LanguageChecksProps) {
  const { locale, found, checks } = checked;
  return (
    <section className="checks__language" lang={locale} data-locale={locale}>
      <h3>{contentLocales.find(({ code }) => code === locale)?.label}</h3>
      {found && hasUrl(subject) ? (
        <SearchPreview found={found} subject={subject} locale={locale} language={language} />
      ) : null}
      {checks.length > 0 ? (
        <ul>
          {checks.map((check) => (
            <CheckLine key={JSON.stringify(check)} check={check} language={language} />
          ))}
        </ul>
      ) : (
        <p className="checks__ready">{checksTabTexts.ready[language]}</p>
      )}
      <a href={getEditPath(subject, locale)}>{checksTabTexts.edit[language]}</a>
    </section>
  );
}

/** Renders the checks tab of a document: the problems to fix before a publish, by language. */
export async function DocumentChecksView(view: DocumentViewServerProps) {
  const { doc, initPageResult, i18n } = view;
  const { collectionConfig, globalConfig, req } = initPageResult;
  const language = textLanguage(i18n.language);
  const kind = collectionConfig?.slug ?? globalConfig?.slug;
  const { data: subject } = previewDocumentRef.safeParse({
    kind,
    ...(collectionConfig ? { id: doc.id } : {}),
  });
  if (!subject) {
    return null;
  }
  const checked = await Promise.all(locales.map((locale) => checkLanguage(req, subject, locale)));
  return (
    <div className="checks">
      <DocumentStepNav view={view} heading={i18n.t("product:checks" as never)} />
      <h2>{checksTabTexts.heading[language]}</h2>
      <p>{checksTabTexts.about[language]}</p>
      <div className="checks__languages">
        {checked.map((each) => (
          <LanguageChecks key={each.locale} checked={each} subject={subject} language={language} />
        ))}
      </div>
    </div>
  );
}
