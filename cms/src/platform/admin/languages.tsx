import { locales } from "contracts";
import type { Label } from "../i18n/label.ts";
import { label } from "../i18n/label.ts";
import type { LanguageState, LanguageStates } from "../publishing/language-states.ts";
import { getLanguageName } from "./documents.ts";
import "./languages.css";

const words: Record<LanguageState, { sign: string; text: Label }> = {
  published: { sign: "●", text: label("publicado", "published", "publicado") },
  changed: {
    sign: "◐",
    text: label(
      "publicado, com mudanças no rascunho",
      "published, with changes in the draft",
      "publicado, con cambios en el borrador",
    ),
  },
  draft: { sign: "○", text: label("só rascunho", "draft only", "solo borrador") },
  missing: { sign: "–", text: label("falta", "missing", "falta") },
};

/** State of a document in each language: icon, short name, and text for screen readers. */
export function LanguageStateList({
  states,
  language,
}: {
  states: LanguageStates;
  language: keyof Label;
}) {
  return (
    <ul className="languages">
      {locales.map((locale) => {
        const { sign, text } = words[states[locale]];
        const description = `${getLanguageName(locale)}: ${text[language]}`;
        return (
          <li key={locale} className={`languages__one languages__one--${states[locale]}`}>
            <span aria-hidden title={description}>
              {sign} {locale.slice(0, 2).toUpperCase()}
            </span>
            <span className="languages__said">{description}</span>
          </li>
        );
      })}
    </ul>
  );
}
