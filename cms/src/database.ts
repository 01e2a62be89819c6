import { fillPlaceholders, is, type SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Payload, PayloadRequest } from "payload";
import type { Pool, PoolClient } from "pg";
import { inPoolTransaction } from "./pool-transaction.ts";

export type { SQL };

/**
 * What runs SQL, a pool or one transaction. Its tables are those of payload-schema.ts and
 * own-tables.ts: `database.select().from(leads)` (docs/development.md, "SQL").
 */
export type Database = Omit<NodePgDatabase, "query" | "transaction" | "_">;

/** Payload's pool of connections, for transactions and for libraries that bring their own SQL. */
export function poolOf(payload: Payload): Pool {
  return payload.db.pool;
}

/** SQL on any connection of the pool, each statement a transaction of its own. */
export function database(payload: Payload): Database {
  return payload.db.drizzle;
}

/** SQL in the transaction that Payload handles the request in, where there is one. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  const { drizzle, sessions } = req.payload.db;
  const id = await req.transactionID;
  const transaction = id === undefined || id === null ? undefined : sessions?.[id]?.db;
  return is(transaction, NodePgTransaction) ? transaction : drizzle;
}

/** SQL on one connection, in whatever transaction that is. */
export function databaseOn(client: PoolClient): Database {
  return drizzle(client);
}

/** All or nothing: commits what `run` did once it returns, and nothing when it throws. */
export function inTransaction<Result>(
  payload: Payload,
  run: (transaction: Database, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inPoolTransaction(poolOf(payload), (client) => run(databaseOn(client), client));
}

/**
 * A statement that every connection of the pool plans once, for what is asked on each request:
 * planning costs more than running it.
 *
 *     const findLead = preparedQuery((database) =>
 *       database.select().from(leads).where(eq(leads.id, sql.placeholder("id"))).prepare("find-lead"));
 *     const [lead] = await findLead(database(payload)).execute({ id });
 */
export function preparedQuery<Query>(prepare: (database: Database) => Query) {
  const queries = new WeakMap<Database, Query>();
  return (database: Database): Query => {
    const query = queries.get(database) ?? prepare(database);
    queries.set(database, query);
    return query;
  };
}

const dialect = new PgDialect();

/** As preparedQuery, of SQL text, whose rows nothing checks: for what is not moved to it yet. */
export function prepared<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (payload: Payload, given: Record<string, unknown>): Promise<Row[]> => {
    const values = fillPlaceholders(params, given);
    const { rows } = await poolOf(payload).query<Row>({ name, text, values });
    return rows;
  };
}

/** Whether a statement failed because a unique value is taken (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23505";
}
