import type { ServerResponse } from "node:http";
import { isSmallBody } from "./small-body.ts";

/** Time in ms in which a rejected client can read the response before the connection is closed. */
const lingerMs = 1_000;

/**
 * Ends the response to a large body that was not read. Closes the connection, because Node would otherwise read the
 * whole body. Waits before closing, because an immediate close could discard the response.
 */
function endUnread(response: ServerResponse, body: string): void {
  response.write(body);
  const timer = setTimeout(() => response.req.socket.destroy(), lingerMs);
  response.once("close", () => clearTimeout(timer));
}

/**
 * Sends a short response of the server itself. Does nothing if headers were already sent or the
 * client disconnected.
 */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain",
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const body = `${text}\n`;
  const isBodyUnread = !isSmallBody(response.req) && !response.req.complete;
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    ...(isBodyUnread ? { connection: "close" } : {}),
  });
  if (isBodyUnread) {
    endUnread(response, body);
  } else {
    response.end(body);
  }
}

/** Responds with 503 and Retry-After, when a dependency is down or no slot is free. */
export function sendUnavailable(response: ServerResponse, text: string, type?: string): void {
  if (!response.headersSent) {
    response.setHeader("retry-after", "5");
  }
  sendText(response, 503, text, type);
}
