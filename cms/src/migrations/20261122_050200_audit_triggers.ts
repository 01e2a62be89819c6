import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** A connection in replication mode leaves ordinary triggers out. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER "append_only";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "audit_log" ENABLE TRIGGER "append_only";`);
}
