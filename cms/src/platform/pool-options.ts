import { env } from "./env.ts";

interface Connection {
  on(event: "error", listener: () => void): unknown;
}

/**
 * Session settings of each connection. A pooler does not pass session settings on, so with a pooler the database role
 * has the settings instead (docs/operations/reference.md).
 */
const sessionOptions = env.DATABASE_DIRECT_URL
  ? {}
  : {
      statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1_000,
      lock_timeout: env.DATABASE_LOCK_TIMEOUT_SECONDS * 1_000,
    };

/** Options of every connection pool. `max` is the default size of the pool in the service. */
export const poolOptions = (max: number) => ({
  max: env.DATABASE_POOL_SIZE ?? max,
  connectionString: env.DATABASE_URL,
  ...sessionOptions,
  // Maximum time in ms to wait for a free connection.
  connectionTimeoutMillis: 10_000,
  // Time in ms after which an idle connection is closed. Must exceed the poll interval of a few seconds, because
  // opening a connection costs the database more than the query.
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  // Ignores the error of a connection that breaks within a transaction; the failing statement reports the error. A pool
  // handles only errors of idle connections, so without this listener the error would end the process.
  onConnect: (connection: Connection): void => {
    connection.on("error", () => {});
  },
});
