import { publishPricesRequest, quotesApi } from "contracts";
import type { Endpoint } from "payload";
import { isStaff } from "../../ground/access/is-staff.ts";
import { belowApi } from "../../ground/request/below-api.ts";
import { publishPrices } from "../publish-prices.ts";
import { notKept, readRequest, refuse } from "./quote-requests.ts";

const publish: Endpoint = {
  path: belowApi(quotesApi.prices),
  method: "post",
  handler: async (req) => {
    if (!(isStaff({ req }) && req.user)) {
      return refuse({ code: "forbidden" });
    }
    const request = await readRequest(req, publishPricesRequest);
    if (!request.ok) {
      return request.refusal;
    }
    const result = await publishPrices(req.payload, { staff: req.user, ...request.value });
    return result.ok ? Response.json(result.published, { headers: notKept }) : refuse(result);
  },
};

export const priceEndpoints: Endpoint[] = [publish];
