import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the reason in words; never rejects, also when the command does not exist. */
  readonly exited: Promise<string>;
  signal(name: NodeJS.Signals): void;
}

export interface Command {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** A Node script and its arguments. */
export type Script = Omit<Command, "command">;

const alive = new Set<Child>();

/**
 * Every child leads a process group of its own, so that Ctrl-C reaches the launcher alone and the
 * launcher decides who stops when. The IPC channel tells a child when the launcher is gone.
 */
export function spawnChild({ command, args, cwd, env }: Command): Child {
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
  const child: Child = {
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

/** Starts a Node script that ends with the launcher, however that ends. */
export function spawnScript({ args, cwd, env }: Script): Child {
  const preload = import.meta.resolve(`./exit-with-launcher.ts?launcher=${process.pid}`);
  return spawnChild({
    command: process.execPath,
    args: [`--import=${preload}`, ...args],
    cwd,
    env,
  });
}

/** Signals the child and everything it started. */
export function signalGroup({ process: { pid } }: Child, name: NodeJS.Signals): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // Nobody is left in the group.
  }
}

/** Asks politely through `ask`, then ends the whole group when the deadline (ms) has passed. */
export async function stopChild(
  child: Child,
  { ask, deadline }: { ask: () => void; deadline: number },
): Promise<void> {
  ask();
  const patience = new AbortController();
  const tooLong = delay(deadline, "too long", { signal: patience.signal }).catch(() => "in time");
  const outcome = await Promise.race([child.exited, tooLong]);
  patience.abort();
  if (outcome === "too long") {
    signalGroup(child, "SIGKILL");
  }
  await child.exited;
}

export function killAllChildren(): void {
  for (const child of alive) {
    signalGroup(child, "SIGKILL");
  }
}
