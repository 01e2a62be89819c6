import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "link_checks" (
  	"is_partial" boolean NOT NULL,
  	"checked_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "search_entries" ADD COLUMN "vocabulary" text[];
  CREATE INDEX "search_entries_page_words_idx" ON "search_entries" USING gin ("words") WHERE "collection" = 'pages';
  CREATE INDEX "search_entries_vocabulary_idx" ON "search_entries" USING gin ("vocabulary");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "link_checks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "link_checks" CASCADE;
  DROP INDEX "search_entries_page_words_idx";
  DROP INDEX "search_entries_vocabulary_idx";
  ALTER TABLE "search_entries" DROP COLUMN "vocabulary";`)
}
