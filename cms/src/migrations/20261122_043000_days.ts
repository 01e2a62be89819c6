import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Days were kept at midnight UTC, which is the day before in Brazil's admin screens. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "posts" SET "published_at" = date_trunc('day', "published_at", 'UTC') + interval '12 hours';
    UPDATE "_posts_v" SET "version_published_at" = date_trunc('day', "version_published_at", 'UTC') + interval '12 hours';
    UPDATE "legal" SET "effective_date" = date_trunc('day', "effective_date", 'UTC') + interval '12 hours';
    UPDATE "_legal_v" SET "version_effective_date" = date_trunc('day', "version_effective_date", 'UTC') + interval '12 hours';`);
}

/** The day is the same either way. */
export async function down(_: MigrateDownArgs): Promise<void> {}
