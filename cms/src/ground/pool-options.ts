import { env } from "./env.ts";

interface Connection {
  on(event: "error", listener: () => void): unknown;
}

/** Options of every pool of connections to the database. */
export const poolOptions = {
  connectionString: env.DATABASE_URL,
  // Who finds no free connection gets an error in the end: waiting for ever helps nobody.
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // A pool listens to its idle connections alone: one that is cut in the middle of a transaction
  // would end the process. Whoever uses it learns of it from the statement that fails.
  onConnect: (connection: Connection): void => {
    connection.on("error", () => {});
  },
};
