import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { signalProcessGroup, spawnScript, stopChild } from "./child.ts";
import { fetchHttpStatus, killWhenHung, repliesToPing } from "./kill-when-hung.ts";
import { forEachOutputLine } from "./output-lines.ts";
import { inspectableArguments, inspectorLinePattern } from "./paused-stack.ts";
import { type SupervisedProcess, supervise } from "./supervise.ts";
import type { LivenessLimits } from "./watch-health.ts";

const stopTimeoutMs = 10_000;
const readyTimeoutMs = 120_000;
const readyProbeTimeoutMs = 5_000;

export interface ServiceOptions {
  name: string;
  label: string;
  script: string;
  /** Heap limit in MB; Node's default limit if absent. */
  heapMegabytes?: number | undefined;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** If absent, the service counts as ready when its process has started. */
  readyUrl?: string | undefined;
  /** If absent, liveness is probed over IPC. */
  healthUrl?: string | undefined;
  /**
   * Limits of the liveness probe. If absent, liveness is not probed, because in development a breakpoint also stops
   * responses.
   */
  livenessLimits?: LivenessLimits | undefined;
  /** Folder of reports about hangs. */
  reportsFolder: string;
  print: (line: string) => void;
  onCrashLoop: (error: LaunchError) => void;
}

/**
 * Returns Node arguments that limit the heap. The space for short-lived objects is small, so that the garbage of a
 * request is collected soon.
 */
function heapArguments(megabytes: number): string[] {
  return [`--max-old-space-size=${megabytes}`, "--max-semi-space-size=4"];
}

/**
 * Settings of the C library's allocator, as in the Dockerfile. Limits it to two arenas instead of eight per core, and
 * returns memory above 128 KB to the system. Compression and image processing use this allocator.
 */
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** Starts a service and restarts it whenever it exits. Use `waitUntilReady` to wait until it is ready. */
export function startService(options: ServiceOptions): {
  waitUntilReady(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
} {
  const { name, label, script, cwd, env, healthUrl, readyUrl, livenessLimits, print, onCrashLoop } =
    options;
  const heap = options.heapMegabytes === undefined ? [] : heapArguments(options.heapMegabytes);

  function start(): SupervisedProcess {
    const args = [...(livenessLimits ? inspectableArguments : []), ...heap, script];
    const child = spawnScript({ args, cwd, env: { ...allocator, ...env } });
    forEachOutputLine(child, (line) => {
      if (!inspectorLinePattern.test(line)) {
        print(`[${name}] ${line}`);
      }
    });
    // Kills the worker processes of a server that was killed, because they would still use its port.
    child.exited.then(() => signalProcessGroup(child, "SIGKILL"));
    if (livenessLimits) {
      const probe = async (signal: AbortSignal) =>
        healthUrl === undefined
          ? repliesToPing(child, signal)
          : (await fetchHttpStatus(healthUrl, signal)) !== undefined;
      void killWhenHung(child, { ...options, probe, livenessLimits });
    }
    return {
      exited: child.exited,
      stop: () =>
        stopChild(child, { requestStop: () => child.signal("SIGTERM"), timeoutMs: stopTimeoutMs }),
    };
  }

  const { stop } = supervise({
    label,
    first: start(),
    start: async () => start(),
    log: print,
    onCrashLoop,
  });

  return {
    stop,
    waitUntilReady: async (signal) => {
      const deadline = Date.now() + readyTimeoutMs;
      const isReady = async (url: string) =>
        (await fetchHttpStatus(url, AbortSignal.timeout(readyProbeTimeoutMs))) === 200;
      while (readyUrl !== undefined && !(await isReady(readyUrl))) {
        signal.throwIfAborted();
        if (Date.now() > deadline) {
          throw new LaunchError(`${label} was not ready after ${readyTimeoutMs / 1000} s.`);
        }
        await delay(100, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    },
  };
}
