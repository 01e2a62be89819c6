import { previewCollections } from "contracts";
import type { DefaultServerCellComponentProps } from "payload";
import { textLanguage } from "../i18n/text-language.ts";
import { readDocumentLanguageStates } from "../publishing/language-states.ts";
import { LanguageStateList } from "./languages.tsx";

/**
 * List cell with a document's languages; all cells of a list share one query. Renders nothing next to a form, where
 * Payload passes no document.
 */
export async function LanguagesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const kind = previewCollections.find((slug) => slug === collectionSlug);
  const states =
    kind && rowData && (await readDocumentLanguageStates(payload, kind, String(rowData.id)));
  return states ? (
    <LanguageStateList states={states} language={textLanguage(i18n.language)} />
  ) : null;
}
