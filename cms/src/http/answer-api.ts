import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { defaultLocale } from "contracts";
import { handleEndpoints } from "payload";
import { refuse } from "../accounts/endpoints/refusal.ts";
import config from "../payload.config.ts";

/** Nothing the API answers, an uploaded file least of all, may act as a page. */
const apiPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Without fallback between languages Payload needs to be told which one is meant. */
function withLocale(target: string): string {
  const hasLocale = /[?&]locale=/.test(target);
  return hasLocale ? target : `${target}${target.includes("?") ? "&" : "?"}locale=${defaultLocale}`;
}

/** These name what is wrong with a call themselves, as they name everything (refusal.ts). */
const accountCall = /^\/api\/(auth|admin)(?=[/?]|$)/;

/** Counts that a query may name, and what each may be; PostgreSQL fails on a negative offset. */
const counts = { page: /^[1-9]\d{0,8}$/, limit: /^\d{1,9}$/, depth: /^\d{1,9}$/ };

function hasSaneCounts(target: string): boolean {
  const query = new URLSearchParams(target.slice(target.indexOf("?")));
  return Object.entries(counts).every(([name, pattern]) =>
    query.getAll(name).every((value) => pattern.test(value)),
  );
}

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** What no endpoint needs to be asked for; PostgreSQL stores no NUL. */
function earlyRefusal(target: string): Response | undefined {
  const isWellFormed = isDecodable(target);
  if (accountCall.test(target)) {
    return isWellFormed ? undefined : refuse({ ok: false, code: "not-found" }, "staff");
  }
  return isWellFormed && !target.includes("%00") && hasSaneCounts(target)
    ? undefined
    : Response.json({ error: "Bad request" }, { status: 400 });
}

/** Answers a request below /api, without the admin screens' framework in between. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.url = withLocale(request.url ?? "/");
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  const answer =
    earlyRefusal(request.url) ??
    (await handleEndpoints({ config, request: createRequest(request, response) }));
  if (!request.complete) {
    // Refused before it was read to the end: the connection's next request would wait behind the rest.
    response.setHeader("connection", "close");
  }
  await sendResponse(response, answer);
}
