import type { CollectionBeforeDeleteHook } from "payload";

/** Deletes a lead's deliveries with it; an attempt that is under way finds nothing to deliver. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: "lead-deliveries",
    where: { lead: { equals: id } },
    req,
  });
};
