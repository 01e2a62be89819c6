import type { Server, ServerResponse } from "node:http";
import { contentApi } from "contracts";

/**
 * Answers all that was asked before a process ends. Every answer says meanwhile that it is its connection's last.
 * The streams of changes have no end of their own, and whoever follows one follows another's at once.
 *
 * @returns given what tells when nothing new comes any more, resolves once nothing is unanswered
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
