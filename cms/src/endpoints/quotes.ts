import { quotesApi, saveQuoteRequest } from "contracts";
import type { Endpoint } from "payload";
import { createRateLimit } from "../operations/rate-limit.ts";
import { readQuote } from "../operations/read-quote.ts";
import { saveQuote } from "../operations/save-quote.ts";
import { belowApi } from "./below-api.ts";
import { notKept, readRequest, refuse } from "./quote-requests.ts";
import { visitorAddress } from "./visitor-address.ts";

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
