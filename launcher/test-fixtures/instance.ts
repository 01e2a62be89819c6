import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { findFreePort } from "../ports.ts";

/**
 * Settings of a fixture instance. Each server appends its name to the file `FIXTURE_STOPPED` when
 * it stops.
 */
export type FixtureSettings = Record<"PORT" | "CMS_PORT" | "DATA_DIR" | "FIXTURE_STOPPED", string>;

export interface FixtureProcess {
  readonly pid: number;
  output(): string;
  errors(): string;
  waitForOutput(text: string): Promise<void>;
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | string>;
  signal(name: NodeJS.Signals): void;
}

const site = join(import.meta.dirname, "site");
const { execPath: node } = process;

const commands = {
  start: [node, join(site, "start.ts")],
  // Starts from a shell, as npm does. Without the second command, the shell would replace itself with node.
  startFromShell: ["sh", "-c", `"${node}" "${join(site, "start.ts")}"; exit $?`],
  staffCreate: [node, join(site, "staff-create.ts")],
} as const;

const started = new Set<ChildProcess>();

export async function waitUntil(description: string, isTrue: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 90_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) {
      throw new Error(`not within 90 s: ${description}`);
    }
    await delay(25);
  }
}

export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "launcher-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function newInstanceSettings(): Promise<FixtureSettings> {
  const folder = await createTemporaryFolder();
  return {
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: join(folder, "data"),
    FIXTURE_STOPPED: join(folder, "stopped"),
  };
}

export function startProcess(
  name: keyof typeof commands,
  environment: Record<string, string>,
  args: readonly string[] = [],
): FixtureProcess {
  const {
    DATABASE_URL: _url,
    PAYLOAD_SECRET: _secret,
    npm_lifecycle_event: _event,
    ...inherited
  } = process.env;
  const [command, ...commandArgs] = commands[name];
  const child = spawn(command, [...commandArgs, ...args], {
    env: { ...inherited, ...environment },
  });
  started.add(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  let hasEnded = false;
  const ended = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => {
      hasEnded = true;
      resolve(code ?? signal ?? "unknown");
    });
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    waitForOutput: async (text) => {
      await waitUntil(`"${text}" in the output`, () => output.includes(text) || hasEnded);
      if (!output.includes(text)) {
        throw new Error(`ended without "${text}": ${output}${errors}`);
      }
    },
    ended,
    signal: (signal) => {
      child.kill(signal);
    },
  };
}

export async function startReadyProcess(
  environment: Record<string, string>,
): Promise<FixtureProcess> {
  const instance = startProcess("start", environment);
  await instance.waitForOutput("Ready.");
  return instance;
}

/** Lists all direct and indirect child processes. */
export function listDescendants(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const descendantsOf = (parent: number): number[] =>
    rows.flatMap(([id = 0, parentId]) => (parentId === parent ? [id, ...descendantsOf(id)] : []));
  return descendantsOf(pid);
}

export function isAlive(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-p", String(pid), "-o", "stat="], { encoding: "utf8" });
    // Excludes zombies: in a container without an init process, an exited process remains as a zombie.
    return !state.startsWith("Z");
  } catch {
    return false;
  }
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

/** Stops the processes that a test left running; call it in `afterEach`. */
export async function stopAllProcesses(): Promise<void> {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
    }
  }
  started.clear();
}
