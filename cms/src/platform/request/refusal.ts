import {
  type ApiErrorCode,
  type ApiErrorResponse,
  apiErrorStatuses,
  apiErrorText,
  type FieldProblem,
} from "contracts";

/** Value of Retry-After in a response with the code `unavailable`, in seconds. */
const unavailableSeconds = 5;

/** Responses depend on the client, so they must not be cached. */
const uncached = { "cache-control": "private, no-store" };

export interface Refusal {
  ok: false;
  code: ApiErrorCode;
  fields?: Record<string, FieldProblem>;
  subscriptions?: number;
  retryAfterSeconds?: number;
}

export const notFoundRefusal = { ok: false, code: "not-found" } as const satisfies Refusal;

interface ResponseOptions {
  status?: number;
  headers?: Record<string, string>;
  /** Values of Set-Cookie headers. */
  cookies?: string[];
}

/** Returns a JSON response that is not cached. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {}, cookies = [] }: ResponseOptions = {},
): Response {
  const response = Response.json(body, { status, headers: { ...uncached, ...headers } });
  for (const cookie of cookies) {
    response.headers.append("set-cookie", cookie);
  }
  return response;
}

/**
 * Returns the response to a failed request: its status, and a body with the error. `extra` adds fields to the body or
 * replaces them.
 */
export function refusalResponse(refusal: Refusal, extra: object = {}): Response {
  const { code, fields, subscriptions } = refusal;
  const retryAfterSeconds =
    refusal.retryAfterSeconds ?? (code === "unavailable" ? unavailableSeconds : undefined);
  const body: ApiErrorResponse = {
    error: apiErrorText(refusal),
    code,
    ...(fields ? { fields } : {}),
    ...(subscriptions === undefined ? {} : { subscriptions }),
  };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return jsonResponse({ ...body, ...extra }, { status: apiErrorStatuses[code], headers });
}
