import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "plan_snapshots" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"schedule_id" uuid,
  	"member_id" uuid,
  	"kind" text NOT NULL,
  	"document_id" uuid,
  	"locale" text,
  	"content" jsonb NOT NULL,
  	"approved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"changed_by" uuid,
  	"notified_at" timestamp(3) with time zone,
  	CONSTRAINT "plan_snapshots_plan_check" CHECK (num_nonnulls("schedule_id", "member_id") = 1)
  );
  
  ALTER TABLE "plan_snapshots" ADD CONSTRAINT "plan_snapshots_schedule_id_fkey" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_snapshots" ADD CONSTRAINT "plan_snapshots_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "public"."release_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_snapshots" ADD CONSTRAINT "plan_snapshots_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "plan_snapshots_schedule_idx" ON "plan_snapshots" USING btree ("schedule_id");
  CREATE UNIQUE INDEX "plan_snapshots_member_idx" ON "plan_snapshots" USING btree ("member_id");
  CREATE INDEX "plan_snapshots_document_idx" ON "plan_snapshots" USING btree ("kind","document_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "plan_snapshots" CASCADE;`)
}
