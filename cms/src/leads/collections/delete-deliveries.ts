import type { CollectionBeforeDeleteHook } from "payload";

/** A lead's deliveries go with it; a job that is still waiting finds nothing to deliver. */
export const deleteDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: "lead-deliveries",
    where: { lead: { equals: id } },
    req,
  });
};
