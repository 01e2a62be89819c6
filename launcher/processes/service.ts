import { setTimeout as delay } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { signalGroup, spawnScript, stopChild } from "./child.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { forEachOutputLine } from "./output-lines.ts";

const stopDeadline = 10_000;
const readyDeadline = 120_000;

export interface ServiceOptions {
  name: string;
  label: string;
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Absent: ready as soon as it is started. */
  readyUrl?: string;
  print: (line: string) => void;
  onFailing: (error: LaunchError) => void;
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Starts a server that is restarted whenever it dies. It may not be ready yet. */
export function startService(options: ServiceOptions): {
  waitUntilReady(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
} {
  const { name, label, script, cwd, env, readyUrl, print, onFailing } = options;

  function start(): Running {
    const child = spawnScript({ args: [script], cwd, env });
    forEachOutputLine(child, (line) => print(`[${name}] ${line}`));
    // Workers that a killed server left behind would still hold its port.
    child.exited.then(() => signalGroup(child, "SIGKILL"));
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
      while (readyUrl !== undefined && !(await answersReady(readyUrl))) {
        signal.throwIfAborted();
        if (Date.now() > deadline) {
          throw new LaunchError(`${label} was not ready after ${readyDeadline / 1000} s.`);
        }
        await delay(100, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    },
  };
}
