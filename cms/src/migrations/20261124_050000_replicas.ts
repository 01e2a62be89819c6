import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "replicas" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"part" text NOT NULL,
  	"host" text NOT NULL,
  	"version" text NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "replicas_part_check" CHECK ("part" IN ('web', 'cms', 'worker'))
  );
  
  CREATE INDEX "replicas_seen_idx" ON "replicas" USING btree ("seen_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "replicas" CASCADE;`)
}
