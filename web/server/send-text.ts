import type { ServerResponse } from "node:http";
import { isSmallBody } from "./small-body.ts";

/** How long a refused sender has to read the answer before the connection is cut. */
const farewellMs = 1_000;

/**
 * Ends an answer to a large body that was not read. Node would read all of it, for the connection's
 * sake: so it stays where it is, and the connection is cut a moment later. Cut at once, it would take
 * the answer with it.
 */
function endUnread(response: ServerResponse, body: string): void {
  response.write(body);
  const timer = setTimeout(() => response.req.socket.destroy(), farewellMs);
  response.once("close", () => clearTimeout(timer));
}

/** A short answer of the server's own. What came too late or to nobody is dropped. */
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
  const isLeftUnread = !isSmallBody(response.req) && !response.req.complete;
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    ...(isLeftUnread ? { connection: "close" } : {}),
  });
  if (isLeftUnread) {
    endUnread(response, body);
  } else {
    response.end(body);
  }
}

/** Asks to come back: what is needed for the answer is away, or others are to have their turn. */
export function sendUnavailable(response: ServerResponse, text: string, type?: string): void {
  if (!response.headersSent) {
    response.setHeader("retry-after", "5");
  }
  sendText(response, 503, text, type);
}
