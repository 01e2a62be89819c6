import type { sql } from "@payloadcms/db-postgres";
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres";
import type { Payload, PayloadRequest } from "payload";
import type { Pool, PoolClient } from "pg";
import { inPoolTransaction } from "./pool-transaction.ts";

/** A statement, or a part of one: what the `sql` template makes. */
export type SQL = ReturnType<typeof sql>;

/** What runs SQL: the pool, or one transaction. */
export interface Database {
  execute<Row extends Record<string, unknown>>(statement: SQL): Promise<{ rows: Row[] }>;
}

/** Payload's pool of connections, for what must not go through Payload's transactions. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as { pool: Pool }).pool;
}

/** SQL on any connection of the pool, each statement a transaction of its own. */
export function database(payload: Payload): Database {
  return (payload.db as unknown as { drizzle: Database }).drizzle;
}

/** SQL on one connection, in whatever transaction that is. */
export function databaseOn(client: PoolClient): Database {
  // The adapter brings types of another version of pg.
  return drizzle(client as never) as unknown as Database;
}

/** All or nothing: commits what `run` did once it returns, and nothing when it throws. */
export function inTransaction<Result>(
  payload: Payload,
  run: (transaction: Database, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inPoolTransaction(poolOf(payload), (client) => run(databaseOn(client), client));
}

interface Sessions {
  drizzle: Database;
  sessions: Record<string, { db: Database } | undefined>;
}

/** SQL in the transaction that Payload handles the request in, where there is one. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  const { drizzle, sessions } = req.payload.db as unknown as Sessions;
  const id = await req.transactionID;
  return (id === undefined ? undefined : sessions[id]?.db) ?? drizzle;
}

interface Rendered {
  sql: string;
  params: unknown[];
}

interface WithDialect {
  drizzle: { dialect: { sqlToQuery(statement: SQL): Rendered } };
}

/**
 * A statement that every connection of the pool plans once, for what is asked on each request:
 * planning costs more than running it. What differs from call to call are its placeholders
 * (sql.placeholder). Every name is used once.
 */
export function prepared<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  let rendered: Rendered | undefined;
  return async (payload: Payload, given: Record<string, unknown>): Promise<Row[]> => {
    const { drizzle } = payload.db as unknown as WithDialect;
    rendered ??= drizzle.dialect.sqlToQuery(statement);
    const values = rendered.params.map((param) =>
      isPlaceholder(param) ? given[param.name] : param,
    );
    const { rows } = await poolOf(payload).query<Row>({ name, text: rendered.sql, values });
    return rows;
  };
}

function isPlaceholder(param: unknown): param is { name: string } {
  return typeof param === "object" && param !== null && "name" in param;
}
