import { setTimeout as delay } from "node:timers/promises";
import { createOnceLogger } from "./log-once.ts";

/** Options of jobs that run as long as their process. */
export interface JobContext {
  log: (line: string) => void;
  /** Abort signal: the job stops once running work has finished. */
  signal: AbortSignal;
}

interface PollOptions extends JobContext {
  everyMs: number;
  /** Beginning of the log line of a failure: "Cannot check links". */
  failure: string;
  /** Does the due work. Resolves to the pause in ms until the next poll, or undefined for `everyMs`. */
  look: () => Promise<number | undefined>;
}

/** Polls for work and performs it until the signal aborts. */
export async function poll(options: PollOptions): Promise<void> {
  const { signal, everyMs, look } = options;
  const failureLog = createOnceLogger(options);
  while (!signal.aborted) {
    let pauseMs = everyMs;
    try {
      pauseMs = (await look()) ?? everyMs;
      failureLog.works();
    } catch (error) {
      failureLog.failed(error);
    }
    if (pauseMs > 0) {
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
