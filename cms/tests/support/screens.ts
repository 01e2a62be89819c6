import type { IncomingMessage, ServerResponse } from "node:http";

/** Stands in for the admin screens: reads a body to its end, as a server function does. */
export async function readAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).byteLength;
  }
  response.end(String(size));
}
