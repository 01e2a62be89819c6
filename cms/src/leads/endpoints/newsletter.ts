import { leadsApi } from "contracts";
import type { Endpoint } from "payload";
import { belowApi } from "../../ground/request/below-api.ts";
import { unsubscribe } from "../unsubscribe.ts";

/** A mail program posts here in one click (RFC 8058), and so does the page that asks first. */
const end: Endpoint = {
  path: `${belowApi(leadsApi.unsubscribe)}/:token`,
  method: "post",
  handler: async ({ payload, routeParams }) => {
    const isOurs = await unsubscribe(payload, String(routeParams?.token));
    return Response.json({ isUnsubscribed: isOurs }, { status: isOurs ? 200 : 404 });
  },
};

export const newsletterEndpoints: Endpoint[] = [end];
