import { execFile } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { LaunchError } from "../launch-error.ts";

const run = promisify(execFile);

/**
 * Signals that stop PostgreSQL. The first requests a fast shutdown. If a client or a slow disk delays it, the second
 * requests an immediate shutdown. Timeouts in ms.
 */
const shutdowns = [
  { signal: "SIGINT", timeoutMs: 30_000 },
  { signal: "SIGQUIT", timeoutMs: 10_000 },
] as const;

async function readRecordedPid(pidFile: string): Promise<number | undefined> {
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  return pid > 0 ? pid : undefined;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Returns true if the process is the server of this cluster. Its working directory is the data directory, even after
 * the directory was moved.
 */
async function isServerOf(pid: number, clusterDirectory: string): Promise<boolean> {
  if (process.platform === "linux") {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const [executable = ""] = commandLine.split("\0");
    const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => "");
    return basename(executable) === "postgres" && workingDirectory === clusterDirectory;
  }
  const { stdout } = await run("ps", ["-p", String(pid), "-o", "command="]).catch(() => ({
    stdout: "",
  }));
  return stdout.includes("postgres") && stdout.includes(clusterDirectory);
}

async function hasEnded(
  pid: number,
  clusterDirectory: string,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (await isServerOf(pid, clusterDirectory)) {
    if (Date.now() > deadline) {
      return false;
    }
    await delay(50);
  }
  return true;
}

/**
 * Prepares the start of a server after the previous run was killed. Stops a server that still runs on this cluster.
 * Removes a process id file whose number now belongs to an unrelated process, because PostgreSQL would assume that a
 * server is running. PostgreSQL itself removes a file whose process no longer exists. The caller must have the lock of
 * the data directory.
 */
export async function stopOrphanedServer(directory: string): Promise<void> {
  const clusterDirectory = await realpath(directory).catch(() => directory);
  const pidFile = join(clusterDirectory, "postmaster.pid");
  const pid = await readRecordedPid(pidFile);
  if (pid === undefined || !exists(pid)) {
    return;
  }
  if (!(await isServerOf(pid, clusterDirectory))) {
    await rm(pidFile, { force: true });
    return;
  }
  for (const { signal, timeoutMs } of shutdowns) {
    process.kill(pid, signal);
    if (await hasEnded(pid, clusterDirectory, timeoutMs)) {
      return;
    }
  }
  throw new LaunchError(
    `The database of an earlier run (process ${pid}) does not stop; end it and start again.`,
  );
}
