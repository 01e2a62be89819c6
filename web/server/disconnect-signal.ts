import type { ServerResponse } from "node:http";

/** Returns a signal that aborts when the visitor disconnects before the response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) {
      disconnected.abort();
    }
  });
  return disconnected.signal;
}
