import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "legal_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"document_id" uuid NOT NULL,
  	"effective_on" date NOT NULL,
  	"texts" jsonb NOT NULL,
  	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"in_force_at" timestamp(3) with time zone,
  	"withdrawn_at" timestamp(3) with time zone,
  	"tells_customers" boolean DEFAULT false NOT NULL,
  	"tell_after" timestamp(3) with time zone,
  	"told_through" uuid,
  	"told" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "legal_notices" (
  	"version_id" uuid NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"queued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "legal_notices_version_customer_key" UNIQUE("version_id","customer_id")
  );
  
  ALTER TABLE "schedules" ADD COLUMN "legal_version_id" uuid;
  ALTER TABLE "legal" ADD COLUMN "tells_customers" boolean DEFAULT false;
  ALTER TABLE "legal_locales" ADD COLUMN "changes" varchar;
  ALTER TABLE "_legal_v" ADD COLUMN "version_tells_customers" boolean DEFAULT false;
  ALTER TABLE "_legal_v_locales" ADD COLUMN "version_changes" varchar;
  ALTER TABLE "legal_notices" ADD CONSTRAINT "legal_notices_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "public"."legal_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices" ADD CONSTRAINT "legal_notices_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "legal_versions_day_idx" ON "legal_versions" USING btree ("document_id","effective_on") WHERE "withdrawn_at" IS NULL;
  CREATE UNIQUE INDEX "legal_versions_coming_idx" ON "legal_versions" USING btree ("document_id") WHERE "in_force_at" IS NULL AND "withdrawn_at" IS NULL;
  CREATE INDEX "legal_versions_tell_idx" ON "legal_versions" USING btree ("tell_after");
  CREATE INDEX "legal_notices_customer_idx" ON "legal_notices" USING btree ("customer_id");
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_legal_version_id_fkey" FOREIGN KEY ("legal_version_id") REFERENCES "public"."legal_versions"("id") ON DELETE cascade ON UPDATE no action;

  -- What is on the site becomes the first version that is kept. Nobody is told: nothing has changed.
  INSERT INTO "legal_versions" ("id", "document_id", "effective_on", "texts", "published_at", "in_force_at")
    SELECT gen_random_uuid(), l."id", (l."effective_date" AT TIME ZONE 'UTC')::date,
      jsonb_object_agg(t."_locale"::text, jsonb_build_object(
        'title', t."title", 'description', t."description", 'body', t."body", 'changes', null)),
      l."updated_at", l."updated_at"
    FROM "legal" l JOIN "legal_locales" t ON t."_parent_id" = l."id" AND t."slug" IS NOT NULL
    WHERE l."_status" = 'published' AND l."deleted_at" IS NULL AND l."effective_date" IS NOT NULL
    GROUP BY l."id";
  UPDATE "legal" SET "tells_customers" = true WHERE "id" IN (SELECT "_parent_id" FROM "legal_locales"
    WHERE "_locale" = 'pt-BR' AND "slug" IN ('termos-de-servico', 'politica-de-privacidade'));
  UPDATE "_legal_v" SET "version_tells_customers" = true WHERE "parent_id" IN (SELECT "_parent_id"
    FROM "legal_locales" WHERE "_locale" = 'pt-BR' AND "slug" IN ('termos-de-servico', 'politica-de-privacidade'));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DROP CONSTRAINT "schedules_legal_version_id_fkey";
  DROP TABLE "legal_notices" CASCADE;
  DROP TABLE "legal_versions" CASCADE;
  ALTER TABLE "schedules" DROP COLUMN "legal_version_id";
  ALTER TABLE "legal" DROP COLUMN "tells_customers";
  ALTER TABLE "legal_locales" DROP COLUMN "changes";
  ALTER TABLE "_legal_v" DROP COLUMN "version_tells_customers";
  ALTER TABLE "_legal_v_locales" DROP COLUMN "version_changes";`)
}
