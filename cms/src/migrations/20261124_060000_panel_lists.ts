import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** What a page of the panel's customers goes past is read in the index alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "customers_name_idx";
  -- With what its expression is of, without which PostgreSQL would read the rows.
  CREATE INDEX "customers_name_idx" ON "customers" (lower("fullname") COLLATE "pt-BR-x-icu", "id")
    INCLUDE ("fullname") WHERE NOT "is_duplicate";
  CREATE INDEX "customers_newest_idx" ON "customers" ("id") WHERE NOT "is_duplicate";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "customers_name_idx", "customers_newest_idx";
  CREATE INDEX "customers_name_idx" ON "customers" (lower("fullname") COLLATE "pt-BR-x-icu", "id");`);
}
