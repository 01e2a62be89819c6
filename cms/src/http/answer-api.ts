import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { defaultLocale } from "contracts";
import { handleEndpoints } from "payload";
import config from "../payload.config.ts";

/** Nothing the API answers, an uploaded file least of all, may act as a page. */
const apiPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Without fallback between languages Payload needs to be told which one is meant. */
function withLocale(target: string): string {
  const hasLocale = /[?&]locale=/.test(target);
  return hasLocale ? target : `${target}${target.includes("?") ? "&" : "?"}locale=${defaultLocale}`;
}

/** Counts that a query may name, and what each may be; PostgreSQL fails on a negative offset. */
const counts = { page: /^[1-9]\d{0,8}$/, limit: /^\d{1,9}$/, depth: /^\d{1,9}$/ };

function hasSaneCounts(target: string): boolean {
  const query = new URLSearchParams(target.slice(target.indexOf("?")));
  return Object.entries(counts).every(([name, pattern]) =>
    query.getAll(name).every((value) => pattern.test(value)),
  );
}

/** Answers a request below /api, without the admin screens' framework in between. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.url = withLocale(request.url ?? "/");
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  if (!hasSaneCounts(request.url)) {
    response.writeHead(400, { "content-type": "application/json" });
    response.end('{"error":"Bad request"}');
    return;
  }
  const answer = await handleEndpoints({ config, request: createRequest(request, response) });
  if (!request.complete) {
    // Refused before it was read to the end: the connection's next request would wait behind the rest.
    response.setHeader("connection", "close");
  }
  await sendResponse(response, answer);
}
