import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { contentApi } from "contracts";

/** What asks for our readiness does so every second: by then nothing new is sent here. */
const noticeMs = 1_500;

/**
 * Answers all that was asked before a process ends: who balances needs a moment to hear that it is not ready any
 * more, and every answer says meanwhile that it is its connection's last. The streams of changes have no end of
 * their own, and whoever follows one follows another's at once.
 *
 * @returns resolves once nothing is unanswered
 */
export function drainWhenAsked(server: Server): () => Promise<void> {
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

  return async () => {
    isDraining = true;
    for (const response of unanswered) {
      response.shouldKeepAlive = false;
    }
    if ((await promisify(server.getConnections.bind(server))()) > 0) {
      await delay(noticeMs);
    }
    server.close();
    while (unanswered.size > 0) {
      await new Promise<void>((resolve) => {
        onAnswered = resolve;
      });
    }
  };
}
