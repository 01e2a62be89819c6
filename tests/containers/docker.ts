import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");

export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await run("docker", args, { cwd: root });
  return stdout.trim();
}

export function compose(...args: string[]): Promise<string> {
  return docker("compose", ...args);
}

/** Upgrades the stack with the operator's script. */
export async function upgrade(): Promise<void> {
  await run("deploy/upgrade", { cwd: root });
}

/** Returns the running container of a service, in Compose or in a stack on this machine. */
export async function containerOf(service: string): Promise<string> {
  const ids = await docker("ps", "-q", "--filter", `name=^site[-_]${service}[-.]`);
  const [id] = ids.split("\n");
  if (!id) {
    throw new Error(`no container of ${service} runs`);
  }
  return id;
}

/** Runs a SQL statement and returns its rows as text. */
export async function query(sql: string): Promise<string[]> {
  const psql = 'PGPASSWORD=$POSTGRES_PASSWORD exec psql -h 127.0.0.1 -U site -d site -qXAt -c "$0"';
  return (await docker("exec", await containerOf("postgres"), "sh", "-c", psql, sql))
    .split("\n")
    .filter(Boolean);
}

export async function until(description: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) {
      throw new Error(`not within three minutes: ${description}`);
    }
    await delay(250);
  }
}
