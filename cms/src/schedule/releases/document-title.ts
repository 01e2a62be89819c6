import { defaultLocale, type PreviewSubject } from "contracts";
import type { Payload } from "payload";
import { draftTitle, titleOf } from "../../ground/admin/documents.ts";
import type { Label } from "../../ground/i18n/label.ts";

/** What a document's draft is called, or what it is where it has no title. */
export async function documentTitle(
  payload: Payload,
  { kind, id }: PreviewSubject,
  language: keyof Label,
): Promise<string> {
  if (id === undefined) {
    return titleOf(payload, { document: kind, title: "" }, language);
  }
  const own = { locale: defaultLocale, fallbackLocale: defaultLocale };
  const title = (await draftTitle(payload, { collection: kind, id, ...own })) ?? "";
  return titleOf(payload, { document: `${kind}/${id}`, title }, language);
}
