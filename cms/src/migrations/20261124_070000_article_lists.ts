import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** The order of the blog's lists, and which articles are offered in which language, are read in indexes alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "posts_newest_idx" ON "posts" ("published_at", "id")
    INCLUDE ("_status", "category_id", "written_by_id");
  CREATE INDEX "posts_locales_offered_idx" ON "posts_locales" ("_parent_id", "_locale")
    WHERE "slug" IS NOT NULL AND "reading_minutes" IS NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "posts_newest_idx", "posts_locales_offered_idx";`);
}
