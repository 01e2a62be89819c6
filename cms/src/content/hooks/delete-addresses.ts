import type { CollectionBeforeDeleteHook } from "payload";

/**
 * Deletes the former URLs of a deleted document, because they have no redirect target any more. Runs before the
 * deletion, while the rows still reference the document.
 */
export const deleteAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: "former-addresses",
    where: {
      and: [
        { "document.relationTo": { equals: collection.slug } },
        { "document.value": { equals: id } },
      ],
    },
    req,
  });
};
