import { publishPricesRequest, quotesApi } from "contracts";
import type { Endpoint } from "payload";
import { isStaff } from "../access/is-staff.ts";
import { publishPrices } from "../operations/publish-prices.ts";
import { belowApi } from "./below-api.ts";
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
