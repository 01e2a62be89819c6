import type { Server, ServerResponse } from "node:http";
import { contentApi } from "contracts";

/**
 * Lets a process complete all pending requests before it ends. Meanwhile each response closes its connection. Does not
 * wait for event streams, because they never end and their clients reconnect to another replica.
 *
 * @returns a function that starts draining. Its argument resolves once the load balancer sends no more requests. Its
 * result resolves once all requests are complete
 */
export function createDrain(server: Server): (removedFromBalancer: Promise<void>) => Promise<void> {
  const pendingResponses = new Set<ServerResponse>();
  let isDraining = false;
  let onResponseEnd = () => {};

  server.prependListener("request", ({ url }, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isDraining;
    if (url === contentApi.events) {
      return;
    }
    pendingResponses.add(response);
    response.once("close", () => {
      pendingResponses.delete(response);
      onResponseEnd();
    });
  });

  return async (removedFromBalancer) => {
    isDraining = true;
    for (const response of pendingResponses) {
      response.shouldKeepAlive = false;
    }
    await removedFromBalancer;
    server.close();
    while (pendingResponses.size > 0) {
      await new Promise<void>((resolve) => {
        onResponseEnd = resolve;
      });
    }
  };
}
