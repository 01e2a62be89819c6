import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"note" text NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"answer" text,
  	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"staff_id" uuid,
  	CONSTRAINT "reviews_state_check" CHECK ("state" IN ('waiting', 'returned', 'done'))
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pricing_plans" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pricing_plans_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "reviews_waiting_idx" ON "reviews" USING btree ("collection","document_id","locale") WHERE "state" = 'waiting';
  CREATE INDEX "reviews_asked_idx" ON "reviews" USING btree ("state","asked_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_deleted_at_idx" ON "legal" USING btree ("deleted_at");
  CREATE INDEX "_legal_v_version_version_deleted_at_idx" ON "_legal_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "pricing_plans_deleted_at_idx" ON "pricing_plans" USING btree ("deleted_at");
  CREATE INDEX "_pricing_plans_v_version_version_deleted_at_idx" ON "_pricing_plans_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "legal_deleted_at_idx";
  DROP INDEX "_legal_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "pricing_plans_deleted_at_idx";
  DROP INDEX "_pricing_plans_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pricing_plans" DROP COLUMN "deleted_at";
  ALTER TABLE "_pricing_plans_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}
