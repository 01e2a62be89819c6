import { quotesApi, saveQuoteRequest } from "contracts";
import type { Endpoint } from "payload";
import { createRateLimit } from "../../ground/rate-limit.ts";
import { belowApi } from "../../ground/request/below-api.ts";
import { visitorAddress } from "../../ground/request/visitor-address.ts";
import { readQuote } from "../read-quote.ts";
import { saveQuote } from "../save-quote.ts";
import { notKept, readRequest, refuse } from "./quote-requests.ts";

/** Generous to an office behind one address, and no way to fill the database. */
const limitSaving = createRateLimit({ name: "save-quote", points: 20, seconds: 10 * 60 });

const save: Endpoint = {
  path: belowApi(quotesApi.quotes),
  method: "post",
  handler: async (req) => {
    const { payload, headers } = req;
    const request = await readRequest(req, saveQuoteRequest);
    if (!request.ok) {
      return request.refusal;
    }
    const allowance = await limitSaving(payload, visitorAddress(headers));
    if (!allowance.ok) {
      return refuse({
        code: "rate-limited",
        headers: { "retry-after": String(allowance.retryAfterSeconds) },
      });
    }
    const result = await saveQuote(payload, request.value);
    return result.ok
      ? Response.json(result.saved, { status: 201, headers: notKept })
      : refuse(result);
  },
};

const read: Endpoint = {
  path: `${belowApi(quotesApi.quotes)}/:code`,
  method: "get",
  handler: async ({ payload, routeParams }) => {
    const quote = await readQuote(payload, String(routeParams?.code));
    return quote ? Response.json(quote, { headers: notKept }) : refuse({ code: "not-found" });
  },
};

export const quoteEndpoints: Endpoint[] = [save, read];
