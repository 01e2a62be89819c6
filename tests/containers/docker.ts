import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");

export async function runDocker(...args: string[]): Promise<string> {
  const { stdout } = await run("docker", args, { cwd: root });
  return stdout.trim();
}

export function runCompose(...args: string[]): Promise<string> {
  return runDocker("compose", ...args);
}

/** Upgrades the stack with the operator's script. */
export async function upgradeStack(): Promise<void> {
  await run("deploy/upgrade", { cwd: root });
}

/** Returns the running container of a service, in Compose or in a stack on this machine. */
export async function findContainer(service: string): Promise<string> {
  const ids = await runDocker("ps", "-q", "--filter", `name=^site[-_]${service}[-.]`);
  const [id] = ids.split("\n");
  if (!id) {
    throw new Error(`no container of ${service} runs`);
  }
  return id;
}

/** Runs a SQL statement and returns its rows as text. */
export async function queryDatabase(sql: string): Promise<string[]> {
  const psql = 'PGPASSWORD=$POSTGRES_PASSWORD exec psql -h 127.0.0.1 -U site -d site -qXAt -c "$0"';
  return (await runDocker("exec", await findContainer("postgres"), "sh", "-c", psql, sql))
    .split("\n")
    .filter(Boolean);
}

export async function waitUntil(
  description: string,
  isTrue: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) {
      throw new Error(`not within three minutes: ${description}`);
    }
    await delay(250);
  }
}
