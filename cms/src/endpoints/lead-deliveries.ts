import type { Endpoint } from "payload";
import { leadStore } from "../lead-store.ts";
import { retryDelivery } from "../operations/leads/redeliver.ts";
import { staffOnly } from "./staff-only.ts";

const retry: Endpoint = staffOnly({
  path: "/:id/retry",
  method: "post",
  handler: async ({ payload, routeParams }) => {
    const isQueued = await retryDelivery(await leadStore(payload), String(routeParams?.id));
    return Response.json({ isQueued }, { status: isQueued ? 200 : 404 });
  },
});

export const deliveryEndpoints: Endpoint[] = [retry];
