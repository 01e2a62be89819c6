import { execFile, spawnSync } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { authApi, leadsApi } from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDatabase } from "../../launcher/index.ts";
import { type Cms, startCms } from "./support/cms.ts";
import { newCustomer, type Person } from "./support/people.ts";
import { startApi } from "./support/processes.ts";

/** PostgreSQL's own programs, of the server's version: the images bring them, a machine may not. */
const [, major = "0"] = /(\d+)/.exec(spawnSync("pg_dump", ["--version"]).stdout?.toString()) ?? [];

const run = promisify(execFile);
const scripts = path.join(import.meta.dirname, "../scripts");

/** Every table's rows, as a count and one hash; but for the note of the backup itself. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url });
  await client.connect();
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
  await client.end();
  return contents;
}

describe.skipIf(Number(major) < 18)("a backup", () => {
  let cms: Cms;
  let person: Person;
  let directory: string;
  let folder: string;
  let fresh: Awaited<ReturnType<typeof startDatabase>>;
  let environment: NodeJS.ProcessEnv;

  const restore = () =>
    run(process.execPath, [`${scripts}/restore.ts`, folder], { env: environment });

  beforeAll(async () => {
    cms = await startCms();
    person = await newCustomer(cms);
    directory = await mkdtemp(path.join(tmpdir(), "backup-test-"));
    folder = path.join(directory, "backup");
    await run(process.execPath, [`${scripts}/backup.ts`, folder], { env: cms.environment });
    fresh = await startDatabase({ dataDir: path.join(directory, "fresh") });
    const DATA_DIR = path.join(directory, "data");
    environment = { ...cms.environment, DATABASE_URL: fresh.url, DATA_DIR };
  });

  afterAll(async () => {
    await fresh.stop();
    await cms.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it("that was changed is refused before anything is restored", async () => {
    const file = path.join(folder, "secrets.json");
    const whole = await readFile(file);
    await appendFile(file, " ");
    await expect(restore()).rejects.toThrow(/secrets\.json is not what was backed up/);
    await writeFile(file, whole);
    expect(await contentsOf(fresh.url)).toEqual({});
  });

  it("of another secret is refused by name", async () => {
    const PAYLOAD_SECRET = "another secret of thirty-two letters";
    const restoring = run(process.execPath, [`${scripts}/restore.ts`, folder], {
      env: { ...environment, PAYLOAD_SECRET },
    });
    await expect(restoring).rejects.toThrow(/PAYLOAD_SECRET: set it/);
  });

  it("restored into an empty instance has every row and picture, and goes on with its sessions", async () => {
    await restore();
    expect(await contentsOf(fresh.url)).toEqual(await contentsOf(cms.database.url));

    const api = await startApi(environment);
    const session = { at: api.url, cookie: person.cookie };
    expect(await (await cms.ask(authApi.status, session)).json()).toMatchObject({
      user: { id: person.id },
    });
    const { docs } = await cms.payload.find({ collection: "media", limit: 100, depth: 0 });
    expect(docs.length).toBeGreaterThan(0);
    for (const { url } of docs) {
      const [before, after] = await Promise.all([
        cms.ask(url ?? ""),
        cms.ask(url ?? "", { at: api.url }),
      ]);
      expect(after.status).toBe(200);
      expect(await after.text()).toBe(await before.text());
    }
    const { unsubscribeToken } = await import("../src/leads/unsubscribe-token.ts");
    const token = unsubscribeToken("ana@example.com", cms.payload.secret);
    const leaving = await cms.ask(`${leadsApi.unsubscribe}/${token}`, {
      at: api.url,
      method: "POST",
    });
    expect(leaving.status).toBe(200);
    await api.kill();
  });

  it("is not restored over what is there", async () => {
    await expect(restore()).rejects.toThrow(/the database is not empty/);
  });
});
