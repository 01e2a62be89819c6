import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "share_images" (
  	"name" text PRIMARY KEY NOT NULL,
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"retired_at" timestamp(3) with time zone
  );
  
  CREATE UNIQUE INDEX "share_images_shown_idx" ON "share_images" USING btree ("document_id","locale") WHERE "retired_at" IS NULL;
  CREATE INDEX "share_images_retired_idx" ON "share_images" USING btree ("retired_at");
  INSERT INTO "sweeps" ("name") VALUES ('share-images');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "share_images" CASCADE;
   DELETE FROM "sweeps" WHERE "name" = 'share-images';`)
}
