import type { CollectionBeforeOperationHook } from "payload";

/**
 * Unpublishes documents when they are moved to the trash, so that queries of published content need not check for it;
 * restored documents are drafts.
 */
export const trashAsDraft: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const { data } = args as { data?: { deletedAt?: unknown; _status?: unknown } };
  if (operation === "update" && collection.versions?.drafts && data?.deletedAt) {
    data._status = "draft";
  }
};
