import { apiErrorResponse, mayHashPassword } from "contracts";
import type { z } from "zod";
import { fetchCms } from "#app/fetch-cms.server.ts";
import { waitForPasswordContext } from "#app/request-context.ts";
import { type CallResult, noResponseResult } from "./call-result.ts";
import {
  addCookie,
  clearSiteData,
  getCurrentRequest,
  type RequestContext,
} from "./visitor-context.server.ts";

export type { ApiFailure, CallResult } from "./call-result.ts";

/** Headers of the visitor's request that the API needs (docs/decisions/0011). */
const forwardedHeaders = [
  "cookie",
  "origin",
  "x-forwarded-for",
  "x-request-id",
  "user-agent",
  "accept-language",
];

export interface ApiCall<T> {
  path: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  response: z.ZodType<T>;
}

async function read<T>(
  response: Response | undefined,
  schema: z.ZodType<T>,
): Promise<CallResult<T>> {
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) {
    return { ok: true, value: schema.parse(body) };
  }
  const apiError = apiErrorResponse.safeParse(body);
  if (!response || !apiError.success) {
    return noResponseResult;
  }
  const { error: _text, ...failure } = apiError.data;
  return { ok: false, failure: { ...failure, status: response.status } };
}

/**
 * Calls an API of the CMS on behalf of the visitor who sent the request. Returns errors of the API
 * instead of throwing them.
 */
export async function callAsVisitor<T>(request: Request, call: ApiCall<T>): Promise<CallResult<T>> {
  return read(await send(request, call), call.response);
}

/**
 * Like callAsVisitor, for account pages: also forwards the API's cookies and its Clear-Site-Data header to
 * the visitor.
 */
export async function callForAccountPage<T>(
  context: RequestContext,
  call: ApiCall<T>,
): Promise<CallResult<T>> {
  const callApi = () => send(getCurrentRequest(context), call);
  const response = mayHashPassword(call.path)
    ? await context.get(waitForPasswordContext)(callApi)
    : await callApi();
  for (const cookie of response?.headers.getSetCookie() ?? []) {
    addCookie(context, cookie);
  }
  const clearedData = response?.headers.get("clear-site-data");
  if (clearedData) {
    clearSiteData(context, clearedData);
  }
  return read(response, call.response);
}

/** Sends a call to the CMS; returns undefined if there is no response. */
async function send(
  request: Request,
  { path, method = "GET", body, headers: added }: ApiCall<unknown>,
): Promise<Response | undefined> {
  const headers = new Headers(added);
  // Passes `sec-fetch-site` only with requests that change data (CSRF protection). If a visitor opens a page by a link
  // on another site, the header would make the CMS reject the page's read calls as cross-site.
  for (const name of method === "GET"
    ? forwardedHeaders
    : [...forwardedHeaders, "sec-fetch-site"]) {
    const value = request.headers.get(name);
    if (value !== null) {
      headers.set(name, value);
    }
  }
  if (body !== undefined) {
    headers.set("content-type", "application/json");
  }
  try {
    return await fetchCms(path, {
      method,
      headers,
      redirect: "manual",
      // Passes the client's signal only with reads and with calls that wait in the password queue. Any other change
      // continues even if the visitor disconnects.
      ...(method === "GET" || mayHashPassword(path) ? { signal: request.signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return undefined;
  }
}
