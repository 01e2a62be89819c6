import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds a table of the audit entries that the worker has not printed yet; earlier entries count as printed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "unprinted_audit_entries" (
  	"entry_id" uuid PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "unprinted_audit_entries" ADD CONSTRAINT "unprinted_audit_entries_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "unprinted_audit_entries";`);
}
