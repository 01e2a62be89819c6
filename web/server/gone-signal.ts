import type { ServerResponse } from "node:http";

/** Aborts when the visitor goes before the answer is sent: nobody waits for it any more. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) {
      gone.abort();
    }
  });
  return gone.signal;
}
