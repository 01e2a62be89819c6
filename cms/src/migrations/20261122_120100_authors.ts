import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Every name that an article, or a version of one, has as its author becomes an author with a page in
 * each language. `posts.author` stays: the version still running reads and writes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TEMPORARY TABLE "named" ON COMMIT DROP AS
    SELECT gen_random_uuid() AS "id", gen_random_uuid() AS "version", "name",
      "stem" || CASE WHEN "nth" = 1 THEN '' ELSE '-' || "nth" END AS "slug"
    FROM (
      SELECT "name", "stem", row_number() OVER (PARTITION BY "stem" ORDER BY "name") AS "nth"
      FROM (
        SELECT "name", coalesce(nullif(left(btrim(
          regexp_replace(searchable("name"), '[^a-z0-9]+', '-', 'g'), '-'), 100), ''), 'autor') AS "stem"
        FROM (
          SELECT btrim("author") AS "name" FROM "posts"
          UNION SELECT btrim("version_author") FROM "_posts_v"
        ) AS "names" WHERE "name" <> ''
      ) AS "stems"
    ) AS "numbered";

  INSERT INTO "authors" ("id", "_status") SELECT "id", 'published' FROM "named";
  INSERT INTO "_authors_v" ("id", "parent_id", "version__status", "version_created_at", "version_updated_at", "latest")
    SELECT "version", "id", 'published', now(), now(), true FROM "named";

  CREATE TEMPORARY TABLE "spoken" ON COMMIT DROP AS
    SELECT * FROM (VALUES
      ('pt-BR'::"_locales", 'Artigos de ', '/blog/autor/'),
      ('en-US', 'Articles by ', '/en/blog/author/'),
      ('es-ES', 'Artículos de ', '/es/blog/autor/')) AS "languages" ("locale", "says", "below");
  INSERT INTO "authors_locales" ("_parent_id", "_locale", "title", "description", "slug")
    SELECT "id", "locale", "name", "says" || "name" || '.', "slug" FROM "named", "spoken";
  INSERT INTO "_authors_v_locales" ("_parent_id", "_locale", "version_title", "version_description", "version_slug")
    SELECT "version", "locale", "name", "says" || "name" || '.', "slug" FROM "named", "spoken";

  CREATE TEMPORARY TABLE "living" ON COMMIT DROP AS
    SELECT gen_random_uuid() AS "address", "id", "locale", "below" || "slug" AS "path" FROM "named", "spoken";
  INSERT INTO "former_addresses" ("id", "path", "locale")
    SELECT "address", "path", "locale"::text::"enum_former_addresses_locale" FROM "living";
  INSERT INTO "former_addresses_rels" ("parent_id", "path", "authors_id")
    SELECT "address", 'document', "id" FROM "living";

  UPDATE "posts" SET "written_by_id" = "named"."id" FROM "named" WHERE btrim("author") = "name";
  UPDATE "_posts_v" SET "version_written_by_id" = "named"."id"
    FROM "named" WHERE btrim("version_author") = "name";`);
}

/** The names are on the articles still. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "posts" SET "written_by_id" = NULL;
  UPDATE "_posts_v" SET "version_written_by_id" = NULL;
  DELETE FROM "former_addresses" WHERE "id" IN (
    SELECT "parent_id" FROM "former_addresses_rels" WHERE "authors_id" IS NOT NULL);
  DELETE FROM "_authors_v";
  DELETE FROM "authors";`);
}
