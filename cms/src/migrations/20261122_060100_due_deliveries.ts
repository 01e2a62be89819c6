import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Deliveries are their own queue from here on: whatever waits is due at next_attempt_at. What pg-boss
 * kept beside them, in the schema `pgboss`, is left alone: processes of the version before need it
 * until the last of them has stopped.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "lead_deliveries" SET "next_attempt_at" = now()
      WHERE "state" = 'waiting' AND "next_attempt_at" IS NULL;
    CREATE INDEX "channel_state_nextAttemptAt_idx" ON "lead_deliveries" USING btree
      ("channel", "state", "next_attempt_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "channel_state_nextAttemptAt_idx";`);
}
