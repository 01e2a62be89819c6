import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * How the site's search reads each language: without accents, then by stems. `unaccent` is made by an
 * earlier migration, wherever the database keeps its extensions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DO $body$
  DECLARE home text := (SELECT n.nspname FROM pg_extension e
    JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent');
  DECLARE spoken record;
  BEGIN
    FOR spoken IN SELECT * FROM (VALUES
      ('pt', 'portuguese'), ('en', 'english'), ('es', 'spanish')) AS languages (code, name)
    LOOP
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION search_%s (COPY = pg_catalog.%s)', spoken.code, spoken.name);
      EXECUTE format('ALTER TEXT SEARCH CONFIGURATION search_%s
        ALTER MAPPING FOR hword, hword_part, word WITH %I.unaccent, %s_stem', spoken.code, home, spoken.name);
    END LOOP;
  END $body$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TEXT SEARCH CONFIGURATION search_pt;
  DROP TEXT SEARCH CONFIGURATION search_en;
  DROP TEXT SEARCH CONFIGURATION search_es;`);
}
