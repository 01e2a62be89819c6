import { env } from "./env.ts";

interface Connection {
  on(event: "error", listener: () => void): unknown;
}

/** A pooler in front takes no settings of a session; its role has them (docs/operations.md). */
const bounds = env.DATABASE_DIRECT_URL
  ? {}
  : {
      statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1_000,
      lock_timeout: env.DATABASE_LOCK_TIMEOUT_SECONDS * 1_000,
    };

/** Options of every pool of connections to the database; `max` by default, the part's own. */
export const poolOptions = (max: number) => ({
  max: env.DATABASE_POOL_SIZE ?? max,
  connectionString: env.DATABASE_URL,
  ...bounds,
  // Who finds no free connection gets an error in the end: waiting for ever helps nobody.
  connectionTimeoutMillis: 10_000,
  // Whoever asks every few seconds has the same connections again: a new one costs the database more
  // than what is asked.
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  // A pool listens to its idle connections alone: one that is cut in the middle of a transaction
  // would end the process. Whoever uses it learns of it from the statement that fails.
  onConnect: (connection: Connection): void => {
    connection.on("error", () => {});
  },
});
