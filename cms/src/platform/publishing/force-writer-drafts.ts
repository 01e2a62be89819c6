import { APIError, type CollectionBeforeOperationHook } from "payload";
import { isEditorOrAdmin, isStaff } from "../access/roles.ts";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

const reviewHint = label(
  "Redatores salvam rascunhos. Para pôr no ar, peça uma revisão.",
  "Writers keep drafts. To go live, ask for a review.",
  "Los redactores guardan borradores. Para publicar, pida una revisión.",
);

interface SaveArguments {
  draft?: boolean;
  publishSpecificLocale?: string;
  data?: { _status?: unknown; deletedAt?: unknown };
}

const saves: readonly string[] = ["create", "update", "restoreVersion"];

/**
 * Converts every save by a writer to a draft, whether by form, list, bulk edit, copy, restored version or API. Access
 * rules cannot do this, because they receive no information on whether a save is a draft.
 */
export const forceWriterDrafts: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const { draft, publishSpecificLocale, data } = args as SaveArguments;
  const isDraft =
    draft === true && !publishSpecificLocale && data?._status !== "published" && !data?.deletedAt;
  const isSave = saves.includes(operation) && Boolean(collection.versions?.drafts);
  if (isSave && !isDraft && isStaff({ req }) && !isEditorOrAdmin({ req })) {
    throw new APIError(reviewHint[textLanguage(req.i18n.language)], 403, null, true);
  }
};
