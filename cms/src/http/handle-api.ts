import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { defaultLocale } from "contracts";
import { handleEndpoints } from "payload";
import config from "../payload.config.ts";
import { isFromStaff } from "./body-limit.ts";
import { errorResponse, sendShort } from "./error-response.ts";

/** CSP of API responses: no response, especially no uploaded file, can act as a page. */
const apiPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

const overrides = ["x-http-method-override", "x-payload-http-method-override"];

/** True for a method override, for which Payload reads the whole body before it authenticates the client. */
function hasOverride({ headers }: IncomingMessage): boolean {
  return overrides.some((name) => headers[name] !== undefined);
}

async function earlyRefusal(request: IncomingMessage): Promise<Response | undefined> {
  if (!isDecodable(request.url ?? "/")) {
    return errorResponse("invalid");
  }
  return hasOverride(request) && !(await isFromStaff(request))
    ? errorResponse("forbidden")
    : undefined;
}

/** Adds the default language, because Payload without fallback requires one. */
function withLocale(target: string): string {
  const hasLocale = /[?&]locale=/.test(target);
  return hasLocale ? target : `${target}${target.includes("?") ? "&" : "?"}locale=${defaultLocale}`;
}

/**
 * Returns the GET request that a POST with method override stands for; the CMS's screens use it if a query is too
 * long for a URL. Payload's own parsing loses the first parameter if the URL also has a query.
 */
async function queryByPost(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  for (const name of [...overrides, "content-length", "content-type"]) {
    headers.delete(name);
  }
  const { signal } = request;
  const joint = request.url.includes("?") ? "&" : "?";
  const url = withLocale(`${request.url}${joint}${await request.text()}`);
  return new Request(url, { headers, signal });
}

/** HEAD gets the response of GET without its body. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

async function requestPayload(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Response> {
  if (hasOverride(request)) {
    const query = await queryByPost(createRequest(request, response));
    return handleEndpoints({ config, request: query });
  }
  request.url = withLocale(request.url ?? "/");
  return handleEndpoints({ config, request: asGet(createRequest(request, response)) });
}

/** Handles a request below /api without Next. */
export async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  const answer = (await earlyRefusal(request)) ?? (await requestPayload(request, response));
  if (response.headersSent) {
    // The request's body turned out to be too large, and the request was rejected.
    await answer.body?.cancel();
    return;
  }
  if (!request.complete && !answer.ok) {
    await sendShort(response, answer);
    return;
  }
  if (request.method === "HEAD") {
    await answer.body?.cancel();
  }
  await sendResponse(response, answer);
}
