import type { Endpoint } from "payload";
import { retryDead } from "../operations/leads/redeliver.ts";
import { staffOnly } from "./staff-only.ts";

const retry: Endpoint = staffOnly({
  path: "/:id/retry",
  method: "post",
  handler: async ({ payload, routeParams }, actor) => {
    const id = String(routeParams?.id);
    const isQueued = (await retryDead(payload, { actor, id })) > 0;
    return Response.json({ isQueued }, { status: isQueued ? 200 : 404 });
  },
});

const retryAll: Endpoint = staffOnly({
  path: "/retry-dead",
  method: "post",
  handler: async ({ payload }, actor) =>
    Response.json({ queued: await retryDead(payload, { actor }) }),
});

export const deliveryEndpoints: Endpoint[] = [retry, retryAll];
