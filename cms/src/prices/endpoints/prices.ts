import { maxQuoteRequestBytes, publishPricesRequest, quotesApi } from "contracts";
import { isEditorOrAdmin, type LoggedInUser } from "../../platform/access/roles.ts";
import { type AccessCheck, defineEndpoint } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { publishPrices } from "../publish-prices.ts";

const editor: AccessCheck<LoggedInUser> = (req) =>
  isEditorOrAdmin({ req }) && req.user
    ? { ok: true, account: req.user }
    : { ok: false, code: "forbidden" };

const publish = defineEndpoint({
  path: quotesApi.prices,
  method: "post",
  access: editor,
  body: publishPricesRequest,
  maxBytes: maxQuoteRequestBytes,
  handle: async ({ payload, account, body }) => {
    const result = await publishPrices(payload, { staff: account, ...body });
    return result.ok ? jsonResponse(result.published) : result;
  },
});

export const priceEndpoints = [publish];
