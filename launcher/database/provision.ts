import { createHmac } from "node:crypto";
import pg from "pg";
import { LaunchError } from "../launch-error.ts";
import { loopbackAddress } from "../ports.ts";

const databaseName = "site";

/** Owner of the database, who migrates and restores it. */
const ownerRole = "site";

/** Role of the services, which may read and write rows but not change the schema (decisions/0134). */
const applicationRole = "site_app";

interface ClusterAccess {
  port: number;
  /** Password of the superuser and of the database's owner. */
  password: string;
}

/** URLs of one database for its two roles. */
export interface DatabaseUrls {
  url: string;
  ownerUrl: string;
}

/** Returns the password of the application's role. The owner's password cannot be computed from it. */
function applicationPassword(password: string): string {
  return createHmac("sha256", password).update(applicationRole).digest("hex");
}

export function createDatabaseUrls({ port, password }: ClusterAccess): DatabaseUrls {
  const urlOf = (role: string, secret: string) =>
    `postgres://${role}:${secret}@${loopbackAddress}:${port}/${databaseName}`;
  return {
    url: urlOf(applicationRole, applicationPassword(password)),
    ownerUrl: urlOf(ownerRole, password),
  };
}

async function createMissingRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  if (rowCount === 0) {
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
  }
}

/**
 * Creates the product's database, its owner and the application's role if they are missing. No role is a superuser: if
 * the launcher runs as root, the server may read any file of the machine (unprivileged-command.ts), and a superuser
 * could read these files through the server.
 */
export async function provisionDatabase({ port, password }: ClusterAccess): Promise<void> {
  const client = new pg.Client({
    host: loopbackAddress,
    port,
    user: "postgres",
    password,
    database: "postgres",
    ssl: false,
  });
  try {
    await client.connect();
    await createMissingRole(client, ownerRole, password);
    await createMissingRole(client, applicationRole, applicationPassword(password));
    // Sets the password again at each start, because it is derived from the owner's password, which an operator may
    // have changed.
    await client.query(
      `alter role ${applicationRole} password ${client.escapeLiteral(applicationPassword(password))}`,
    );
    // Makes the owner a member of the application's role, so that the owner can list and end the connections of the
    // services.
    await client.query(`grant ${applicationRole} to ${ownerRole}`);
    const database = await client.query("select 1 from pg_database where datname = $1", [
      databaseName,
    ]);
    if (database.rowCount === 0) {
      await client.query(`create database ${databaseName} owner ${ownerRole}`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`The embedded database could not be set up: ${reason}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
