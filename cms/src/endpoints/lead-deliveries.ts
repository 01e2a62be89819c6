import type { Endpoint } from "payload";
import { leadStore } from "../lead-store.ts";
import { retryDelivery } from "../operations/leads/redeliver.ts";
import { staffOnly } from "./staff-only.ts";

const retry: Endpoint = staffOnly({
  path: "/:id/retry",
  method: "post",
  handler: async ({ payload, routeParams }, actor) => {
    const id = String(routeParams?.id);
    const isQueued = await retryDelivery(leadStore(payload), { actor, id });
    return Response.json({ isQueued }, { status: isQueued ? 200 : 404 });
  },
});

export const deliveryEndpoints: Endpoint[] = [retry];
