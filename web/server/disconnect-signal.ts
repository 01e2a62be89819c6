import type { ServerResponse } from "node:http";

/** Returns a signal that aborts when the visitor disconnects before the response is sent. */
export function createDisconnectSignal(response: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) {
      disconnected.abort();
    }
  });
  return disconnected.signal;
}
