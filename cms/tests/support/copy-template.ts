import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { inject } from "vitest";
import { type DatabaseUrls, startDatabase } from "../../../launcher/index.ts";

export interface TestDatabase extends DatabaseUrls {
  stop(): Promise<void>;
}

/** Copies the template's database under the name `name`. Returns the URLs of the copy. */
async function createDatabase(name: string): Promise<DatabaseUrls> {
  const { urls } = inject("template");
  const superuser = new URL(urls.ownerUrl);
  const [template, owner] = [superuser.pathname.slice(1), superuser.username];
  superuser.username = "postgres";
  superuser.pathname = "/postgres";
  const client = new Client({ connectionString: superuser.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template} owner ${owner}`);
  } finally {
    await client.end();
  }
  const copyOf = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return { url: copyOf(urls.url), ownerUrl: copyOf(urls.ownerUrl) };
}

/**
 * Copies the template's uploads into `directory`, and its database under a new name. The copy is deleted with its
 * cluster at the end of the run, because connection pools of a test file may be open until then.
 */
export async function copyTemplate(directory: string): Promise<TestDatabase> {
  const media = path.join(inject("template").directory, "media");
  const [urls] = await Promise.all([
    createDatabase(`test_${randomBytes(8).toString("hex")}`),
    cp(media, path.join(directory, "media"), { recursive: true }),
  ]);
  return { ...urls, stop: async () => {} };
}

/** Copies the template with a separate cluster, for tests that stop the database. */
export async function copyTemplateWithCluster(directory: string): Promise<TestDatabase> {
  // Copies owners and modes too, because PostgreSQL checks them.
  await promisify(execFile)("cp", ["-a", `${inject("template").directory}/.`, directory]);
  return startDatabase({ dataDir: path.join(directory, "data") });
}
