import type { ServerResponse } from "node:http";
import { type ApiErrorCode, apiErrorText } from "contracts";
import { refusalResponse } from "../platform/request/refusal.ts";

/**
 * Returns the response to a failure outside of the product's endpoints. `errors` has Payload's format, because the
 * CMS's screens translate the message in it (payload-workarounds/literals.ts). The lists of the CMS show the message
 * only if the response also contains `docs` (explain-list-refusal.ts).
 */
export function errorResponse(code: ApiErrorCode, messageCode: ApiErrorCode = code): Response {
  const errors = [{ message: apiErrorText({ code: messageCode }) }];
  return refusalResponse({ ok: false, code }, { errors, docs: [] });
}

/** Time in ms between an early rejection and the end of the connection, in which the client can read the response. */
export const rejectionLingerMs = 1_000;

/**
 * Sends a short response. If the request's body is still arriving, stops reading the body and closes the connection
 * after `rejectionLingerMs`. Closing at once could discard the response before the client reads it.
 */
export async function sendShortResponse(
  response: ServerResponse,
  shortResponse: Response,
): Promise<void> {
  const isEarly = !response.req.complete;
  const body = Buffer.from(await shortResponse.arrayBuffer());
  response.setHeaders(shortResponse.headers);
  response.setHeader("content-length", body.byteLength);
  if (!isEarly) {
    response.writeHead(shortResponse.status).end(body);
    return;
  }
  response.req.pause();
  response.writeHead(shortResponse.status, { connection: "close" });
  response.write(body);
  const timer = setTimeout(() => response.end(), rejectionLingerMs);
  response.once("close", () => clearTimeout(timer));
}
