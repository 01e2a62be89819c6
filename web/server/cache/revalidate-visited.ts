import { setTimeout as delay } from "node:timers/promises";
import type { FairQueue } from "contracts/fair-queue";
import type { PageCache } from "./page-cache.ts";

interface RevalidateVisitedOptions {
  pages: Pick<PageCache, "mostVisitedStale" | "revalidate">;
  renderQueue: FairQueue;
  signal: AbortSignal;
}

/**
 * Renders visited pages whose content changed, the most visited first, so that visitors rarely wait for a render. Call
 * this function after each change. Renders one page at a time, at lower priority than visitors. After each render,
 * pauses for the same duration, so that most of the time stays for visitors.
 */
export function revalidateVisitedPages({
  pages,
  renderQueue,
  signal,
}: RevalidateVisitedOptions): () => Promise<void> {
  let isRunning = false;

  /** Returns false if there is no page to render, or the page cannot be rendered now. */
  async function renderNext(): Promise<boolean> {
    if (signal.aborted || pages.mostVisitedStale() === undefined) {
      return false;
    }
    const slot = await renderQueue.enter({ address: "", priority: "background", signal });
    if (!slot.ok) {
      // Tries again later if visitors use every slot.
      return slot.reason === "busy";
    }
    try {
      // Reads the most visited page after the wait, because the ranking may have changed meanwhile.
      const path = pages.mostVisitedStale();
      return path !== undefined && (await pages.revalidate(path));
    } finally {
      slot.end();
    }
  }

  return async () => {
    if (isRunning) {
      return;
    }
    isRunning = true;
    try {
      let startedAt = performance.now();
      while (await renderNext()) {
        await delay(performance.now() - startedAt, undefined, { signal });
        startedAt = performance.now();
      }
    } catch (error) {
      if (!signal.aborted) {
        console.error("Pages are not rendered ahead", error);
      }
    } finally {
      isRunning = false;
    }
  };
}
