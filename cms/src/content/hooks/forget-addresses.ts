import type { CollectionBeforeDeleteHook } from "payload";

/** A deleted document has nowhere to redirect to. Before, while the rows still name it. */
export const forgetAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
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
