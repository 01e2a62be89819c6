"use client";
import { useTranslation } from "@payloadcms/ui";
import { textLanguage } from "../../ground/i18n/text-language.ts";
import { pictureOf, purposes } from "../blocks/purposes.ts";
import "./section-purposes.css";

/**
 * Payload's chooser of sections shows a picture and a name. Below the name, what the section is for, by
 * a rule for each picture: there is no other way into it.
 */
export function SectionPurposes() {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const rules = Object.entries(purposes).map(
    ([slug, purpose]) =>
      `.blocks-drawer__block:has(img[src="${pictureOf(slug)}"]) .thumbnail-card__label::after { content: ${JSON.stringify(purpose[language])}; }`,
  );
  return <style>{rules.join("\n")}</style>;
}
