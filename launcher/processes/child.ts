import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

export interface SpawnedChild {
  readonly process: ChildProcess;
  /** Resolves with the reason of the exit as text. Never rejects: a command that does not exist also resolves. */
  readonly exited: Promise<string>;
  signal(name: NodeJS.Signals): void;
}

export interface ChildCommand {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** A Node script and its arguments. */
export type NodeScript = Omit<ChildCommand, "command">;

const alive = new Set<SpawnedChild>();

/**
 * Starts a child as leader of a new process group. Ctrl-C then reaches only the launcher, which decides the order in
 * which processes stop. When the launcher dies, the IPC channel closes, by which the child notices it.
 */
export function spawnChild({ command, args, cwd, env }: ChildCommand): SpawnedChild {
  const childProcess = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exited = new Promise<string>((resolve) => {
    childProcess.once("error", (error) => {
      if (childProcess.pid === undefined) {
        resolve(error.message);
      }
    });
    childProcess.once("exit", (code, signal) => {
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });
  const child: SpawnedChild = {
    process: childProcess,
    exited,
    signal: (name) => {
      childProcess.kill(name);
    },
  };
  alive.add(child);
  exited.then(() => alive.delete(child));
  return child;
}

/** Starts a Node script that also ends when the launcher ends for any reason. */
export function spawnScript({ args, cwd, env }: NodeScript): SpawnedChild {
  const preload = import.meta.resolve(`./exit-with-launcher.ts?launcher=${process.pid}`);
  return spawnChild({
    command: process.execPath,
    args: [`--import=${preload}`, ...args],
    cwd,
    env,
  });
}

/** Sends a signal to the process group: the child and all processes that it started. */
export function signalProcessGroup({ process: { pid } }: SpawnedChild, name: NodeJS.Signals): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // Ignores the error, because the process group is already empty.
  }
}

/** Requests a stop through `requestStop`, and kills the process group after `timeoutMs` (ms). */
export async function stopChild(
  child: SpawnedChild,
  { requestStop, timeoutMs }: { requestStop: () => void; timeoutMs: number },
): Promise<void> {
  requestStop();
  const waiting = new AbortController();
  const tooLong = delay(timeoutMs, "too long", { signal: waiting.signal }).catch(() => "in time");
  const outcome = await Promise.race([child.exited, tooLong]);
  waiting.abort();
  if (outcome === "too long") {
    signalProcessGroup(child, "SIGKILL");
  }
  await child.exited;
}

export function killAllChildren(): void {
  for (const child of alive) {
    signalProcessGroup(child, "SIGKILL");
  }
}
