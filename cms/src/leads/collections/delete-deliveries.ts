import type { CollectionBeforeDeleteHook } from "payload";

/** Deletes a lead's deliveries together with the lead; a running attempt then finds nothing to deliver. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: "lead-deliveries",
    where: { lead: { equals: id } },
    req,
  });
};
