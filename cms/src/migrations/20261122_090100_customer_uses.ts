import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * What is remembered of the use of accounts. Of earlier uses a year is known at most, so whoever is
 * older than that counts as let in a year ago: nobody is removed for what has been forgotten.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "customer_uses" (
      "customer_id" uuid PRIMARY KEY NOT NULL,
      "used_at" timestamp(3) with time zone,
      "warned_at" timestamp(3) with time zone
    );
    ALTER TABLE "customer_uses" ADD CONSTRAINT "customer_uses_customer_id_fkey"
      FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade;
    INSERT INTO "customer_uses" ("customer_id", "used_at")
      SELECT "id", now() - interval '1 year' FROM "customers"
      WHERE "created_at" < now() - interval '1 year';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "customer_uses";`);
}
