import { locales } from "contracts";
import type { CollectionBeforeOperationHook } from "payload";

interface BulkArguments {
  data?: { _status?: string | null };
  publishAllLocales?: boolean;
}

/**
 * Publishes a selection only in the list's language, like the publish button of a form, unless the request is for all
 * languages. The endpoint of Payload's bulk update ignores `publishSpecificLocale`.
 */
export const publishInListLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isOfSelection = operation === "update" && "where" in args && !("id" in args);
  const { data, publishAllLocales } = args as BulkArguments;
  const isPublish = isOfSelection && data?._status === "published";
  const locale = locales.find((each) => each === req.locale);
  if (!isPublish || !locale || publishAllLocales || req.user?.collection !== "staff") {
    return args;
  }
  // Sets the query too, because hooks read the language of a publish from it (check-every-language.ts).
  req.query = { ...req.query, publishSpecificLocale: locale };
  return { ...args, publishSpecificLocale: locale };
};
