import type { Server, ServerResponse } from "node:http";
import { contentApi } from "contracts";

/**
 * Lets a process complete all pending requests before it ends. Meanwhile each response closes its connection. Does
 * not wait for event streams: they never end, and their clients reconnect to another replica.
 * @returns a function that starts draining. Its argument is a promise that resolves once the load balancer sends no
 * more requests; its result resolves once all requests are complete
 */
export function drainWhenAsked(server: Server): (unbalanced: Promise<void>) => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  let onAnswered = () => {};

  server.prependListener("request", ({ url }, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isDraining;
    if (url === contentApi.events) {
      return;
    }
    unanswered.add(response);
    response.once("close", () => {
      unanswered.delete(response);
      onAnswered();
    });
  });

  return async (unbalanced) => {
    isDraining = true;
    for (const response of unanswered) {
      response.shouldKeepAlive = false;
    }
    await unbalanced;
    server.close();
    while (unanswered.size > 0) {
      await new Promise<void>((resolve) => {
        onAnswered = resolve;
      });
    }
  };
}
