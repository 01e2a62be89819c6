import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";

export interface SupervisedProcess {
  /** Resolves with the reason of the exit, for exits of any cause. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** A run shorter than this, in ms, counts as a crash at start. */
const shortRunMs = 60_000;

/** Number of short runs in a row that count as a crash loop. */
const crashLoopExits = 5;

/** Delay before a restart, in ms; it doubles with every short run. */
const restartDelaysMs = { first: 250, longest: 30_000 };

interface SuperviseOptions {
  label: string;
  first: SupervisedProcess;
  start: () => Promise<SupervisedProcess>;
  log: (line: string) => void;
  /** Called on a crash loop. Restarts continue at growing intervals. */
  onCrashLoop: (error: LaunchError) => void;
}

/** Restarts a process whenever it exits by itself, until `stop` is called. */
export function supervise({ label, first, start, log, onCrashLoop }: SuperviseOptions): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let current = first;

  async function startAgain(): Promise<SupervisedProcess> {
    try {
      return await start();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { exited: Promise.resolve(reason), stop: async () => {} };
    }
  }

  async function watch(): Promise<void> {
    let shortRuns = 0;
    for (;;) {
      const startedAt = Date.now();
      const reason = await current.exited;
      if (stopping.signal.aborted) {
        return;
      }
      shortRuns = Date.now() - startedAt < shortRunMs ? shortRuns + 1 : 1;
      if (shortRuns === crashLoopExits) {
        onCrashLoop(
          new LaunchError(`${label} ended ${shortRuns} times in a row (last: ${reason}).`),
        );
        if (stopping.signal.aborted) {
          return;
        }
      }
      const delayMs = Math.min(
        restartDelaysMs.first * 2 ** (shortRuns - 1),
        restartDelaysMs.longest,
      );
      log(`${label} ended (${reason}); starting it again in ${delayMs} ms.`);
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
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
