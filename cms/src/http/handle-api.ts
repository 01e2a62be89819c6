import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { defaultLocale } from "contracts";
import { handleEndpoints } from "payload";
import config from "../payload.config.ts";
import { isStaffRequest } from "./body-limit.ts";
import { errorResponse, sendShortResponse } from "./error-response.ts";

/** CSP of API responses. Prevents browsers from rendering a response as a page, especially an uploaded file. */
const apiPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

const overrideHeaders = ["x-http-method-override", "x-payload-http-method-override"];

/**
 * Returns true if a header overrides the method. Payload would read the whole body of such a request before it
 * authenticates the client.
 */
function hasMethodOverride({ headers }: IncomingMessage): boolean {
  return overrideHeaders.some((name) => headers[name] !== undefined);
}

async function earlyRejection(request: IncomingMessage): Promise<Response | undefined> {
  if (!isDecodable(request.url ?? "/")) {
    return errorResponse("invalid");
  }
  return hasMethodOverride(request) && !(await isStaffRequest(request))
    ? errorResponse("forbidden")
    : undefined;
}

/** Adds the default language to the query, because Payload requires a language if there is no fallback. */
function withLocale(target: string): string {
  const hasLocale = /[?&]locale=/.test(target);
  return hasLocale ? target : `${target}${target.includes("?") ? "&" : "?"}locale=${defaultLocale}`;
}

/**
 * Converts a POST with a method override to a GET request. The CMS's screens send such a POST if a query is too long
 * for a URL. Payload's own conversion loses the first parameter if the URL also has a query.
 */
async function overriddenRequest(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  for (const name of [...overrideHeaders, "content-length", "content-type"]) {
    headers.delete(name);
  }
  const { signal } = request;
  const separator = request.url.includes("?") ? "&" : "?";
  const url = withLocale(`${request.url}${separator}${await request.text()}`);
  return new Request(url, { headers, signal });
}

/** Converts HEAD to GET. The caller must discard the body of the response. */
function headToGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

async function requestPayload(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Response> {
  if (hasMethodOverride(request)) {
    const query = await overriddenRequest(createRequest(request, response));
    return handleEndpoints({ config, request: query });
  }
  request.url = withLocale(request.url ?? "/");
  return handleEndpoints({ config, request: headToGet(createRequest(request, response)) });
}

/** Handles a request below /api without passing it to Next. */
export async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  const answer = (await earlyRejection(request)) ?? (await requestPayload(request, response));
  if (response.headersSent) {
    // A response was already sent, because the body exceeded the limit while it was read.
    await answer.body?.cancel();
    return;
  }
  if (!request.complete && !answer.ok) {
    await sendShortResponse(response, answer);
    return;
  }
  if (request.method === "HEAD") {
    await answer.body?.cancel();
  }
  await sendResponse(response, answer);
}
