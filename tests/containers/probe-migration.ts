interface Migrating {
  db: { execute(statement: string): Promise<unknown> };
}

/**
 * A migration as in a release: only adds to the schema, so that the previous version keeps working
 * (docs/operations/reference.md, "Upgrades").
 */
export async function up({ db }: Migrating): Promise<void> {
  await db.execute("alter table leads add column probe text not null default ''");
}

export async function down({ db }: Migrating): Promise<void> {
  await db.execute("alter table leads drop column probe");
}
