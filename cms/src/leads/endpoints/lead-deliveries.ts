import { editorsOnly } from "../../audit/staff-access.ts";
import { endpoint } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { retryDead } from "../redeliver.ts";

const retry = endpoint({
  path: "/:id/retry",
  method: "post",
  access: editorsOnly,
  handle: async ({ payload, account: actor, params: { id = "" } }) => {
    const isQueued = (await retryDead(payload, { actor, id })) > 0;
    return isQueued ? jsonResponse({ isQueued }) : { ok: false, code: "not-found" };
  },
});

const retryAll = endpoint({
  path: "/retry-dead",
  method: "post",
  access: editorsOnly,
  handle: async ({ payload, account: actor }) =>
    jsonResponse({ queued: await retryDead(payload, { actor }) }),
});

export const deliveryEndpoints = [retry, retryAll];
