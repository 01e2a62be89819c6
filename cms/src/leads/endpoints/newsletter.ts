import { leadsApi } from "contracts";
import { anyone, endpoint, succeeded } from "../../ground/request/endpoint.ts";
import { unsubscribe } from "../unsubscribe.ts";

/** A mail program posts here in one click (RFC 8058), and so does the page that asks first. */
const end = endpoint({
  path: `${leadsApi.unsubscribe}/:token`,
  method: "post",
  access: anyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await unsubscribe(payload, token)) ? succeeded() : { ok: false, code: "not-found" },
});

export const newsletterEndpoints = [end];
