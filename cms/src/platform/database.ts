import { DrizzleQueryError, is, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase, NodePgTransaction } from "drizzle-orm/node-postgres";
import type { Payload, PayloadRequest } from "payload";
import type { Pool } from "pg";

/**
 * Executes SQL on a pool or in one transaction, with the tables of payload-schema.ts and app-tables.ts:
 * `database.select().from(leads)` (docs/development.md, "SQL").
 */
export type Database = Omit<NodePgDatabase, "query" | "transaction" | "_">;

/** Returns Payload's connection pool, for libraries that execute their own SQL. */
export function getPool(payload: Payload): Pool {
  return payload.db.pool;
}

/** Returns a database handle on any connection of the pool; each statement is its own transaction. */
export function database(payload: Payload): Database {
  return payload.db.drizzle;
}

/**
 * Returns a database handle in the transaction of Payload's request. Without a transaction, statements use the pool.
 */
export async function getRequestDatabase(req: PayloadRequest): Promise<Database> {
  const { drizzle, sessions } = req.payload.db;
  const id = await req.transactionID;
  const transaction = id === undefined || id === null ? undefined : sessions?.[id]?.db;
  return is(transaction, NodePgTransaction) ? transaction : drizzle;
}

/**
 * Runs a transaction: commits after `run` returns, and rolls back if `run` throws.
 * PostgreSQL answers COMMIT with ROLLBACK if a statement failed and its error was caught. This function then throws;
 * the transactions of Payload and drizzle would not (decision 0014).
 */
export function inTransaction<Result>(
  payload: Payload,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return inPoolTransaction(getPool(payload), run);
}

/** Like inTransaction, without Payload. */
export async function inPoolTransaction<Result>(
  pool: Pool,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("begin");
    const transaction = drizzle(client);
    const result = await run(transaction);
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
    throw withoutParameters(error);
  } finally {
    // Discards a connection that failed to roll back.
    client.release(failure);
  }
}

/**
 * Prepares a statement once per connection. For statements that run on each request, because planning such a statement
 * costs more than running it.
 *
 *     const findLead = prepareQuery((database) =>
 *       database.select().from(leads).where(eq(leads.id, sql.placeholder("id"))).prepare("find-lead"));
 *     const [lead] = await findLead(database(payload)).execute({ id });
 */
export function prepareQuery<Query>(prepare: (database: Database) => Query) {
  const queries = new WeakMap<Database, Query>();
  return (database: Database): Query => {
    const query = queries.get(database) ?? prepare(database);
    queries.set(database, query);
    return query;
  };
}

/**
 * Returns a literal row limit for a prepared statement. PostgreSQL does not know that a limit passed as a parameter
 * is small, and would plan each execution anew.
 */
export function toLiteralLimit(rows: number): number {
  // Drizzle accepts SQL here, although its types declare a number.
  return sql.raw(String(rows)) as unknown as number;
}

/**
 * Returns PostgreSQL's own error. The message of drizzle's error contains the statement's parameters, which may be
 * personal data.
 */
function withoutParameters(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
}
