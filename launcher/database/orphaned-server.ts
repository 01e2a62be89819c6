import { execFile } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { LaunchError } from "../launch-error.ts";

const run = promisify(execFile);

/** Fast shutdown first; immediate shutdown when a client or a slow disk holds that up. */
const requests = [
  { signal: "SIGINT", patience: 30_000 },
  { signal: "SIGQUIT", patience: 10_000 },
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

/** A PostgreSQL server works in its data directory, wherever that was moved meanwhile. */
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

async function hasEnded(pid: number, clusterDirectory: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (await isServerOf(pid, clusterDirectory)) {
    if (Date.now() > deadline) {
      return false;
    }
    await delay(50);
  }
  return true;
}

/**
 * Makes way for a new server after a killed run: stops a server that still works on this cluster,
 * and removes the process id file when its number meanwhile belongs to a process that is no such
 * server, which PostgreSQL would take for a running one. A number that belongs to no process is
 * left to PostgreSQL, which recovers from that by itself. Needs the claim on the data directory.
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
  for (const { signal, patience } of requests) {
    process.kill(pid, signal);
    if (await hasEnded(pid, clusterDirectory, patience)) {
      return;
    }
  }
  throw new LaunchError(
    `The database of an earlier run (process ${pid}) does not stop; end it and start again.`,
  );
}
