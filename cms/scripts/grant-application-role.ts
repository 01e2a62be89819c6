import { Client, type ClientBase } from "pg";

interface DatabaseUser {
  role: string;
  database: string;
}

async function currentUser(client: ClientBase): Promise<DatabaseUser> {
  const { rows } = await client.query<DatabaseUser>(
    `select current_user as role, current_database() as database`,
  );
  const [user] = rows;
  if (!user) {
    throw new Error("The database returned no current user");
  }
  return user;
}

/** Returns the role and the database of a connection URL. */
async function userOf(url: string | undefined): Promise<DatabaseUser> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await currentUser(client);
  } finally {
    await client.end();
  }
}

/**
 * Returns the role of the services. Returns undefined if the services connect as the owner, who has all rights. Throws
 * if the URLs of owner and services name different databases, or if the URLs of the services name different roles.
 *
 * @param owner connection of the database's owner
 * @param applicationDatabaseUrls connection URLs of the services
 */
export async function readApplicationRole(
  owner: ClientBase,
  applicationDatabaseUrls: readonly (string | undefined)[],
): Promise<string | undefined> {
  const own = await currentUser(owner);
  const users = await Promise.all(applicationDatabaseUrls.map(userOf));
  if (users.some(({ database }) => database !== own.database)) {
    throw new Error("DATABASE_OWNER_URL: expected the database of DATABASE_URL");
  }
  const [role, otherRole] = new Set(users.map((user) => user.role));
  if (otherRole !== undefined) {
    throw new Error("DATABASE_DIRECT_URL: expected the role of DATABASE_URL");
  }
  return role === own.role ? undefined : role;
}

/**
 * Returns the tables or sequences in the schema that belong to the owner, as a list for GRANT. Excludes those of other
 * software in the same schema.
 */
async function listOwned(owner: ClientBase, kinds: readonly string[]): Promise<string> {
  const { rows } = await owner.query<{ list: string }>(
    `select string_agg(oid::regclass::text, ', ') as list from pg_class
     where relnamespace = 'public'::regnamespace and relkind::text = any($1)
       and pg_get_userbyid(relowner) = current_user`,
    [kinds],
  );
  return rows[0]?.list ?? "";
}

/**
 * Grants the role of the services the rights to read and write rows. The role cannot change the schema, so it cannot
 * drop the trigger that protects the audit log.
 */
export async function grantApplicationRole(owner: ClientBase, name: string): Promise<void> {
  const role = owner.escapeIdentifier(name);
  const tables = await listOwned(owner, ["r", "p"]);
  const sequences = await listOwned(owner, ["S"]);
  // PostgreSQL runs all statements of one query string in one transaction.
  await owner.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on ${tables} to ${role};
    revoke all on audit_log, payload_migrations from ${role};
    grant select, insert on audit_log to ${role};
    grant select on payload_migrations to ${role};
    ${sequences === "" ? "" : `grant usage, select on ${sequences} to ${role};`}
  `);
}
