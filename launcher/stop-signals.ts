import { killAllChildren } from "./processes/child.ts";
import { print } from "./terminal.ts";

/** The reason of a stop that somebody asked for. */
export class StopRequest extends Error {}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** npm hands on the Ctrl-C that the terminal already sent: the same one arrives twice. */
const echoWindow = 500;

/** 128 + SIGINT, by the convention of shells. */
const forcedExitCode = 130;

/** The first signal asks to stop through `stopping`; a second one ends everything at once. */
export function listenForStopSignals(stopping: AbortController): { [Symbol.dispose](): void } {
  let firstAt: number | undefined;

  function onSignal(): void {
    if (firstAt === undefined) {
      firstAt = performance.now();
      print("Stopping.");
      stopping.abort(new StopRequest("asked to stop"));
      return;
    }
    if (performance.now() - firstAt < echoWindow) return;
    killAllChildren();
    process.exit(forcedExitCode);
  }

  for (const signal of signals) process.on(signal, onSignal);
  return {
    [Symbol.dispose]: () => {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}
