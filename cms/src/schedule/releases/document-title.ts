import { defaultLocale, type Locale, type PreviewSubject } from "contracts";
import type { Payload } from "payload";
import { titleOf } from "../../ground/admin/documents.ts";
import type { Label } from "../../ground/i18n/label.ts";

/** What a document's draft is called in a language of the site, or what it is where it has no title. */
export async function documentTitle(
  payload: Payload,
  { kind, id }: PreviewSubject,
  language: keyof Label,
  locale: Locale = defaultLocale,
): Promise<string> {
  if (id === undefined) {
    return titleOf(payload, { document: kind, title: "" }, language);
  }
  const { useAsTitle = "id" } = payload.collections[kind].config.admin;
  const found = await payload.findByID({
    collection: kind,
    id,
    depth: 0,
    draft: true,
    locale,
    fallbackLocale: defaultLocale,
    disableErrors: true,
  });
  const values: Record<string, unknown> = { ...found };
  const title = values[useAsTitle];
  const text = typeof title === "string" ? title : "";
  return titleOf(payload, { document: `${kind}/${id}`, title: text }, language);
}
