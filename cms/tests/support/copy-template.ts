import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { inject } from "vitest";
import { startDatabase } from "../../../launcher/index.ts";

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Copies the template's database to `name` and returns its URL. */
async function createDatabase(name: string): Promise<string> {
  const url = new URL(inject("template").url);
  const [template, owner] = [url.pathname.slice(1), url.username];
  const superuser = new URL(url);
  superuser.username = "postgres";
  superuser.pathname = "/postgres";
  const client = new Client({ connectionString: superuser.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template} owner ${owner}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Copies the template's uploads into `directory`, and its database under a new name. The database is deleted with its
 * cluster at the end of the run, because connection pools of a test file may be open until then.
 */
export async function copyTemplate(directory: string): Promise<TestDatabase> {
  const media = path.join(inject("template").directory, "media");
  const [url] = await Promise.all([
    createDatabase(`test_${randomBytes(8).toString("hex")}`),
    cp(media, path.join(directory, "media"), { recursive: true }),
  ]);
  return { url, stop: async () => {} };
}

/** Copies the template with a separate cluster, for tests that stop the database. */
export async function copyTemplateWithCluster(directory: string): Promise<TestDatabase> {
  // Keeps owners and modes, which PostgreSQL checks.
  await promisify(execFile)("cp", ["-a", `${inject("template").directory}/.`, directory]);
  return startDatabase({ dataDir: path.join(directory, "data") });
}
