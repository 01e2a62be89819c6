import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** What is over is removed by the next login, or the next link (operations/accounts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "sessions_expires_idx" ON "sessions" ("expires_at");
    CREATE INDEX "account_links_expires_idx" ON "account_links" ("expires_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "sessions_expires_idx", "account_links_expires_idx";`);
}
