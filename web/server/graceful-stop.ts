import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/**
 * Maximum number of event loop iterations to wait for new connections, so that a flood of connections cannot delay the
 * stop.
 */
const maxTurns = 5_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Resolves in an event loop iteration without a new connection. A connection left in the kernel's
 * backlog would be reset when the server closes; Node accepts one connection per iteration.
 */
async function waitForEmptyBacklog(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  for (let slot = 0, before = -1; slot < maxTurns && accepted !== before; slot++) {
    before = accepted;
    await nextTurn();
    // Waits for two iterations, because the first may accept a connection that was polled earlier.
    await nextTurn();
  }
  server.off("connection", count);
}

/**
 * Returns a function that stops the server without resetting connections. The server accepts no new connection, and
 * marks every response as its connection's last. It leaves idle connections open until their announced
 * keepAliveTimeout, because a request may be in transit. The function resolves when all connections are closed.
 *
 * @returns a function that expects a promise, which resolves once the load balancer sends no new requests
 */
export function createGracefulStop(
  server: Server,
): (outOfRotation: Promise<void>) => Promise<void> {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;

  server.prependListener("request", (_request, response: ServerResponse) => {
    openResponses.add(response);
    response.on("close", () => openResponses.delete(response));
    if (isStopping) {
      response.shouldKeepAlive = false;
    }
  });

  return async (outOfRotation) => {
    isStopping = true;
    for (const response of openResponses) {
      response.shouldKeepAlive = false;
    }
    await outOfRotation;
    await waitForEmptyBacklog(server);
    // Uses the close method of net.Server, because the close method of http.Server also cuts connections that seem
    // idle.
    await new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
  };
}
