import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcements_actions_link_kind" AS ENUM('chat', 'document', 'anchor', 'url');
  CREATE TYPE "public"."enum_announcements_page_groups" AS ENUM('all', 'home', 'services', 'prices', 'blog', 'legal');
  CREATE TYPE "public"."enum_announcements_tone" AS ENUM('news', 'offer', 'warning');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_actions_link_kind" AS ENUM('chat', 'document', 'anchor', 'url');
  CREATE TYPE "public"."enum__announcements_v_version_page_groups" AS ENUM('all', 'home', 'services', 'prices', 'blog', 'legal');
  CREATE TYPE "public"."enum__announcements_v_version_tone" AS ENUM('news', 'offer', 'warning');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_published_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TABLE "conversions" (
  	"day" date NOT NULL,
  	"page" text NOT NULL,
  	"campaign" text NOT NULL,
  	"locale" text NOT NULL,
  	"event" text NOT NULL,
  	"times" integer DEFAULT 1 NOT NULL,
  	CONSTRAINT "conversions_key" UNIQUE("day","page","campaign","locale","event")
  );
  
  CREATE TABLE "announcements_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_announcements_actions_link_kind" DEFAULT 'document',
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "announcements_actions_locales" (
  	"link_label" varchar,
  	"link_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "announcements_page_groups" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_announcements_page_groups",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tone" "enum_announcements_tone" DEFAULT 'news',
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "announcements_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"posts_id" uuid,
  	"legal_id" uuid
  );
  
  CREATE TABLE "_announcements_v_version_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"link_kind" "enum__announcements_v_version_actions_link_kind" DEFAULT 'document',
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_announcements_v_version_actions_locales" (
  	"link_label" varchar,
  	"link_message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_announcements_v_version_page_groups" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__announcements_v_version_page_groups",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tone" "enum__announcements_v_version_tone" DEFAULT 'news',
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__announcements_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_announcements_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_announcements_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"posts_id" uuid,
  	"legal_id" uuid
  );
  
  ALTER TABLE "pages" ADD COLUMN "is_service" boolean;
  ALTER TABLE "pages" ADD COLUMN "landing_campaign" varchar;
  ALTER TABLE "pages" ADD COLUMN "landing_hides_navigation" boolean;
  ALTER TABLE "pages" ADD COLUMN "landing_is_unlisted" boolean;
  ALTER TABLE "pages" ADD COLUMN "landing_from" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "landing_until" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "landing_elsewhere_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_service" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_campaign" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_hides_navigation" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_is_unlisted" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_from" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_until" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_landing_elsewhere_id" uuid;
  ALTER TABLE "saved_quotes" ADD COLUMN "page" varchar;
  ALTER TABLE "saved_quotes" ADD COLUMN "campaign" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "announcements_id" uuid;
  ALTER TABLE "announcements_actions" ADD CONSTRAINT "announcements_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_actions_locales" ADD CONSTRAINT "announcements_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_page_groups" ADD CONSTRAINT "announcements_page_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_legal_fk" FOREIGN KEY ("legal_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_version_actions" ADD CONSTRAINT "_announcements_v_version_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_version_actions_locales" ADD CONSTRAINT "_announcements_v_version_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v_version_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_version_page_groups" ADD CONSTRAINT "_announcements_v_version_page_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_legal_fk" FOREIGN KEY ("legal_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "announcements_actions_order_idx" ON "announcements_actions" USING btree ("_order");
  CREATE INDEX "announcements_actions_parent_id_idx" ON "announcements_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "announcements_actions_locales_locale_parent_id_unique" ON "announcements_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "announcements_page_groups_order_idx" ON "announcements_page_groups" USING btree ("order");
  CREATE INDEX "announcements_page_groups_parent_idx" ON "announcements_page_groups" USING btree ("parent_id");
  CREATE INDEX "announcements_from_idx" ON "announcements" USING btree ("from");
  CREATE INDEX "announcements_until_idx" ON "announcements" USING btree ("until");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE UNIQUE INDEX "announcements_locales_locale_parent_id_unique" ON "announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "announcements_rels_order_idx" ON "announcements_rels" USING btree ("order");
  CREATE INDEX "announcements_rels_parent_idx" ON "announcements_rels" USING btree ("parent_id");
  CREATE INDEX "announcements_rels_path_idx" ON "announcements_rels" USING btree ("path");
  CREATE INDEX "announcements_rels_pages_id_idx" ON "announcements_rels" USING btree ("pages_id");
  CREATE INDEX "announcements_rels_posts_id_idx" ON "announcements_rels" USING btree ("posts_id");
  CREATE INDEX "announcements_rels_legal_id_idx" ON "announcements_rels" USING btree ("legal_id");
  CREATE INDEX "_announcements_v_version_actions_order_idx" ON "_announcements_v_version_actions" USING btree ("_order");
  CREATE INDEX "_announcements_v_version_actions_parent_id_idx" ON "_announcements_v_version_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_announcements_v_version_actions_locales_locale_parent_id_un" ON "_announcements_v_version_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_version_page_groups_order_idx" ON "_announcements_v_version_page_groups" USING btree ("order");
  CREATE INDEX "_announcements_v_version_page_groups_parent_idx" ON "_announcements_v_version_page_groups" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_from_idx" ON "_announcements_v" USING btree ("version_from");
  CREATE INDEX "_announcements_v_version_version_until_idx" ON "_announcements_v" USING btree ("version_until");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_snapshot_idx" ON "_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_announcements_v_published_locale_idx" ON "_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "_announcements_v_autosave_idx" ON "_announcements_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_announcements_v_locales_locale_parent_id_unique" ON "_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_rels_order_idx" ON "_announcements_v_rels" USING btree ("order");
  CREATE INDEX "_announcements_v_rels_parent_idx" ON "_announcements_v_rels" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_rels_path_idx" ON "_announcements_v_rels" USING btree ("path");
  CREATE INDEX "_announcements_v_rels_pages_id_idx" ON "_announcements_v_rels" USING btree ("pages_id");
  CREATE INDEX "_announcements_v_rels_posts_id_idx" ON "_announcements_v_rels" USING btree ("posts_id");
  CREATE INDEX "_announcements_v_rels_legal_id_idx" ON "_announcements_v_rels" USING btree ("legal_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_landing_elsewhere_id_pages_id_fk" FOREIGN KEY ("landing_elsewhere_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_landing_elsewhere_id_pages_id_fk" FOREIGN KEY ("version_landing_elsewhere_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_landing_landing_campaign_idx" ON "pages" USING btree ("landing_campaign");
  CREATE INDEX "pages_landing_landing_from_idx" ON "pages" USING btree ("landing_from");
  CREATE INDEX "pages_landing_landing_until_idx" ON "pages" USING btree ("landing_until");
  CREATE INDEX "pages_landing_landing_elsewhere_idx" ON "pages" USING btree ("landing_elsewhere_id");
  CREATE INDEX "_pages_v_version_landing_version_landing_campaign_idx" ON "_pages_v" USING btree ("version_landing_campaign");
  CREATE INDEX "_pages_v_version_landing_version_landing_from_idx" ON "_pages_v" USING btree ("version_landing_from");
  CREATE INDEX "_pages_v_version_landing_version_landing_until_idx" ON "_pages_v" USING btree ("version_landing_until");
  CREATE INDEX "_pages_v_version_landing_version_landing_elsewhere_idx" ON "_pages_v" USING btree ("version_landing_elsewhere_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  INSERT INTO "sweeps" ("name") VALUES ('dates');`)
  await markServices(db)
}

/** Pages of services that an installation was seeded with, where they are still at their addresses. */
async function markServices(db: MigrateUpArgs['db']): Promise<void> {
  const services = sql`
    SELECT "_parent_id" FROM "pages_locales" WHERE "_locale" = 'pt-BR' AND "slug" IN ('backup-em-nuvem',
      'cloud-center', 'cloud-server', 'consultoria-em-cloud', 'datacenter-virtual', 'nuvem-privada', 'telefonia-ip')`
  await db.execute(sql`UPDATE "pages" SET "is_service" = true WHERE "id" IN (${services})`)
  await db.execute(
    sql`UPDATE "_pages_v" SET "version_is_service" = true WHERE "latest" AND "parent_id" IN (${services})`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "conversions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_page_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_version_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_version_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_version_page_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_rels" DISABLE ROW LEVEL SECURITY;
  DELETE FROM "sweeps" WHERE "name" = 'dates';
  DROP TABLE "conversions" CASCADE;
  DROP TABLE "announcements_actions" CASCADE;
  DROP TABLE "announcements_actions_locales" CASCADE;
  DROP TABLE "announcements_page_groups" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_locales" CASCADE;
  DROP TABLE "announcements_rels" CASCADE;
  DROP TABLE "_announcements_v_version_actions" CASCADE;
  DROP TABLE "_announcements_v_version_actions_locales" CASCADE;
  DROP TABLE "_announcements_v_version_page_groups" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_locales" CASCADE;
  DROP TABLE "_announcements_v_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_landing_elsewhere_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_landing_elsewhere_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_announcements_fk";
  
  DROP INDEX "pages_landing_landing_campaign_idx";
  DROP INDEX "pages_landing_landing_from_idx";
  DROP INDEX "pages_landing_landing_until_idx";
  DROP INDEX "pages_landing_landing_elsewhere_idx";
  DROP INDEX "_pages_v_version_landing_version_landing_campaign_idx";
  DROP INDEX "_pages_v_version_landing_version_landing_from_idx";
  DROP INDEX "_pages_v_version_landing_version_landing_until_idx";
  DROP INDEX "_pages_v_version_landing_version_landing_elsewhere_idx";
  DROP INDEX "payload_locked_documents_rels_announcements_id_idx";
  ALTER TABLE "pages" DROP COLUMN "is_service";
  ALTER TABLE "pages" DROP COLUMN "landing_campaign";
  ALTER TABLE "pages" DROP COLUMN "landing_hides_navigation";
  ALTER TABLE "pages" DROP COLUMN "landing_is_unlisted";
  ALTER TABLE "pages" DROP COLUMN "landing_from";
  ALTER TABLE "pages" DROP COLUMN "landing_until";
  ALTER TABLE "pages" DROP COLUMN "landing_elsewhere_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_service";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_campaign";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_hides_navigation";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_is_unlisted";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_until";
  ALTER TABLE "_pages_v" DROP COLUMN "version_landing_elsewhere_id";
  ALTER TABLE "saved_quotes" DROP COLUMN "page";
  ALTER TABLE "saved_quotes" DROP COLUMN "campaign";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "announcements_id";
  DROP TYPE "public"."enum_announcements_actions_link_kind";
  DROP TYPE "public"."enum_announcements_page_groups";
  DROP TYPE "public"."enum_announcements_tone";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_actions_link_kind";
  DROP TYPE "public"."enum__announcements_v_version_page_groups";
  DROP TYPE "public"."enum__announcements_v_version_tone";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum__announcements_v_published_locale";`)
}
