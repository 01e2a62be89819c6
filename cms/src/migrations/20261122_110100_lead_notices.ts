import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lead_notices" (
  	"lead_id" uuid NOT NULL,
  	"staff_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"about" timestamp(3) with time zone NOT NULL,
  	CONSTRAINT "lead_notices_pkey" PRIMARY KEY("lead_id","staff_id","kind","about")
  );
  
  ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_notices" CASCADE;`)
}
