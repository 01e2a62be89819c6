import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"about" text,
  	"sealed" text NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"reason" text,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "mails_next_attempt_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mails" CASCADE;`)
}
