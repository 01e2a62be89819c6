import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";

export interface Running {
  /** Resolves with the reason when it ends, for whatever cause. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** Whatever lived shorter than this, in ms, died soon. */
const shortLife = 60_000;

/** So many deaths in a row, each of them soon, make it a failing one. */
const failingDeaths = 5;

/** Before a restart, in ms: doubles with every death that came soon. */
const pauses = { first: 250, longest: 30_000 };

interface KeepRunningOptions {
  label: string;
  first: Running;
  start: () => Promise<Running>;
  log: (line: string) => void;
  /** It dies again and again. It is started on all the same, at longer and longer intervals. */
  onFailing: (error: LaunchError) => void;
}

/** Starts something again whenever it ends by itself, until it is stopped. */
export function keepRunning({ label, first, start, log, onFailing }: KeepRunningOptions): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let current = first;

  async function startAgain(): Promise<Running> {
    try {
      return await start();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { exited: Promise.resolve(reason), stop: async () => {} };
    }
  }

  async function watch(): Promise<void> {
    let deaths = 0;
    for (;;) {
      const startedAt = Date.now();
      const reason = await current.exited;
      if (stopping.signal.aborted) {
        return;
      }
      deaths = Date.now() - startedAt < shortLife ? deaths + 1 : 1;
      if (deaths === failingDeaths) {
        onFailing(new LaunchError(`${label} ended ${deaths} times in a row (last: ${reason}).`));
        if (stopping.signal.aborted) {
          return;
        }
      }
      const pause = Math.min(pauses.first * 2 ** (deaths - 1), pauses.longest);
      log(`${label} ended (${reason}); starting it again in ${pause} ms.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) {
        return;
      }
      current = await startAgain();
      if (stopping.signal.aborted) {
        await current.stop();
      }
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
