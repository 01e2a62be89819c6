import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_quotes_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TABLE "saved_quotes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"locale" "enum_saved_quotes_locale" NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"monthly_total" numeric NOT NULL,
  	"contract_total" numeric NOT NULL,
  	"configuration_vcpus" numeric NOT NULL,
  	"configuration_ram_gb" numeric NOT NULL,
  	"configuration_storage_gb" numeric NOT NULL,
  	"configuration_bandwidth_gb" numeric NOT NULL,
  	"configuration_linux_servers" numeric NOT NULL,
  	"configuration_windows_servers" numeric NOT NULL,
  	"configuration_ipv4_addresses" numeric NOT NULL,
  	"configuration_term_months" numeric NOT NULL,
  	"configuration_daily_backup" boolean,
  	"configuration_ddos_protection" boolean,
  	"catalogue_version" varchar NOT NULL,
  	"quote" jsonb NOT NULL,
  	"catalogue" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_catalogue_locales" (
  	"labels_inputs_vcpus" varchar,
  	"labels_inputs_ram_gb" varchar,
  	"labels_inputs_storage_gb" varchar,
  	"labels_inputs_bandwidth_gb" varchar,
  	"labels_inputs_linux_servers" varchar,
  	"labels_inputs_windows_servers" varchar,
  	"labels_inputs_ipv4_addresses" varchar,
  	"labels_inputs_daily_backup" varchar,
  	"labels_inputs_ddos_protection" varchar,
  	"labels_inputs_term_months" varchar,
  	"labels_lines_vcpus" varchar,
  	"labels_lines_ram" varchar,
  	"labels_lines_storage" varchar,
  	"labels_lines_storage_overage" varchar,
  	"labels_lines_bandwidth_overage" varchar,
  	"labels_lines_daily_backup" varchar,
  	"labels_lines_ipv4_addresses" varchar,
  	"labels_lines_windows_servers" varchar,
  	"labels_lines_linux_servers" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_price_catalogue_v_locales" (
  	"version_labels_inputs_vcpus" varchar,
  	"version_labels_inputs_ram_gb" varchar,
  	"version_labels_inputs_storage_gb" varchar,
  	"version_labels_inputs_bandwidth_gb" varchar,
  	"version_labels_inputs_linux_servers" varchar,
  	"version_labels_inputs_windows_servers" varchar,
  	"version_labels_inputs_ipv4_addresses" varchar,
  	"version_labels_inputs_daily_backup" varchar,
  	"version_labels_inputs_ddos_protection" varchar,
  	"version_labels_inputs_term_months" varchar,
  	"version_labels_lines_vcpus" varchar,
  	"version_labels_lines_ram" varchar,
  	"version_labels_lines_storage" varchar,
  	"version_labels_lines_storage_overage" varchar,
  	"version_labels_lines_bandwidth_overage" varchar,
  	"version_labels_lines_daily_backup" varchar,
  	"version_labels_lines_ipv4_addresses" varchar,
  	"version_labels_lines_windows_servers" varchar,
  	"version_labels_lines_linux_servers" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_quotes_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "quote_validity_days" numeric DEFAULT 15;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_quote_validity_days" numeric DEFAULT 15;
  ALTER TABLE "price_catalogue_locales" ADD CONSTRAINT "price_catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_catalogue_v_locales" ADD CONSTRAINT "_price_catalogue_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_catalogue_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "saved_quotes_code_idx" ON "saved_quotes" USING btree ("code");
  CREATE INDEX "saved_quotes_updated_at_idx" ON "saved_quotes" USING btree ("updated_at");
  CREATE INDEX "saved_quotes_created_at_idx" ON "saved_quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_catalogue_locales_locale_parent_id_unique" ON "price_catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_price_catalogue_v_locales_locale_parent_id_unique" ON "_price_catalogue_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_quotes_fk" FOREIGN KEY ("saved_quotes_id") REFERENCES "public"."saved_quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saved_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_quotes_id");

  -- Not Payload's: the counts of rate-limiter-flexible (operations/rate-limit.ts).
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_catalogue_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_quotes" CASCADE;
  DROP TABLE "price_catalogue_locales" CASCADE;
  DROP TABLE "_price_catalogue_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_quotes_fk";
  
  DROP INDEX "payload_locked_documents_rels_saved_quotes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_quotes_id";
  ALTER TABLE "site_settings" DROP COLUMN "quote_validity_days";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_quote_validity_days";
  DROP TYPE "public"."enum_saved_quotes_locale";
  DROP TABLE "rate_limits";`)
}
