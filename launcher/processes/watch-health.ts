import { setTimeout as delay } from "node:timers/promises";

export interface Patience {
  /** Between two asks, in ms. */
  interval: number;
  /** So many asks in a row without any answer make a part that has been ready a hung one. */
  misses: number;
  /** The same for a part that is still starting: a busy machine may take long over that. */
  missesWhileStarting: number;
}

/** Half a minute, and five while it starts: longer than a machine under load makes anybody wait. */
export const usualPatience: Patience = { interval: 5_000, misses: 6, missesWhileStarting: 60 };

interface HealthWatch {
  /** Whether it answered at all, however late: an ask is not given up while the watch lasts. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Whether it can do its work; asked until it says so once. */
  isReady: (signal: AbortSignal) => Promise<boolean>;
  patience: Patience;
  /** Aborted when the part ends. */
  signal: AbortSignal;
  /** The clock and the pause, for tests. */
  now?: () => number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseFor = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });

/**
 * Resolves with the number of missed answers once they are too many, or with `undefined` when the
 * part ended. Asks overlap, so a part that answers each of them late is slow, not hung. When this
 * process itself stood still (a suspended or stalled machine), nothing was missed.
 */
export async function watchHealth({
  ask,
  isReady,
  patience: { interval, misses, missesWhileStarting },
  signal,
  now = () => performance.now(),
  pause = pauseFor,
}: HealthWatch): Promise<number | undefined> {
  const watching = new AbortController();
  const asking = AbortSignal.any([signal, watching.signal]);
  let missed = 0;
  let hasAnswered = false;
  let hasBeenReady = false;
  try {
    while (!signal.aborted) {
      const askedAt = now();
      void ask(asking).then((answered) => {
        hasAnswered ||= answered;
      });
      if (!hasBeenReady) {
        void isReady(asking).then((ready) => {
          hasBeenReady ||= ready;
        });
      }
      await pause(interval, signal).catch(() => signal.throwIfAborted());
      const stoodStill = now() - askedAt > 2 * interval;
      missed = hasAnswered || stoodStill ? 0 : missed + 1;
      hasAnswered = false;
      if (missed >= (hasBeenReady ? misses : missesWhileStarting)) {
        return missed;
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
  } finally {
    watching.abort();
  }
  return undefined;
}
