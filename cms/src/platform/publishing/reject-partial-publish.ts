import { defaultLocale, locales } from "contracts";
import { APIError, type CollectionAfterOperationHook } from "payload";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

const nothingPublished = label(
  "Nada foi publicado.",
  "Nothing was published.",
  "No se publicó nada.",
);

interface BulkResult {
  errors: { id: number | string; isPublic: boolean; message: string }[];
}

/**
 * Rejects the publish of a selection as a whole if one of its documents is rejected. Payload would report the error of
 * the rejected document, but commit what was written before an `afterChange` hook rejected the document
 * (check-every-language.ts).
 */
export const rejectPartialPublish: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { data } = args as { data?: { _status?: string | null } };
  // Ignores updates of a single document, for which Payload uses the operation `updateByID`.
  if (operation !== "update" || data?._status !== "published") {
    return result;
  }
  const { errors } = result as unknown as BulkResult;
  if (errors.length === 0) {
    return result;
  }
  // Reads outside the transaction, because a failed query may have aborted the transaction.
  const rejectedDocuments: { docs: object[] } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: errors.map(({ id }) => id) } },
    depth: 0,
    draft: true,
    fallbackLocale: defaultLocale,
    locale: locales.find((each) => each === req.locale) ?? defaultLocale,
    pagination: false,
  });
  const documents = rejectedDocuments.docs as Record<string, unknown>[];
  const reasons = errors.map(({ id, isPublic, message }) => {
    const document = documents.find((each) => each.id === id);
    const title = document?.[collection.admin.useAsTitle ?? "id"];
    return `“${title || id}” – ${isPublic ? message : req.t("error:unknown")}`;
  });
  const message = [nothingPublished[textLanguage(req.i18n.language)], ...reasons].join(" ");
  throw new APIError(message, 400, null, true);
};
