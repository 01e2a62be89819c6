import type { CollectionBeforeOperationHook } from "payload";

/**
 * Unpublishes a document that is moved to the trash, so that queries for published content need no check for the
 * trash. A restored document is a draft.
 */
export const trashAsDraft: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const { data } = args as { data?: { deletedAt?: unknown; _status?: unknown } };
  if (operation === "update" && collection.versions?.drafts && data?.deletedAt) {
    data._status = "draft";
  }
};
