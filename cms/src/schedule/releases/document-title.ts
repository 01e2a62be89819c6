import { defaultLocale, type PreviewDocumentRef } from "contracts";
import type { Payload } from "payload";
import { getDocumentTitle, readDraftTitle } from "../../platform/admin/documents.ts";
import type { Label } from "../../platform/i18n/label.ts";

/** Returns the title of a document's draft, or the name of the document's kind if the draft has no title. */
export async function documentTitle(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
  language: keyof Label,
): Promise<string> {
  if (id === undefined) {
    return getDocumentTitle(payload, { document: kind, title: "" }, language);
  }
  const own = { locale: defaultLocale, fallbackLocale: defaultLocale };
  const title = (await readDraftTitle(payload, { collection: kind, id, ...own })) ?? "";
  return getDocumentTitle(payload, { document: `${kind}/${id}`, title }, language);
}
