import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * When expired data is next removed: at once. The release before this one neither reads nor writes
 * sessions.address_key, whose addresses went to familiar_senders.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "sweeps" (
      "name" text PRIMARY KEY NOT NULL,
      "due_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    INSERT INTO "sweeps" ("name") VALUES ('retention');
    ALTER TABLE "sessions" DROP COLUMN "address_key";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "sweeps";
    ALTER TABLE "sessions" ADD COLUMN "address_key" text;`);
}
