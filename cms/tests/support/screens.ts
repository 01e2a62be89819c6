import type { IncomingMessage, ServerResponse } from "node:http";

/** Replaces the admin screens in tests. Reads a body to its end, as a server function does. */
export async function drainRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).byteLength;
  }
  response.end(String(size));
}
