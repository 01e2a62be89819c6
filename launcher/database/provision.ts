import pg from "pg";
import { LaunchError } from "../launch-error.ts";
import { loopback } from "../ports.ts";

const databaseName = "site";
const roleName = "site";

export function databaseUrl({ port, password }: { port: number; password: string }): string {
  return `postgres://${roleName}:${password}@${loopback}:${port}/${databaseName}`;
}

/**
 * Creates the product's database and its owner if they are missing. The owner is not a superuser of the database: if
 * the launcher runs as root, the server may read any file of the machine (unprivileged-command.ts), and a superuser
 * could read these files through the server.
 */
export async function provision({
  port,
  password,
}: {
  port: number;
  password: string;
}): Promise<void> {
  const client = new pg.Client({
    host: loopback,
    port,
    user: "postgres",
    password,
    database: "postgres",
    ssl: false,
  });
  try {
    await client.connect();
    const role = await client.query("select 1 from pg_roles where rolname = $1", [roleName]);
    if (role.rowCount === 0) {
      const secret = client.escapeLiteral(password);
      await client.query(`create role ${roleName} login password ${secret}`);
    }
    const database = await client.query("select 1 from pg_database where datname = $1", [
      databaseName,
    ]);
    if (database.rowCount === 0) {
      await client.query(`create database ${databaseName} owner ${roleName}`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`The embedded database could not be set up: ${reason}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
