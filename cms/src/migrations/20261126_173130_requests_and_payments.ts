import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Deletion requests are confirmed by a link where the address is not proven, and can be withdrawn;
 * requests about plans name their subscription; payments move a subscription's date by a month.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_leads_plan_request" AS ENUM('change', 'cancel');
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'withdrawn';
  ALTER TYPE "public"."enum_lead_deliveries_channel" ADD VALUE 'withdrawal-webhook';
  ALTER TYPE "public"."enum_lead_deliveries_channel" ADD VALUE 'withdrawal-email';
  CREATE TABLE "subscription_payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"batch_id" uuid NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"paid_day" date NOT NULL,
  	"next_day" date NOT NULL,
  	"recorded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"undone_at" timestamp(3) with time zone
  );
  ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check";
  ALTER TABLE "leads" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "plan_request" "enum_leads_plan_request";
  ALTER TABLE "customers" ADD COLUMN "deletion_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "payment_day" numeric;
  ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscription_payments_subscription_idx" ON "subscription_payments" USING btree ("subscription_id");
  CREATE INDEX "subscription_payments_batch_idx" ON "subscription_payments" USING btree ("batch_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_subscription_idx" ON "leads" USING btree ("subscription_id");
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_check" CHECK ("purpose" IN ('password', 'prove-email', 'undo-email', 'confirm-deletion', 'former-proof', 'former-deletion'));

  -- Requests of second accounts of a mailbox reached nobody: they become leads, which a worker delivers.
  INSERT INTO "leads" ("id", "state", "kind", "name", "email", "phone", "phone_extension", "locale", "message", "idempotency_key", "created_at", "updated_at")
    SELECT gen_random_uuid(), 'new', 'deletion', "fullname", "email", "phone", "phone_extension", "locale"::text::"enum_leads_locale",
      'Pedido de ' || to_char("deletion_requested_at" AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY')
        || ', feito em uma conta cujo e-mail não foi confirmado. Confirme com a pessoa antes de excluir.',
      'deletion ' || "id", now(), now()
    FROM "customers" WHERE "is_duplicate" AND "deletion_requested_at" IS NOT NULL
    ON CONFLICT DO NOTHING;
  UPDATE "customers" SET "deletion_requested_at" = NULL WHERE "is_duplicate";

  -- A first payment a month after the 29th, 30th or 31st fell on a shorter month's last day.
  UPDATE "subscriptions"
    SET "payment_day" = extract(day FROM "since" AT TIME ZONE 'America/Sao_Paulo')
    WHERE ("next_payment" AT TIME ZONE 'UTC')::date
      = (("since" AT TIME ZONE 'America/Sao_Paulo')::date + interval '1 month')::date;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "subscription_payments" CASCADE;
  DELETE FROM "account_links" WHERE "purpose" NOT IN ('password', 'prove-email', 'undo-email');
  DELETE FROM "lead_deliveries" WHERE "channel" IN ('withdrawal-webhook', 'withdrawal-email');
  UPDATE "leads" SET "state" = 'lost' WHERE "state" = 'withdrawn';
  ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check";
  ALTER TABLE "leads" DROP CONSTRAINT "leads_subscription_id_subscriptions_id_fk";
  ALTER TABLE "leads" ALTER COLUMN "state" DROP DEFAULT;
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_state";
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'contacted', 'won', 'lost');
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE "public"."enum_leads_state" USING "state"::"public"."enum_leads_state";
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_leads_state";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_deliveries_channel";
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('newsletter-webhook', 'unsubscribe-webhook', 'contact-webhook', 'sales-email');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_lead_deliveries_channel" USING "channel"::"public"."enum_lead_deliveries_channel";
  DROP INDEX "leads_subscription_idx";
  ALTER TABLE "leads" DROP COLUMN "subscription_id";
  ALTER TABLE "leads" DROP COLUMN "plan_request";
  ALTER TABLE "customers" DROP COLUMN "deletion_withdrawn_at";
  ALTER TABLE "subscriptions" DROP COLUMN "payment_day";
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_check" CHECK ("purpose" IN ('password', 'prove-email', 'undo-email'));
  DROP TYPE "public"."enum_leads_plan_request";`);
}
