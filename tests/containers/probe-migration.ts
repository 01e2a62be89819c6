interface Migrating {
  db: { execute(statement: string): Promise<unknown> };
}

/** As migrations of a release are: it adds, so that the version before it goes on (docs/operations.md, "Upgrades"). */
export async function up({ db }: Migrating): Promise<void> {
  await db.execute("alter table leads add column probe text not null default ''");
}

export async function down({ db }: Migrating): Promise<void> {
  await db.execute("alter table leads drop column probe");
}
