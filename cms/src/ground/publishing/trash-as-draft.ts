import type { CollectionBeforeOperationHook } from "payload";

/**
 * What goes to the trash is taken off the site with that: nothing that reads what is published needs to
 * know of the trash, and what is restored is a draft.
 */
export const trashAsDraft: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const { data } = args as { data?: { deletedAt?: unknown; _status?: unknown } };
  if (operation === "update" && collection.versions?.drafts && data?.deletedAt) {
    data._status = "draft";
  }
};
