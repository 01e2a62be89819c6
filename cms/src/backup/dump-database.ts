import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Client, escapeIdentifier } from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  type DatabaseDescription,
  descriptionFileName,
  getRowsFilePath,
  type TableDescription,
} from "./database-description.ts";

/** Reads the site's tables with the columns that COPY can write. Omits generated columns. */
async function readTables(client: Client): Promise<Omit<TableDescription, "rows">[]> {
  const { rows } = await client.query<Omit<TableDescription, "rows">>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by c.relname order by c.relname`);
  return rows;
}

async function readSequences(client: Client): Promise<DatabaseDescription["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: DatabaseDescription["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

async function dumpTable(
  client: Client,
  { name, columns }: Omit<TableDescription, "rows">,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<TableDescription> {
  const columnList = columns.map(escapeIdentifier).join(", ");
  const rows = client.query(
    copyTo(`copy public.${escapeIdentifier(name)} (${columnList}) to stdout`),
  );
  const file = createWriteStream(path.join(folder, getRowsFilePath(name)), { mode: 0o600 });
  await pipeline(rows, createGzip(), file, { signal });
  return { name, columns, rows: rows.rowCount };
}

/** Writes all rows of a consistent snapshot. Other clients can read and write the tables meanwhile. */
export async function dumpDatabase(
  client: Client,
  options: { folder: string; signal: AbortSignal },
): Promise<void> {
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  const tableDefinitions = await readTables(client);
  const names = tableDefinitions.map(({ name }) => `public.${escapeIdentifier(name)}`);
  if (!tableDefinitions.some(({ name }) => name === "payload_migrations")) {
    throw new Error("There is nothing to back up: this database has not been migrated");
  }
  // Blocks migrations until the backup is complete.
  await client.query(`lock table ${names.join(", ")} in access share mode`);

  await mkdir(path.join(options.folder, path.dirname(getRowsFilePath(""))), { mode: 0o700 });
  const tables: TableDescription[] = [];
  for (const table of tableDefinitions) {
    tables.push(await dumpTable(client, table, options));
  }
  const { rows: migrations } = await client.query<{ name: string }>(
    "select name from payload_migrations order by name",
  );
  const { rows: versions } = await client.query<{ server_version: string }>("show server_version");
  const description: DatabaseDescription = {
    serverVersion: versions[0]?.server_version ?? "",
    migrations: migrations.map(({ name }) => name),
    tables,
    // Reads the sequences after the rows. A restored sequence therefore never returns an id that a restored row uses.
    sequences: await readSequences(client),
  };
  await client.query("commit");
  await writeFile(
    path.join(options.folder, descriptionFileName),
    `${JSON.stringify(description, null, 2)}\n`,
    { mode: 0o600 },
  );
}
