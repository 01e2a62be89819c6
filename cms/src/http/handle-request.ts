import type { IncomingMessage, ServerResponse } from "node:http";
import { readRequestId, requestId } from "contracts/request-id";
import { isDatabaseUnavailable } from "../platform/failures.ts";
import { logFailure } from "../platform/log/log-line.ts";
import { limitBodySize } from "./body-limit.ts";
import { errorResponse, rejectionLingerMs, sendShortResponse } from "./error-response.ts";
import { handleApi } from "./handle-api.ts";

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Default Cache-Control of responses that depend on the client; endpoints with cacheable responses set their own. */
const uncached = "private, no-store";
const hasOwnCacheControl = /^\/_next(?:\/|$)/;

/**
 * Returns true if path and Host form a valid URL. Rejects NUL in a path, because PostgreSQL cannot store NUL. NUL in a
 * query of the API is accepted here; the endpoints reject it and name the invalid parameter.
 */
function hasValidUrl({ url = "/", headers }: IncomingMessage): boolean {
  return (
    url.startsWith("/") &&
    !(url.startsWith("/api/") ? url.replace(/\?.*/s, "") : url).includes("%00") &&
    /^[^/?#@\\]+$/.test(headers.host ?? "") &&
    URL.canParse(`http://${headers.host}/`) &&
    URL.canParse(url, "http://localhost")
  );
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  handleScreens: RequestHandler,
): Promise<void> {
  const { url = "/", method = "GET" } = request;
  if (!methods.includes(method)) {
    response.setHeader("allow", methods.join(", "));
    await sendShortResponse(
      response,
      Response.json({ error: "Method not allowed" }, { status: 405 }),
    );
  } else if (!hasValidUrl(request)) {
    await sendShortResponse(response, errorResponse("invalid"));
  } else if (await limitBodySize(request, response)) {
    await (url.startsWith("/api/") ? handleApi : handleScreens)(request, response);
  }
}

async function sendError(request: IncomingMessage, response: ServerResponse, error: unknown) {
  const { url = "/", method } = request;
  if (request.destroyed && !request.complete) {
    // The client has disconnected, so nothing needs to be logged or sent.
    return;
  }
  logFailure(`${method} ${url.split("?")[0]} failed`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  await sendShortResponse(
    response,
    errorResponse(isDatabaseUnavailable(error) ? "unavailable" : "internal"),
  );
}

/** Handles every HTTP request to the CMS except health checks. Sets common headers and routes the request. */
export function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  handleScreens: RequestHandler,
): Promise<void> {
  const id = readRequestId(request);
  response.setHeader("x-request-id", id);
  if (!hasOwnCacheControl.test(request.url ?? "/")) {
    response.setHeader("cache-control", uncached);
  }
  response.once("finish", () => {
    // Closes the connection after `rejectionLingerMs` if the response was sent before the whole body arrived. Nothing
    // needs the rest of the body.
    setTimeout(() => request.complete || request.socket.destroy(), rejectionLingerMs).unref();
  });
  return requestId.run(id, () =>
    respond(request, response, handleScreens).catch((error) => sendError(request, response, error)),
  );
}
