import { killAllChildren } from "./processes/child.ts";
import { printLauncherLine } from "./terminal.ts";

/** Abort reason of a requested stop. */
export class StopRequest extends Error {}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A second signal within this time, in ms, belongs to the same Ctrl-C, because both the terminal and npm send one. */
const echoWindowMs = 500;

/** Exit code of a process that SIGINT ended, by shell convention (128 + 2). */
const forcedExitCode = 130;

const parentCheckIntervalMs = 250;

/**
 * Calls `callback` when the npm process that started this process ends. npm runs a script through a shell and forwards
 * SIGTERM only to that shell, which exits without notice. Without npm, the function does nothing: a parent process may
 * end for other reasons, such as a logout after nohup.
 */
function onNpmExit(callback: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) {
    return undefined;
  }
  const parentPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentPid) {
      return;
    }
    clearInterval(timer);
    callback();
  }, parentCheckIntervalMs);
  return timer;
}

/** On the first signal, requests a stop through `stopping`; on the second signal, kills everything at once. */
export function listenForStopSignals(stopping: AbortController): { [Symbol.dispose](): void } {
  let firstSignalAt: number | undefined;

  function requestStop(): void {
    if (firstSignalAt !== undefined) {
      return;
    }
    firstSignalAt = performance.now();
    printLauncherLine("Stopping.");
    stopping.abort(new StopRequest("asked to stop"));
  }

  function onSignal(): void {
    if (firstSignalAt !== undefined && performance.now() - firstSignalAt > echoWindowMs) {
      killAllChildren();
      process.exit(forcedExitCode);
    }
    requestStop();
  }

  for (const signal of signals) {
    process.on(signal, onSignal);
  }
  const timer = onNpmExit(requestStop);
  return {
    [Symbol.dispose]: () => {
      for (const signal of signals) {
        process.off(signal, onSignal);
      }
      clearInterval(timer);
    },
  };
}
