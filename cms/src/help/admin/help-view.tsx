import type { AdminViewServerProps } from "payload";
import { readQueryValue, StaffView } from "../../platform/admin/staff-view.tsx";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { readGuide } from "../guide-files.ts";
import { type GuideLanguage, getGuidePath } from "../guide-links.ts";
import { Guide } from "./guide.tsx";
import { guideLanguageLinkTexts, missingSpanishGuideText, helpTexts as texts } from "./texts.ts";
import "./help.css";

function guideLanguage(language: keyof Label, requested: string): GuideLanguage {
  if (requested === "pt" || requested === "en") {
    return requested;
  }
  return language === "en" ? "en" : "pt";
}

/** Shows the editors' guide, docs/pt-BR/editores.md or docs/editors.md. */
export async function HelpView(view: AdminViewServerProps) {
  const language = textLanguage(view.initPageResult.req.i18n.language);
  const shownLanguage = guideLanguage(language, readQueryValue(view, "guide"));
  const otherLanguage = shownLanguage === "pt" ? "en" : "pt";
  const markdown = await readGuide(shownLanguage);
  return (
    <StaffView view={view} heading={texts.heading[language]}>
      {markdown === undefined ? (
        <p role="status">{texts.missing[language]}</p>
      ) : (
        <>
          {language === "es" ? (
            <p>
              {missingSpanishGuideText}{" "}
              <a href={getGuidePath(otherLanguage)}>{guideLanguageLinkTexts[otherLanguage]}</a>.
            </p>
          ) : null}
          <Guide markdown={markdown} language={shownLanguage} />
        </>
      )}
    </StaffView>
  );
}
