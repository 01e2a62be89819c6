import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { defaultLocale } from "contracts";
import { handleEndpoints } from "payload";
import config from "../payload.config.ts";
import { isFromStaff } from "./body-bound.ts";
import { errorAnswer, sendShort } from "./error-answer.ts";

/** Nothing the API answers, an uploaded file least of all, may act as a page. */
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

/** Payload reads the whole body of such a request before it knows who sends it. */
function hasOverride({ headers }: IncomingMessage): boolean {
  return overrides.some((name) => headers[name] !== undefined);
}

async function earlyRefusal(request: IncomingMessage): Promise<Response | undefined> {
  if (!isDecodable(request.url ?? "/")) {
    return errorAnswer("invalid");
  }
  return hasOverride(request) && !(await isFromStaff(request))
    ? errorAnswer("forbidden")
    : undefined;
}

/** Without fallback between languages Payload needs to be told which one is meant. */
function withLocale(target: string): string {
  const hasLocale = /[?&]locale=/.test(target);
  return hasLocale ? target : `${target}${target.includes("?") ? "&" : "?"}locale=${defaultLocale}`;
}

/**
 * The GET that a POST stands for: so the CMS screens ask where a query is too long for an address.
 * Payload's own reading of these loses the first of the query where the address has one too.
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

/** HEAD is answered as GET is, without the body. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

async function askPayload(request: IncomingMessage, response: ServerResponse): Promise<Response> {
  if (hasOverride(request)) {
    const query = await queryByPost(createRequest(request, response));
    return handleEndpoints({ config, request: query });
  }
  request.url = withLocale(request.url ?? "/");
  return handleEndpoints({ config, request: asGet(createRequest(request, response)) });
}

/** Answers a request below /api, without the admin screens' framework in between. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  const answer = (await earlyRefusal(request)) ?? (await askPayload(request, response));
  if (response.headersSent) {
    // Refused meanwhile for its length.
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
