import { addressedCollections, defaultLocale } from "contracts";
import type { DefaultServerCellComponentProps } from "payload";
import { getKindLabel } from "../../../platform/admin/documents.ts";
import { label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";

const inTrash = label("na lixeira", "in the trash", "en la papelera");
const untitled = label("(sem título)", "(untitled)", "(sin título)");

/**
 * Shows the title of a redirect's target document. Includes documents in the trash, which Payload's own cell does not
 * read.
 */
export async function RedirectTargetCell({
  cellData,
  i18n,
  payload,
}: DefaultServerCellComponentProps) {
  const { relationTo, value } = (cellData ?? {}) as { relationTo?: unknown; value?: unknown };
  const collection = addressedCollections.find((slug) => slug === relationTo);
  const id = typeof value === "object" && value ? (value as { id?: unknown }).id : value;
  if (!collection || !id) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const document = await payload.findByID({
    collection,
    id: String(id),
    depth: 0,
    draft: true,
    locale: defaultLocale,
    fallbackLocale: ["en-US", "es-ES"],
    trash: true,
    disableErrors: true,
  });
  const title = document?.title || untitled[language];
  const note = document?.deletedAt ? ` (${inTrash[language]})` : "";
  return `${getKindLabel(payload, collection, language)}: ${title}${note}`;
}
