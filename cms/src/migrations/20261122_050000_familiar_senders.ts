import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Browsers and addresses from which an account was logged in to
 * (operations/accounts/familiar-senders.ts). Where sessions came from is taken over; the column that
 * said so stays, unused, for processes that still run the release before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "familiar_senders" (
    	"customer_id" uuid REFERENCES "customers" ON DELETE CASCADE,
    	"staff_id" uuid REFERENCES "staff" ON DELETE CASCADE,
    	"sender_key" text NOT NULL,
    	"is_device" boolean NOT NULL,
    	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    	CHECK (num_nonnulls("customer_id", "staff_id") = 1)
    );
    CREATE UNIQUE INDEX "familiar_senders_customer_idx"
      ON "familiar_senders" ("customer_id", "sender_key");
    CREATE UNIQUE INDEX "familiar_senders_staff_idx"
      ON "familiar_senders" ("staff_id", "sender_key");
    INSERT INTO "familiar_senders" ("customer_id", "staff_id", "sender_key", "is_device", "seen_at")
      SELECT "customer_id", "staff_id", "address_key", false, max("last_used_at")
      FROM "sessions" GROUP BY "customer_id", "staff_id", "address_key";
    ALTER TABLE "sessions" ALTER COLUMN "address_key" DROP NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "sessions" WHERE "address_key" IS NULL;
    ALTER TABLE "sessions" ALTER COLUMN "address_key" SET NOT NULL;
    DROP TABLE "familiar_senders";`);
}
