import { stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startDatabase } from "../index.ts";
import { createTemporaryFolder } from "../test-fixtures/instance.ts";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

// Creates the data directory in a folder that only the user of the tests can read. If this user is root, PostgreSQL
// runs as another user and must still start.
test("the database uses UTF-8 and fsync, and listens only on loopback", async () => {
  const dataDir = join(await createTemporaryFolder(), "data");
  const { ownerUrl, stop } = await startDatabase({ dataDir });
  onTestFinished(stop);
  const client = await connect(ownerUrl);
  const { rows } = await client.query(`
    select current_setting('server_encoding') as encoding,
           current_setting('fsync') as fsync,
           current_setting('listen_addresses') as addresses,
           current_setting('password_encryption') as passwords,
           (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
           lower('ÇÃO') as lower`);
  await client.end();
  expect(rows).toEqual([
    {
      encoding: "UTF8",
      fsync: "on",
      addresses: "127.0.0.1",
      passwords: "scram-sha-256",
      isSuperuser: false,
      lower: "ção",
    },
  ]);
  const passwordFile = await stat(join(dataDir, "postgres-password"));
  expect(passwordFile.mode & 0o777).toBe(0o600);
});

test("the services' database role has a separate password and no right to change the schema", async () => {
  const { url, ownerUrl, stop } = await startDatabase({ dataDir: await createTemporaryFolder() });
  onTestFinished(stop);
  expect(new URL(url).password).not.toBe(new URL(ownerUrl).password);
  const client = await connect(url);
  await expect(client.query("create table denied ()")).rejects.toThrow("permission denied");
  const { rows } = await client.query(
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false]]);
  await client.end();
});

test.each([
  [
    "creates the services' role in a database of an earlier release without the role",
    "drop role site_app",
  ],
  ["resets a changed password of the services' role", "alter role site_app password 'other'"],
])("the next start %s", async (_, change) => {
  const dataDir = await createTemporaryFolder();
  const earlier = await startDatabase({ dataDir });
  const superuser = new URL(earlier.ownerUrl);
  superuser.username = "postgres";
  const client = await connect(superuser.href);
  await client.query(change);
  await client.end();
  await expect(connect(earlier.url)).rejects.toThrow("password authentication failed");
  await earlier.stop();

  const { url, stop } = await startDatabase({ dataDir });
  onTestFinished(stop);
  await (await connect(url)).end();
});

test("the database rejects a connection with a wrong password", async () => {
  const { url, stop } = await startDatabase({ dataDir: await createTemporaryFolder() });
  onTestFinished(stop);
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(connect(wrong.href)).rejects.toThrow("password authentication failed");
});

test("the database preserves its data across a restart", async () => {
  const dataDir = await createTemporaryFolder();
  const first = await startDatabase({ dataDir });
  const writer = await connect(first.ownerUrl);
  await writer.query("create table stored as select 42 as answer");
  await writer.end();
  await first.stop();

  const second = await startDatabase({ dataDir });
  onTestFinished(second.stop);
  const reader = await connect(second.ownerUrl);
  const { rows } = await reader.query("select answer from stored");
  await reader.end();
  expect(rows).toEqual([{ answer: 42 }]);
});

test("a second database on the same data directory does not start", async () => {
  const dataDir = await createTemporaryFolder();
  const { stop } = await startDatabase({ dataDir });
  onTestFinished(stop);
  await expect(startDatabase({ dataDir })).rejects.toThrow(
    `DATA_DIR: "${dataDir}" is in use by process ${process.pid}`,
  );
});
