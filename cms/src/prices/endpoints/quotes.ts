import { maxQuoteRequestBytes, quotesApi, saveQuoteRequest } from "contracts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { allowAnyone, defineEndpoint } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { readQuote } from "../read-quote.ts";
import { saveQuote } from "../save-quote.ts";

/**
 * Limits saved quotes per IP address. The limit is high enough for an office behind one IP address, and low enough that
 * a client cannot fill the database.
 */
const limitSaving = createRateLimit({ name: "save-quote", points: 20, seconds: 10 * 60 });

const save = defineEndpoint({
  path: quotesApi.quotes,
  method: "post",
  access: allowAnyone,
  body: saveQuoteRequest,
  maxBytes: maxQuoteRequestBytes,
  limit: limitSaving,
  handle: async ({ payload, body }) => {
    const result = await saveQuote(payload, body);
    return result.ok ? jsonResponse(result.saved, { status: 201 }) : result;
  },
});

const read = defineEndpoint({
  path: `${quotesApi.quotes}/:code`,
  method: "get",
  access: allowAnyone,
  handle: async ({ payload, params: { code = "" } }) => {
    const quote = await readQuote(payload, code);
    return quote ? jsonResponse(quote) : { ok: false, code: "not-found" };
  },
});

export const quoteEndpoints = [save, read];
