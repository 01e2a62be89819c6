import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Ends of newsletter subscriptions are delivered too. Leads are found by address in whatever case; a
 * subscription that ended has no key, so that the same form sent again is a new one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_lead_deliveries_channel" ADD VALUE 'unsubscribe-webhook' BEFORE 'contact-webhook';
  DROP INDEX "leads_email_idx";
  CREATE INDEX "leads_email_lower_idx" ON "leads" (lower("email"));
  UPDATE "leads" SET "idempotency_key" = NULL WHERE "unsubscribed_at" IS NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "lead_deliveries" WHERE "channel" = 'unsubscribe-webhook';
  ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_deliveries_channel";
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('newsletter-webhook', 'contact-webhook', 'sales-email');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_lead_deliveries_channel" USING "channel"::"public"."enum_lead_deliveries_channel";
  DROP INDEX "leads_email_lower_idx";
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");`);
}
