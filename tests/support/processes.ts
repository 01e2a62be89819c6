import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Polls `isTrue`; throws an error with `description` after `timeout` ms. The timeout exists only for hangs and must be
 * long enough for a stalled machine.
 */
export async function waitUntil(
  description: string,
  isTrue: () => boolean | Promise<boolean>,
  { timeout = 120_000, every = 25 } = {},
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > deadline) {
      throw new Error(`not within ${timeout} ms: ${description}`);
    }
    await delay(every);
  }
}

/** Returns all direct and indirect child processes. */
export function listDescendants(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([id = 0, parentId]) => (parentId === parent ? [id, ...below(id)] : []));
  return below(pid);
}

export function isProcessAlive(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-p", String(pid), "-o", "stat="], { encoding: "utf8" });
    // Excludes zombies: in a container without an init process, an exited process remains as a zombie.
    return !state.startsWith("Z");
  } catch {
    return false;
  }
}

/** Returns the first of `pids` whose command line contains `script`. */
export function findProcessByScript(pids: readonly number[], script: string): number {
  // Runs ps once for all processes instead of once per process, because the call blocks this process.
  const rows = execFileSync("ps", ["-A", "-ww", "-o", "pid=,args="], { encoding: "utf8" });
  const found = rows
    .split("\n")
    .filter((row) => row.includes(script))
    .map((row) => Number.parseInt(row, 10))
    .find((pid) => pids.includes(pid));
  if (found === undefined) {
    throw new Error(`no process runs ${script}`);
  }
  return found;
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ignores the error, because the process has already exited.
    }
  }
}

/** Kills all processes at once. Sends SIGSTOP first, so that no process can react to the end of another one. */
export function killProcesses(pids: readonly number[]): void {
  signalAll(pids, "SIGSTOP");
  signalAll(pids, "SIGKILL");
}
