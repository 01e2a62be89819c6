import type { FairQueue } from "contracts/fair-queue";
import type { Drawing } from "./drawn-page.ts";
import { ownIteration } from "./event-loop.ts";
import type { Asker } from "./page-cache.ts";

interface DrawInTurnOptions {
  turns: FairQueue;
  draw: (path: string, client: Pick<Asker, "address" | "gone">) => Promise<Drawing>;
}

/** Draws a page for everyone in the turn of who asked for it first; 503 when they ask for too much. */
export function drawInTurn({ turns, draw }: DrawInTurnOptions) {
  return async (path: string, asker: Asker): Promise<Drawing> => {
    const { address, gone, hasTurn = false } = asker;
    if (hasTurn) {
      await ownIteration();
      return draw(path, asker);
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
      return await draw(path, asker);
    } finally {
      turn.end();
    }
  };
}
