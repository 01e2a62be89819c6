import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/** Polls `isTrue` and throws with `description` after `timeout` ms, which bounds what hangs: a stalled machine fails no test. */
export async function until(
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

/** Processes that the given one started, and those that these started. */
export function descendants(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([id = 0, parentId]) => (parentId === parent ? [id, ...below(id)] : []));
  return below(pid);
}

export function isAlive(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-p", String(pid), "-o", "stat="], { encoding: "utf8" });
    // Containers without an init process keep what has ended as a zombie.
    return !state.startsWith("Z");
  } catch {
    return false;
  }
}

/** Among `pids`, the one whose command line names `script`. */
export function findByScript(pids: readonly number[], script: string): number {
  // One question for all: meanwhile nothing else of the test goes on.
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
      // Ended already.
    }
  }
}

/** Kills them as if at one moment: none gets to see that another one is gone. */
export function killAtOnce(pids: readonly number[]): void {
  signalAll(pids, "SIGSTOP");
  signalAll(pids, "SIGKILL");
}
