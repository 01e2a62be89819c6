import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * What is counted of articles is known to be of today by one number. It goes up when a transaction
 * commits, so that two that publish wait for each other no longer than that; once in each.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "articles_version" ("version" bigint NOT NULL);
  INSERT INTO "articles_version" VALUES (0);
  CREATE FUNCTION raise_articles_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE articles_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER posts_version AFTER INSERT OR UPDATE OR DELETE ON "posts"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_articles_version();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER posts_version ON "posts";
  DROP FUNCTION raise_articles_version;
  DROP TABLE "articles_version";`);
}
