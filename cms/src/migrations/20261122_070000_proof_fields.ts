import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar,
  	"valid_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_certificates_locales" (
  	"scope" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_certificates_locales" (
  	"scope" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "terms_of_service_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "data_protection_officer" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "datacenter_city" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "maintenance_windows" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_terms_of_service_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_data_protection_officer" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_datacenter_city" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_maintenance_windows" varchar;
  ALTER TABLE "site_settings_certificates" ADD CONSTRAINT "site_settings_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_certificates_locales" ADD CONSTRAINT "site_settings_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_certificates" ADD CONSTRAINT "_site_settings_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_certificates_locales" ADD CONSTRAINT "_site_settings_v_version_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_certificates_order_idx" ON "site_settings_certificates" USING btree ("_order");
  CREATE INDEX "site_settings_certificates_parent_id_idx" ON "site_settings_certificates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_certificates_locales_locale_parent_id_unique" ON "site_settings_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_certificates_order_idx" ON "_site_settings_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_certificates_parent_id_idx" ON "_site_settings_v_version_certificates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_certificates_locales_locale_parent_" ON "_site_settings_v_version_certificates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_terms_of_service_id_legal_id_fk" FOREIGN KEY ("terms_of_service_id") REFERENCES "public"."legal"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_terms_of_service_id_legal_id_fk" FOREIGN KEY ("version_terms_of_service_id") REFERENCES "public"."legal"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_terms_of_service_idx" ON "site_settings" USING btree ("terms_of_service_id");
  CREATE INDEX "_site_settings_v_version_version_terms_of_service_idx" ON "_site_settings_v" USING btree ("version_terms_of_service_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_certificates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_certificates" CASCADE;
  DROP TABLE "site_settings_certificates_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_certificates" CASCADE;
  DROP TABLE "_site_settings_v_version_certificates_locales" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_terms_of_service_id_legal_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_terms_of_service_id_legal_id_fk";
  
  DROP INDEX "site_settings_terms_of_service_idx";
  DROP INDEX "_site_settings_v_version_version_terms_of_service_idx";
  ALTER TABLE "site_settings" DROP COLUMN "terms_of_service_id";
  ALTER TABLE "site_settings" DROP COLUMN "data_protection_officer";
  ALTER TABLE "site_settings" DROP COLUMN "datacenter_city";
  ALTER TABLE "site_settings_locales" DROP COLUMN "maintenance_windows";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_terms_of_service_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_data_protection_officer";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_datacenter_city";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_maintenance_windows";`)
}
