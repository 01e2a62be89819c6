import { type Label, label } from "../../platform/i18n/label.ts";
import type { ReferencingDocument } from "../find-references.ts";

export const referenceTexts = {
  heading: label("Onde é usado", "Where it is used", "Dónde se usa"),
  nowhere: label(
    "Nenhum outro documento usa este.",
    "No other document uses this.",
    "Ningún otro documento usa este.",
  ),
  draft: label("só num rascunho", "in a draft only", "solo en un borrador"),
  navigation: label("Navegação", "Navigation", "Navegación"),
  settings: label("Dados do site", "Site settings", "Datos del sitio"),
  untitled: label("(sem título)", "(untitled)", "(sin título)"),
  breaks: label(
    "Se for excluído, isto deixa de funcionar no site:",
    "If it is deleted, this stops working on the site:",
    "Si se elimina, esto deja de funcionar en el sitio:",
  ),
};

/** Returns the name of a referencing document as the screens show it. */
export function formatReferenceName(
  { document, title }: Pick<ReferencingDocument, "document" | "title">,
  language: keyof Label,
) {
  if (document === "navigation") {
    return referenceTexts.navigation[language];
  }
  return document === "site-settings"
    ? referenceTexts.settings[language]
    : title || referenceTexts.untitled[language];
}
