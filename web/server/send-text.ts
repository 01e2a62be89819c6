import type { ServerResponse } from "node:http";

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
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Asks to come back: what is needed for the answer is away, or others are to have their turn. */
export function sendUnavailable(response: ServerResponse, text: string, type?: string): void {
  if (!response.headersSent) {
    response.setHeader("retry-after", "5");
  }
  sendText(response, 503, text, type);
}
