import { allowEditors } from "../../audit/staff-access.ts";
import { defineEndpoint } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { retryDeadDeliveries } from "../redeliver.ts";

const retry = defineEndpoint({
  path: "/:id/retry",
  method: "post",
  access: allowEditors,
  handle: async ({ payload, account: actor, params: { id = "" } }) => {
    const isQueued = (await retryDeadDeliveries(payload, { actor, id })) > 0;
    return isQueued ? jsonResponse({ isQueued }) : { ok: false, code: "not-found" };
  },
});

const retryAll = defineEndpoint({
  path: "/retry-dead",
  method: "post",
  access: allowEditors,
  handle: async ({ payload, account: actor }) =>
    jsonResponse({ queued: await retryDeadDeliveries(payload, { actor }) }),
});

export const deliveryEndpoints = [retry, retryAll];
