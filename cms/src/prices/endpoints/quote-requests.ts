import { maxQuoteRequestBytes, type QuoteErrorResponse } from "contracts";
import type { PayloadRequest } from "payload";
import type { z } from "zod";
import { readStorableJson } from "../../ground/request/limited-json.ts";

/** A quote, its prices and their errors belong to who asks: nobody keeps them. */
export const notKept = { "cache-control": "no-store" };

const statuses = {
  invalid: 400,
  forbidden: 403,
  "not-found": 404,
  "prices-changed": 409,
  "too-large": 413,
  "not-json": 415,
  "rate-limited": 429,
  unavailable: 503,
} as const satisfies Record<QuoteErrorResponse["code"], number>;

const messages = {
  invalid: "The request is not valid",
  forbidden: "Only staff publish prices",
  "not-found": "There is no such quote",
  "prices-changed": "Other prices are published by now",
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

/** The one place where a failure of these APIs becomes a status and words. */
export function refuse({ code, field, message = messages[code], headers }: Refusal): Response {
  const body: QuoteErrorResponse = { error: message, code, ...(field ? { field } : {}) };
  return Response.json(body, { status: statuses[code], headers: { ...notKept, ...headers } });
}

type RequestReading<Value> = { ok: true; value: Value } | { ok: false; refusal: Response };

/** The body of a request, if it is as its contract says. */
export async function readRequest<Schema extends z.ZodType>(
  { headers, body }: Pick<PayloadRequest, "headers" | "body">,
  schema: Schema,
): Promise<RequestReading<z.output<Schema>>> {
  const json = await readStorableJson({ headers, body }, maxQuoteRequestBytes);
  if (!json.ok) {
    return { ok: false, refusal: refuse({ code: json.code }) };
  }
  const request = schema.safeParse(json.value);
  if (request.success) {
    return { ok: true, value: request.data };
  }
  const issue = request.error.issues[0];
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const field = unknownKey ?? issue?.path.at(-1);
  const named = field === undefined ? {} : { field: String(field) };
  return { ok: false, refusal: refuse({ code: "invalid", ...named }) };
}
