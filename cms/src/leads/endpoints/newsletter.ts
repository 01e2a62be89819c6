import { leadsApi } from "contracts";
import {
  allowAnyone,
  defineEndpoint,
  respondWithSuccess,
} from "../../platform/request/endpoint.ts";
import { unsubscribe } from "../unsubscribe.ts";

/** Ends a subscription. Called by mail programs for one-click unsubscribe (RFC 8058), and by the confirmation page. */
const endSubscription = defineEndpoint({
  path: `${leadsApi.unsubscribe}/:token`,
  method: "post",
  access: allowAnyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await unsubscribe(payload, token)) ? respondWithSuccess() : { ok: false, code: "not-found" },
});

export const newsletterEndpoints = [endSubscription];
