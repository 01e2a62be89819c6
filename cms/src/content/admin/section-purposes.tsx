"use client";
import { useTranslation } from "@payloadcms/ui";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { getSectionPicturePath, sectionPurposes } from "../blocks/purposes.ts";
import "./section-purposes.css";

/**
 * Adds each section's purpose below its name in Payload's block drawer. The drawer has no slot for texts. A CSS rule
 * per section therefore selects the section's image and adds the text.
 */
export function SectionPurposes() {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const rules = Object.entries(sectionPurposes).map(
    ([slug, purpose]) =>
      `.blocks-drawer__block:has(img[src="${getSectionPicturePath(slug)}"]) .thumbnail-card__label::after { content: ${JSON.stringify(purpose[language])}; }`,
  );
  return <style>{rules.join("\n")}</style>;
}
