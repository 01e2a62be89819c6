import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'contacted', 'won', 'lost');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('contact', 'newsletter', 'quote', 'deletion');
  CREATE TYPE "public"."enum_leads_suspicion" AS ENUM('trap', 'too-quick', 'rate');
  CREATE TYPE "public"."enum_leads_service" AS ENUM('privateCloud', 'cloudCenter', 'virtualDatacenter', 'cloudServer', 'other');
  CREATE TYPE "public"."enum_leads_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('newsletter-webhook', 'contact-webhook', 'sales-email');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('waiting', 'delivered', 'dead');
  CREATE TYPE "public"."enum_consents_choice" AS ENUM('accepted', 'declined');
  CREATE TYPE "public"."enum_consents_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"suspicion" "enum_leads_suspicion",
  	"notes" varchar,
  	"name" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"company" varchar,
  	"service" "enum_leads_service",
  	"message" varchar,
  	"quote_code" varchar,
  	"locale" "enum_leads_locale" NOT NULL,
  	"page" varchar,
  	"consent_version" varchar,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"channel" "enum_lead_deliveries_channel" NOT NULL,
  	"state" "enum_lead_deliveries_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"last_attempt_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"choice" "enum_consents_choice" NOT NULL,
  	"text_version" varchar NOT NULL,
  	"locale" "enum_consents_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_deliveries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_policy_id" uuid;
  ALTER TABLE "site_settings_locales" ADD COLUMN "contact_notice" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "newsletter_notice" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_policy_id" uuid;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_contact_notice" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_newsletter_notice" varchar;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_state_idx" ON "lead_deliveries" USING btree ("state");
  CREATE INDEX "lead_deliveries_delivered_at_idx" ON "lead_deliveries" USING btree ("delivered_at");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_channel_idx" ON "lead_deliveries" USING btree ("lead_id","channel");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk" FOREIGN KEY ("lead_deliveries_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_privacy_policy_id_legal_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."legal"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_privacy_policy_id_legal_id_fk" FOREIGN KEY ("version_privacy_policy_id") REFERENCES "public"."legal"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "site_settings_privacy_policy_idx" ON "site_settings" USING btree ("privacy_policy_id");
  CREATE INDEX "_site_settings_v_version_version_privacy_policy_idx" ON "_site_settings_v" USING btree ("version_privacy_policy_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "consents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_privacy_policy_id_legal_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_privacy_policy_id_legal_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "site_settings_privacy_policy_idx";
  DROP INDEX "_site_settings_v_version_version_privacy_policy_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_policy_id";
  ALTER TABLE "site_settings_locales" DROP COLUMN "contact_notice";
  ALTER TABLE "site_settings_locales" DROP COLUMN "newsletter_notice";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_policy_id";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_contact_notice";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_newsletter_notice";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_leads_suspicion";
  DROP TYPE "public"."enum_leads_service";
  DROP TYPE "public"."enum_leads_locale";
  DROP TYPE "public"."enum_lead_deliveries_channel";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_consents_choice";
  DROP TYPE "public"."enum_consents_locale";`)
}
