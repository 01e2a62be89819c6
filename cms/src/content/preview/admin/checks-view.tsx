import { documentPath, locales } from "contracts";
import type { DocumentViewServerProps } from "payload";
import { textLanguage } from "../../../ground/admin/money.ts";
import { env } from "../../../ground/env.ts";
import type { Label } from "../../../ground/i18n/label.ts";
import { contentLocales } from "../../../ground/i18n/locales.ts";
import { placeInWords } from "../../changes/words.ts";
import { type Check, type CheckedLanguage, checkLanguage } from "../checks.ts";
import { isAddressed } from "../preview-content.ts";
import { checkTexts } from "./check-texts.ts";
import "./checks.css";

type Language = keyof Label;
type Subject = Parameters<typeof checkLanguage>[1];

function CheckLine({ check, language }: { check: Check; language: Language }) {
  const { code, section, steps, isRefused } = check;
  const about = steps ? placeInWords(steps, language) : check.about;
  const place = section === undefined ? "" : `${checkTexts.section[language]} ${section} · `;
  return (
    <li data-check={code} className={isRefused ? "checks__refused" : undefined}>
      {isRefused ? <strong>{checkTexts.refused[language]}</strong> : null}
      <span>
        {place}
        {checkTexts.codes[code][language]}
        {about ? `: ${about}` : ""}
      </span>
    </li>
  );
}

interface LanguageChecksProps {
  checked: CheckedLanguage;
  subject: Subject;
  language: Language;
}

/** One language: what finds it and shares it would show, and what is to be seen to. */
function LanguageChecks({ checked, subject, language }: LanguageChecksProps) {
  const { locale, slug, title, description, image, brandName, checks } = checked;
  const { host } = new URL(env.PUBLIC_URL);
  const path = slug ? documentPath({ collection: subject.kind, slug, locale }) : "";
  return (
    <section className="checks__language" lang={locale} data-locale={locale}>
      <h3>{contentLocales.find(({ code }) => code === locale)?.label}</h3>
      {slug ? (
        <>
          <figure className="checks__search">
            <figcaption>{checkTexts.search[language]}</figcaption>
            <cite>{host + path}</cite>
            <b>{subject.kind === "posts" ? title : `${title} · ${brandName}`}</b>
            <p>{description}</p>
          </figure>
          <figure className="checks__card">
            <figcaption>{checkTexts.card[language]}</figcaption>
            {/* biome-ignore lint/performance/noImgElement: as a share shows it, in no size of ours */}
            {image ? <img src={image} alt="" /> : null}
            <cite>{host}</cite>
            <b>{title}</b>
            <p>{description}</p>
          </figure>
        </>
      ) : null}
      {checks.length > 0 ? (
        <ul>
          {checks.map((check) => (
            <CheckLine key={JSON.stringify(check)} check={check} language={language} />
          ))}
        </ul>
      ) : (
        <p className="checks__ready">{checkTexts.ready[language]}</p>
      )}
      <a href={`/cms/collections/${subject.kind}/${subject.id}?locale=${locale}`}>
        {checkTexts.edit[language]}
      </a>
    </section>
  );
}

/** Beside a document's form: what there is to see to before it is published, by language. */
export async function ChecksView({ doc, initPageResult, i18n }: DocumentViewServerProps) {
  const { collectionConfig, req } = initPageResult;
  const language = textLanguage(i18n.language);
  const subject = { kind: collectionConfig?.slug, id: String(doc.id) } as Subject;
  if (!isAddressed(subject)) {
    return null;
  }
  const checked = await Promise.all(
    locales.map((locale) => checkLanguage(req.payload, subject, locale)),
  );
  return (
    <div className="checks">
      <h2>{checkTexts.heading[language]}</h2>
      <p>{checkTexts.about[language]}</p>
      <div className="checks__languages">
        {checked.map((each) => (
          <LanguageChecks key={each.locale} checked={each} subject={subject} language={language} />
        ))}
      </div>
    </div>
  );
}
