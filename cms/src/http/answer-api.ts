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

/** Answers a request below /api, without the admin screens' framework in between. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.url = withLocale(request.url ?? "/");
  response.setHeader("content-security-policy", apiPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  await sendResponse(
    response,
    await handleEndpoints({ config, request: createRequest(request, response) }),
  );
}
