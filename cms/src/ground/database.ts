import { DrizzleQueryError, is, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase, NodePgTransaction } from "drizzle-orm/node-postgres";
import type { Payload, PayloadRequest } from "payload";
import type { Pool } from "pg";

/**
 * What runs SQL, a pool or one transaction. Its tables are those of payload-schema.ts and
 * own-tables.ts: `database.select().from(leads)` (docs/development.md, "SQL").
 */
export type Database = Omit<NodePgDatabase, "query" | "transaction" | "_">;

/** Payload's pool of connections, for libraries that bring their own SQL. */
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

/**
 * All or nothing: commits what `run` did once it returns, and nothing when it throws. Neither Payload's
 * transactions nor drizzle's: where a statement's failure was overlooked, PostgreSQL answers COMMIT
 * with ROLLBACK and no error, which both take for done (decision 0014).
 */
export function inTransaction<Result>(
  payload: Payload,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return transactionOn(poolOf(payload), run);
}

/** The same, where there is no Payload. */
export async function transactionOn<Result>(
  pool: Pool,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("begin");
    const result = await run(drizzle(client));
    const { command } = await client.query("commit");
    if (command !== "COMMIT") {
      throw new Error("The transaction was rolled back");
    }
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").then(
      () => {
        failure = undefined;
      },
      () => undefined,
    );
    throw withoutValues(error);
  } finally {
    // A connection that could not even roll back is not used again.
    client.release(failure);
  }
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

/**
 * How many rows a prepared statement answers at most, written into it: of a number that is one of its
 * values PostgreSQL does not know that it is small, and plans the statement anew for each.
 */
export function atMost(rows: number): number {
  // Drizzle takes SQL here as well; its types name numbers alone.
  return sql.raw(String(rows)) as unknown as number;
}

/**
 * A statement's failure as PostgreSQL tells it: drizzle's own error has the statement's values in its
 * message, and those name people.
 */
function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
}
