import type { Endpoint } from "payload";
import { staffOnly } from "../../audit/staff-only.ts";
import { retryDead } from "../redeliver.ts";

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
