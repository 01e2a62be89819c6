import { env } from "./env.ts";

interface Connection {
  on(event: "error", listener: () => void): unknown;
}

/**
 * Session settings of each connection. With a pooler, which does not pass them on, the database role has them instead
 * (docs/operations/reference.md).
 */
const sessionOptions = env.DATABASE_DIRECT_URL
  ? {}
  : {
      statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1_000,
      lock_timeout: env.DATABASE_LOCK_TIMEOUT_SECONDS * 1_000,
    };

/** Options of every connection pool; `max` is the service's default size. */
export const poolOptions = (max: number) => ({
  max: env.DATABASE_POOL_SIZE ?? max,
  connectionString: env.DATABASE_URL,
  ...sessionOptions,
  // Fails after this time without a free connection, instead of waiting for ever.
  connectionTimeoutMillis: 10_000,
  // Keeps connections between polls every few seconds: opening one costs the database more than the query.
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  // Pools handle errors of idle connections only. Without this listener, a connection that breaks within a
  // transaction would end the process; the failing statement reports the error.
  onConnect: (connection: Connection): void => {
    connection.on("error", () => {});
  },
});
