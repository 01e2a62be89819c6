import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** An event loop that turns in less time has accepted every connection that was made before, in ms. */
const calmTurnMs = 1;
/** A busy one is not waited for beyond so many turns. */
const maxTurns = 1_000;

/** Waits for a moment in which no connection is likely to wait for being accepted. */
async function calmMoment(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - begun < calmTurnMs) {
      return;
    }
  }
}

/**
 * Answers what stops the server without a reset: it takes no new connection, every answer says that
 * it is its connection's last, and a connection that asks nothing ends when its client was told it
 * would (keepAliveTimeout), since a request of it may be on its way. Resolves when all are closed.
 *
 * @returns is given what tells when nothing new comes any more
 */
export function gracefulStop(server: Server): (unbalanced: Promise<void>) => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  let isStopping = false;

  server.prependListener("request", (_request, response: ServerResponse) => {
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    if (isStopping) {
      response.shouldKeepAlive = false;
    }
  });

  return async (unbalanced) => {
    isStopping = true;
    for (const response of unanswered) {
      response.shouldKeepAlive = false;
    }
    await unbalanced;
    await calmMoment();
    // Of its parent: http's own also cuts connections that seem idle.
    await new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
  };
}
