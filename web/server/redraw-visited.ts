import { setTimeout as delay } from "node:timers/promises";
import type { FairQueue } from "contracts/fair-queue";
import type { PageCache } from "./page-cache.ts";

interface RedrawVisitedOptions {
  pages: Pick<PageCache, "mostVisitedStale" | "redraw">;
  turns: FairQueue;
  signal: AbortSignal;
}

/**
 * Draws the pages that changed and that visitors asked for, the most visited first, so that hardly
 * anybody has to wait for one: called after each change. One page at a time, in turns that visitors have
 * before it, and with a rest as long as each took: however many changes come, most of the time is theirs.
 */
export function redrawVisited({ pages, turns, signal }: RedrawVisitedOptions): () => Promise<void> {
  let isRunning = false;

  /** False when there is nothing to draw, or nothing can be drawn now. */
  async function drawNext(): Promise<boolean> {
    if (signal.aborted || pages.mostVisitedStale() === undefined) {
      return false;
    }
    const turn = await turns.enter({ address: "", standing: "unwatched", signal });
    if (!turn.ok) {
      // Visitors have all turns.
      return turn.reason === "busy";
    }
    try {
      // Which one that is may have changed meanwhile.
      const path = pages.mostVisitedStale();
      return path !== undefined && (await pages.redraw(path));
    } finally {
      turn.end();
    }
  }

  return async () => {
    if (isRunning) {
      return;
    }
    isRunning = true;
    try {
      let began = performance.now();
      while (await drawNext()) {
        await delay(performance.now() - began, undefined, { signal });
        began = performance.now();
      }
    } catch (error) {
      if (!signal.aborted) {
        console.error("Pages are not drawn ahead", error);
      }
    } finally {
      isRunning = false;
    }
  };
}
