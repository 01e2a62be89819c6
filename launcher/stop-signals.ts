import { killAllChildren } from "./processes/child.ts";
import { print } from "./terminal.ts";

/** The reason of a stop that somebody asked for. */
export class StopRequest extends Error {}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** npm hands on the Ctrl-C that the terminal already sent: the same one arrives twice. */
const echoWindow = 500;

/** 128 + SIGINT, by the convention of shells. */
const forcedExitCode = 130;

const parentCheckInterval = 250;

/**
 * npm runs a script through a shell, and hands a SIGTERM on to that shell, which ends without
 * telling us. Outside of npm a parent may end for other reasons, such as a logout after nohup.
 */
function onLossOfNpm(act: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) {
    return undefined;
  }
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) {
      return;
    }
    clearInterval(timer);
    act();
  }, parentCheckInterval);
  return timer;
}

/** The first signal asks to stop through `stopping`; a second one ends everything at once. */
export function listenForStopSignals(stopping: AbortController): { [Symbol.dispose](): void } {
  let firstAt: number | undefined;

  function askToStop(): void {
    if (firstAt !== undefined) {
      return;
    }
    firstAt = performance.now();
    print("Stopping.");
    stopping.abort(new StopRequest("asked to stop"));
  }

  function onSignal(): void {
    if (firstAt !== undefined && performance.now() - firstAt > echoWindow) {
      killAllChildren();
      process.exit(forcedExitCode);
    }
    askToStop();
  }

  for (const signal of signals) {
    process.on(signal, onSignal);
  }
  const timer = onLossOfNpm(askToStop);
  return {
    [Symbol.dispose]: () => {
      for (const signal of signals) {
        process.off(signal, onSignal);
      }
      clearInterval(timer);
    },
  };
}
