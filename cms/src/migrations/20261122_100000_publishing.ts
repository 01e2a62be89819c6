import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_role" ADD VALUE 'writer';
  CREATE TABLE "schedules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"document_id" uuid,
  	"action" text NOT NULL,
  	"locale" text,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"attempt_at" timestamp(3) with time zone NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"reason" jsonb,
  	"ended_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"staff_id" uuid,
  	CONSTRAINT "schedules_action_check" CHECK ("action" IN ('publish', 'unpublish')),
  	CONSTRAINT "schedules_state_check" CHECK ("state" IN ('waiting', 'done', 'failed'))
  );
  
  CREATE TABLE "heartbeats" (
  	"name" text PRIMARY KEY NOT NULL,
  	"beat_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "schedules_attempt_idx" ON "schedules" USING btree ("state","attempt_at");
  CREATE INDEX "schedules_document_idx" ON "schedules" USING btree ("kind","document_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "schedules" CASCADE;
  DROP TABLE "heartbeats" CASCADE;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";`)
}
