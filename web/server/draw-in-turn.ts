import type { FairQueue } from "contracts/fair-queue";
import type { Drawing } from "./drawn-page.ts";
import { ownIteration } from "./event-loop.ts";
import type { Asker } from "./page-cache.ts";

interface DrawInTurnOptions {
  turns: FairQueue;
  draw: (path: string, signal: AbortSignal) => Promise<Drawing>;
}

/** Draws a page for everyone in the turn of who asked for it first; 503 when they ask for too much. */
export function drawInTurn({ turns, draw }: DrawInTurnOptions) {
  return async (path: string, { address, gone, hasTurn = false }: Asker): Promise<Drawing> => {
    if (hasTurn) {
      await ownIteration();
      return draw(path, gone);
    }
    const turn = await turns.enter({ address, signal: gone });
    if (!turn.ok) {
      return new Response("Too many requests at once\n", {
        status: 503,
        headers: { "content-type": "text/plain", "cache-control": "no-store", "retry-after": "5" },
      });
    }
    try {
      await ownIteration();
      return await draw(path, gone);
    } finally {
      turn.end();
    }
  };
}
