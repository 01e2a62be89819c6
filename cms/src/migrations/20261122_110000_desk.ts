import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_former_addresses_origin" AS ENUM('former', 'manual');
  CREATE TABLE "document_changes" (
  	"version_id" uuid PRIMARY KEY NOT NULL,
  	"document" text NOT NULL,
  	"title" text NOT NULL,
  	"locale" text NOT NULL,
  	"is_published" boolean NOT NULL,
  	"staff_id" uuid,
  	"staff_name" text NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "translation_states" (
  	"document" text NOT NULL,
  	"locale" text NOT NULL,
  	"texts" jsonb NOT NULL,
  	"source_texts" jsonb NOT NULL,
  	"outdated" jsonb NOT NULL,
  	"is_outdated" boolean NOT NULL
  );
  
  CREATE TABLE "dead_links" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"document" text NOT NULL,
  	"title" text NOT NULL,
  	"locale" text NOT NULL,
  	"section" integer,
  	"target" text NOT NULL,
  	"reason" text NOT NULL,
  	"checked_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "external_links" (
  	"url" text PRIMARY KEY NOT NULL,
  	"reason" text,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"checked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "lead_notices" (
  	"lead_id" uuid NOT NULL,
  	"staff_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"about" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "redirect_hits" (
  	"path" text PRIMARY KEY NOT NULL,
  	"hits" bigint NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "owner_name" varchar;
  ALTER TABLE "leads" ADD COLUMN "remind_at" timestamp(3) with time zone;
  ALTER TABLE "former_addresses" ADD COLUMN "origin" "enum_former_addresses_origin" DEFAULT 'former' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "check_external_links" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_check_external_links" boolean DEFAULT false;
  ALTER TABLE "document_changes" ADD CONSTRAINT "document_changes_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "document_changes_document_idx" ON "document_changes" USING btree ("document","saved_at");
  CREATE INDEX "document_changes_saved_idx" ON "document_changes" USING btree ("saved_at");
  CREATE INDEX "document_changes_staff_idx" ON "document_changes" USING btree ("staff_id","saved_at");
  CREATE UNIQUE INDEX "translation_states_translation_idx" ON "translation_states" USING btree ("document","locale");
  CREATE INDEX "translation_states_outdated_idx" ON "translation_states" USING btree ("document") WHERE "is_outdated";
  CREATE INDEX "dead_links_document_idx" ON "dead_links" USING btree ("document");
  CREATE UNIQUE INDEX "lead_notices_idx" ON "lead_notices" USING btree ("lead_id","staff_id","kind","about");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_remind_at_idx" ON "leads" USING btree ("remind_at");
  INSERT INTO "sweeps" ("name") VALUES ('links');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "sweeps" WHERE "name" = 'links';
   ALTER TABLE "document_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dead_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "external_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirect_hits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "document_changes" CASCADE;
  DROP TABLE "translation_states" CASCADE;
  DROP TABLE "dead_links" CASCADE;
  DROP TABLE "external_links" CASCADE;
  DROP TABLE "lead_notices" CASCADE;
  DROP TABLE "redirect_hits" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_owner_id_staff_id_fk";
  
  DROP INDEX "leads_owner_idx";
  DROP INDEX "leads_remind_at_idx";
  ALTER TABLE "leads" DROP COLUMN "owner_id";
  ALTER TABLE "leads" DROP COLUMN "owner_name";
  ALTER TABLE "leads" DROP COLUMN "remind_at";
  ALTER TABLE "former_addresses" DROP COLUMN "origin";
  ALTER TABLE "site_settings" DROP COLUMN "check_external_links";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_check_external_links";
  DROP TYPE "public"."enum_former_addresses_origin";`)
}
