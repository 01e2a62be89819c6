import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "status_incidents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"title" jsonb NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "status_incidents_kind_check" CHECK ("kind" IN ('incident', 'maintenance'))
  );
  
  CREATE TABLE "status_updates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"incident_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"text" jsonb NOT NULL,
  	"impacts" jsonb NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "status_day_records" (
  	"day" date PRIMARY KEY NOT NULL,
  	"recorded_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "status_subscribers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" text NOT NULL,
  	"locale" text NOT NULL,
  	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	CONSTRAINT "status_subscribers_email_key" UNIQUE("email")
  );
  
  CREATE TABLE "status_notices" (
  	"update_id" uuid NOT NULL,
  	"subscriber_id" uuid NOT NULL,
  	CONSTRAINT "status_notices_update_id_subscriber_id_key" UNIQUE("update_id","subscriber_id")
  );
  
  CREATE TABLE "status_components" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "status_components_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"group" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "status_components_id" uuid;
  ALTER TABLE "status_updates" ADD CONSTRAINT "status_updates_incident_id_fkey" FOREIGN KEY ("incident_id") REFERENCES "public"."status_incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "status_notices" ADD CONSTRAINT "status_notices_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "public"."status_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "status_notices" ADD CONSTRAINT "status_notices_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "public"."status_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "status_components_locales" ADD CONSTRAINT "status_components_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."status_components"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "status_updates_incident_idx" ON "status_updates" USING btree ("incident_id","at");
  CREATE INDEX "status_updates_at_idx" ON "status_updates" USING btree ("at");
  CREATE INDEX "status_notices_subscriber_idx" ON "status_notices" USING btree ("subscriber_id");
  CREATE INDEX "status_components_updated_at_idx" ON "status_components" USING btree ("updated_at");
  CREATE INDEX "status_components_created_at_idx" ON "status_components" USING btree ("created_at");
  CREATE UNIQUE INDEX "status_components_locales_locale_parent_id_unique" ON "status_components_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_status_components_fk" FOREIGN KEY ("status_components_id") REFERENCES "public"."status_components"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_status_components_id_idx" ON "payload_locked_documents_rels" USING btree ("status_components_id");
  INSERT INTO "sweeps" ("name") VALUES ('status-day');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "status_incidents" CASCADE;
  DROP TABLE "status_updates" CASCADE;
  DROP TABLE "status_day_records" CASCADE;
  DROP TABLE "status_subscribers" CASCADE;
  DROP TABLE "status_notices" CASCADE;
  DROP TABLE "status_components" CASCADE;
  DROP TABLE "status_components_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_status_components_fk";
  
  DROP INDEX "payload_locked_documents_rels_status_components_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "status_components_id";
  DELETE FROM "sweeps" WHERE "name" = 'status-day';`)
}
