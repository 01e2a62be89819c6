import type { Endpoint } from "payload";
import { leadStore } from "../lead-store.ts";
import { retryAllDeliveries, retryDelivery } from "../operations/leads/redeliver.ts";
import { staffOnly } from "./staff-only.ts";

const retry: Endpoint = staffOnly({
  path: "/:id/retry",
  method: "post",
  handler: async ({ payload, routeParams }) => {
    const isQueued = await retryDelivery(await leadStore(payload), String(routeParams?.id));
    return Response.json({ isQueued }, { status: isQueued ? 200 : 404 });
  },
});

const retryAll: Endpoint = staffOnly({
  path: "/retry-dead",
  method: "post",
  handler: async ({ payload }) =>
    Response.json({ queued: await retryAllDeliveries(await leadStore(payload)) }),
});

export const deliveryEndpoints: Endpoint[] = [retry, retryAll];
