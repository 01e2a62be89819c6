import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "document_saves" (
  	"document" text PRIMARY KEY NOT NULL,
  	"staff_id" uuid NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_saves" ADD CONSTRAINT "document_saves_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "preview_links_token_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document_id");
  CREATE INDEX "preview_links_expires_idx" ON "preview_links" USING btree ("expires_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;
  DROP TABLE "document_saves" CASCADE;`)
}
