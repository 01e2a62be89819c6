import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** A flood of new connections is not waited for beyond so many turns of the event loop. */
const maxTurns = 5_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Resolves in a turn of the event loop in which no connection was accepted, so that none waits in the
 * kernel's queue: closing resets those. Node accepts one a turn, however many wait.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  for (let turn = 0, before = -1; turn < maxTurns && accepted !== before; turn++) {
    before = accepted;
    await nextTurn();
    // The first may end a turn that looked for connections before.
    await nextTurn();
  }
  server.off("connection", count);
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
    response.on("close", () => unanswered.delete(response));
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
    await untilNoneWaits(server);
    // Of its parent: http's own also cuts connections that seem idle.
    await new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
  };
}
