import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { createGunzip } from "node:zlib";
import type { MigrateUpArgs } from "@payloadcms/db-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  type DatabaseDescription,
  databaseDescription,
  descriptionFileName,
  getRowsFilePath,
  type TableDescription,
} from "./database-description.ts";

const migrationsFolder = path.join(import.meta.dirname, "../migrations");

interface Migration {
  up(args: Pick<MigrateUpArgs, "db">): Promise<void>;
}

async function readMigrations(names: readonly string[]): Promise<Migration[]> {
  const migrationFiles = new Set(await readdir(migrationsFolder));
  const unknown = names.filter((name) => !migrationFiles.has(`${name}.ts`));
  if (unknown.length > 0) {
    throw new Error(
      `the backup was made by another version of the site, whose migrations are missing here (${unknown.join(", ")}): restore it with that version or a newer one`,
    );
  }
  return Promise.all(
    names
      .toSorted()
      .map((name) => import(pathToFileURL(path.join(migrationsFolder, `${name}.ts`)).href)),
  );
}

function qualifiedName(name: string): string {
  return `public.${escapeIdentifier(name)}`;
}

async function readTableNames(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
}

/** Drops the foreign keys, so that the tables can be loaded in any order. Returns statements that restore the keys. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
  );
}

const enableClauses: Readonly<Record<string, string>> = {
  O: "enable trigger",
  A: "enable always trigger",
  R: "enable replica trigger",
};

/**
 * Disables the site's triggers, which count rows and protect the audit log. The backup already contains the effects of
 * the triggers. Returns statements that restore each trigger's state.
 */
async function disableTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; state: string }>(`
    select tgrelid::regclass::text as table, tgname as name, tgenabled as state
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'
    order by 1, 2`);
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} disable trigger ${escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, state }) =>
      `alter table ${table} ${enableClauses[state]} ${escapeIdentifier(name)}`,
  );
}

async function loadTable(
  client: Client,
  folder: string,
  { name, columns, rows }: TableDescription,
) {
  const columnList = columns.map(escapeIdentifier).join(", ");
  const copyStream = client.query(
    copyFrom(`copy ${qualifiedName(name)} (${columnList}) from stdin`),
  );
  const file = createReadStream(path.join(folder, getRowsFilePath(name)));
  await pipeline(file, createGunzip(), copyStream);
  if (copyStream.rowCount !== rows) {
    throw new Error(`${name} has ${copyStream.rowCount} rows in place of ${rows}`);
  }
}

async function load(
  client: Client,
  folder: string,
  { tables, sequences }: DatabaseDescription,
): Promise<void> {
  const names = [...(await readTableNames(client))].map(qualifiedName);
  const foreignKeys = await dropForeignKeys(client);
  const triggers = await disableTriggers(client);
  // Removes rows that migrations inserted.
  await client.query(`truncate ${names.join(", ")}`);
  for (const table of tables) {
    await loadTable(client, folder, table);
  }
  for (const { name, value, isCalled } of sequences) {
    const sequence = escapeLiteral(qualifiedName(name));
    await client.query(`select setval(${sequence}, ${escapeLiteral(value)}, ${isCalled})`);
  }
  for (const statement of [...foreignKeys, ...triggers]) {
    await client.query(statement);
  }
}

/**
 * Creates the backup's tables with the backup's migrations and loads the rows, in the caller's transaction. Returns the
 * names of tables that were skipped. No migration creates them, so they belong to other software in the same database.
 */
export async function loadDatabase(client: Client, folder: string): Promise<string[]> {
  const description = databaseDescription.parse(
    JSON.parse(await readFile(path.join(folder, descriptionFileName), "utf8")),
  );
  const migrations = await readMigrations(description.migrations);
  await client.query("set local statement_timeout = 0");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  const db = drizzle(client) as unknown as MigrateUpArgs["db"];
  for (const { up } of migrations) {
    await up({ db });
  }
  const existingTables = await readTableNames(client);
  const tables = description.tables.filter(({ name }) => existingTables.has(name));
  await load(client, folder, { ...description, tables });
  return description.tables.map(({ name }) => name).filter((name) => !existingTables.has(name));
}
