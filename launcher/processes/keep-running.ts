import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";

export type Running = {
  /** Resolves with the reason when it ends, for whatever cause. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
};

/** So many deaths within the window (ms) end the attempts. */
const maximumDeaths = 5;
const window = 60_000;

/** Before the first restart, in ms; doubles with every death within the window. */
const firstPause = 250;

type KeepRunningOptions = {
  label: string;
  first: Running;
  start: () => Promise<Running>;
  log: (line: string) => void;
  onGiveUp: (error: LaunchError) => void;
};

/** Starts something again whenever it ends by itself, until it is stopped. */
export function keepRunning({ label, first, start, log, onGiveUp }: KeepRunningOptions): {
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
    let deaths: number[] = [];
    for (;;) {
      const reason = await current.exited;
      if (stopping.signal.aborted) return;
      const now = Date.now();
      deaths = [...deaths.filter((time) => now - time < window), now];
      if (deaths.length >= maximumDeaths) {
        const times = `${deaths.length} times within ${window / 1000} s`;
        onGiveUp(new LaunchError(`${label} ended ${times} (last: ${reason}); giving up.`));
        return;
      }
      const pause = firstPause * 2 ** (deaths.length - 1);
      log(`${label} ended (${reason}); starting it again in ${pause} ms.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      current = await startAgain();
      if (stopping.signal.aborted) await current.stop();
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
