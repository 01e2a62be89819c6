import { label } from "../../platform/i18n/label.ts";
import type { GuideLanguage } from "../guide-links.ts";

export const helpTexts = {
  menu: label("Ajuda", "Help", "Ayuda"),
  heading: label("Guia do editor", "Editors' guide", "Guía del editor"),
  missing: label(
    "O guia não veio com esta instalação. Peça-o a quem cuida dela.",
    "This installation came without the guide. Ask the person who runs it.",
    "Esta instalación vino sin la guía. Pídala a quien la administra.",
  ),
};

/** Name of the table of contents, in the guide's language. */
export const tableOfContentsLabel: Record<GuideLanguage, string> = {
  pt: "Neste guia",
  en: "In this guide",
};

/** Text for users of the Spanish screens, because the guide has no Spanish translation. */
export const missingSpanishGuideText = "La guía está en portugués y en inglés:";

/** Links after `missingSpanishGuideText` to the guide in each language. */
export const guideLanguageLinkTexts: Record<GuideLanguage, string> = {
  pt: "léala en portugués",
  en: "léala en inglés",
};
