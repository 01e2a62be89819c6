import {
  maxQuoteRequestBytes,
  type QuoteErrorResponse,
  quotesApi,
  saveQuoteRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { createRateLimit } from "../operations/rate-limit.ts";
import { readQuote } from "../operations/read-quote.ts";
import { saveQuote } from "../operations/save-quote.ts";
import { belowApi } from "./below-api.ts";
import { readJson } from "./limited-json.ts";
import { visitorAddress } from "./visitor-address.ts";

/** A quote and its errors belong to who asks: nobody keeps them. */
const notKept = { "cache-control": "no-store" };

const statuses = {
  invalid: 400,
  "not-found": 404,
  "too-large": 413,
  "not-json": 415,
  "rate-limited": 429,
  unavailable: 503,
} as const satisfies Record<QuoteErrorResponse["code"], number>;

const messages = {
  invalid: "The request is not valid",
  "not-found": "There is no such quote",
  "too-large": "The request is too large",
  "not-json": "The request must be application/json",
  "rate-limited": "Too many quotes: try again later",
  unavailable: "There is no published price catalogue",
} as const satisfies Record<QuoteErrorResponse["code"], string>;

interface Refusal {
  code: QuoteErrorResponse["code"];
  field?: string;
  message?: string;
  headers?: Record<string, string>;
}

function refuse({ code, field, message = messages[code], headers }: Refusal): Response {
  const body: QuoteErrorResponse = { error: message, code, ...(field ? { field } : {}) };
  return Response.json(body, { status: statuses[code], headers: { ...notKept, ...headers } });
}

/** Generous to an office behind one address, and no way to fill the database. */
const limitSaving = createRateLimit({ name: "save-quote", points: 20, seconds: 10 * 60 });

const save: Endpoint = {
  path: belowApi(quotesApi.quotes),
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const json = await readJson({ headers, body }, maxQuoteRequestBytes);
    if (!json.ok) {
      return refuse({ code: json.code });
    }
    const request = saveQuoteRequest.safeParse(json.value);
    if (!request.success) {
      const issue = request.error.issues[0];
      const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
      const field = unknownKey ?? issue?.path.at(-1);
      return refuse({ code: "invalid", ...(field === undefined ? {} : { field: String(field) }) });
    }
    const allowance = await limitSaving(payload, visitorAddress(headers));
    if (!allowance.ok) {
      return refuse({
        code: "rate-limited",
        headers: { "retry-after": String(allowance.retryAfterSeconds) },
      });
    }
    const result = await saveQuote(payload, request.data);
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
