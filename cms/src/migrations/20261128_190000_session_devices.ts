import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds ids for the list of sessions, and the device and network of each login. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
  ALTER TABLE "sessions" ADD COLUMN "browser" text;
  ALTER TABLE "sessions" ADD COLUMN "system" text;
  ALTER TABLE "sessions" ADD COLUMN "network" text;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_key" UNIQUE("id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions" DROP CONSTRAINT "sessions_id_key";
  ALTER TABLE "sessions" DROP COLUMN "id";
  ALTER TABLE "sessions" DROP COLUMN "browser";
  ALTER TABLE "sessions" DROP COLUMN "system";
  ALTER TABLE "sessions" DROP COLUMN "network";`);
}
