import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" text NOT NULL,
  	"state" text DEFAULT 'open' NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"staff_id" uuid,
  	CONSTRAINT "releases_state_check" CHECK ("state" IN ('open', 'done'))
  );
  
  CREATE TABLE "release_members" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"release_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"document_id" uuid,
  	"action" text NOT NULL,
  	"locale" text,
  	"added_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"version_before" uuid,
  	"version_after" uuid,
  	CONSTRAINT "release_members_action_check" CHECK ("action" IN ('publish', 'unpublish'))
  );
  
  ALTER TABLE "releases" ADD CONSTRAINT "releases_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_members" ADD CONSTRAINT "release_members_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state","created_at");
  CREATE INDEX "release_members_release_idx" ON "release_members" USING btree ("release_id");
  CREATE INDEX "release_members_document_idx" ON "release_members" USING btree ("kind","document_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "releases" CASCADE;
  DROP TABLE "release_members" CASCADE;`)
}
