import { Client, type ClientBase } from "pg";

async function currentUser(client: ClientBase): Promise<{ role: string; database: string }> {
  const { rows } = await client.query<{ role: string; database: string }>(
    `select current_user as role, current_database() as database`,
  );
  const [user] = rows;
  if (!user) {
    throw new Error("The database does not tell its user");
  }
  return user;
}

/** Returns the role of a connection URL and its database. */
async function userOf(url: string | undefined): Promise<{ role: string; database: string }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await currentUser(client);
  } finally {
    await client.end();
  }
}

/**
 * Grants the role of the services what they need: to read and write rows. The role cannot change the schema, and so
 * cannot drop the trigger that protects the audit log. Does nothing if the services connect as the owner.
 *
 * @param owner connection of the database's owner
 * @param applicationUrl connection URL of the services
 */
export async function grantApplicationRole(
  owner: ClientBase,
  applicationUrl: string | undefined,
): Promise<void> {
  const [own, application] = await Promise.all([currentUser(owner), userOf(applicationUrl)]);
  if (own.database !== application.database) {
    throw new Error("DATABASE_OWNER_URL: expected the database of DATABASE_URL");
  }
  if (own.role === application.role) {
    return;
  }
  const role = owner.escapeIdentifier(application.role);
  await owner.query(`
    begin;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke update, delete, truncate on audit_log from ${role};
    revoke insert, update, delete, truncate on payload_migrations from ${role};
    commit;
  `);
}
