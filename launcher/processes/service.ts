import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { signalGroup, spawnScript, stopChild } from "./child.ts";
import { answersPing, endWhenHung, statusOf } from "./end-when-hung.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { forEachOutputLine } from "./output-lines.ts";
import { inspectableArguments, inspectorLine } from "./paused-stack.ts";
import type { Patience } from "./watch-health.ts";

const stopDeadline = 10_000;
const readyDeadline = 120_000;
const readyAskTimeout = 5_000;

export interface ServiceOptions {
  name: string;
  label: string;
  script: string;
  /** Absent: as much as Node takes. */
  heapMegabytes?: number | undefined;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Absent: ready as soon as it is started. */
  readyUrl?: string | undefined;
  /** Absent: whether it hangs is asked over IPC. */
  healthUrl?: string | undefined;
  /** How long it may stay silent; absent, for as long as it likes: a breakpoint is no fault. */
  patience?: Patience | undefined;
  /** Where a report is left when it hangs. */
  reportsFolder: string;
  print: (line: string) => void;
  onFailing: (error: LaunchError) => void;
}

/** New objects get little room, so that what a request leaves behind is gone soon after it. */
function heapArguments(megabytes: number): string[] {
  return [`--max-old-space-size=${megabytes}`, "--max-semi-space-size=4"];
}

/**
 * For the C library, as in the Dockerfile: two arenas of memory in place of eight for each core, which
 * give back what they have free above 128 KB. Compressing and pictures take theirs from there.
 */
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Starts a server that is restarted whenever it dies. It may not be ready yet. */
export function startService(options: ServiceOptions): {
  waitUntilReady(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
} {
  const { name, label, script, cwd, env, healthUrl, readyUrl, patience, print, onFailing } =
    options;
  const heap = options.heapMegabytes === undefined ? [] : heapArguments(options.heapMegabytes);

  function start(): Running {
    const args = [...(patience ? inspectableArguments : []), ...heap, script];
    const child = spawnScript({ args, cwd, env: { ...allocator, ...env } });
    forEachOutputLine(child, (line) => {
      if (!inspectorLine.test(line)) {
        print(`[${name}] ${line}`);
      }
    });
    // Workers that a killed server left behind would still hold its port.
    child.exited.then(() => signalGroup(child, "SIGKILL"));
    if (patience) {
      const ask = async (signal: AbortSignal) =>
        healthUrl === undefined
          ? answersPing(child, signal)
          : (await statusOf(healthUrl, signal)) !== undefined;
      void endWhenHung(child, { ...options, ask, patience });
    }
    return {
      exited: child.exited,
      stop: () => stopChild(child, { ask: () => child.signal("SIGTERM"), deadline: stopDeadline }),
    };
  }

  const { stop } = keepRunning({
    label,
    first: start(),
    start: async () => start(),
    log: print,
    onFailing,
  });

  return {
    stop,
    waitUntilReady: async (signal) => {
      const deadline = Date.now() + readyDeadline;
      const isReady = async (url: string) =>
        (await statusOf(url, AbortSignal.timeout(readyAskTimeout))) === 200;
      while (readyUrl !== undefined && !(await isReady(readyUrl))) {
        signal.throwIfAborted();
        if (Date.now() > deadline) {
          throw new LaunchError(`${label} was not ready after ${readyDeadline / 1000} s.`);
        }
        await delay(100, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    },
  };
}
