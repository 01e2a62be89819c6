import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { documentPath, locales } from "contracts";

type Db = MigrateUpArgs["db"];

/** A text in each language in which it exists. */
export type Copy = Partial<Record<string, string | null>>;

interface NewPage {
  /** Slugs in the languages in which the page exists. */
  slugs: Copy;
  title: Copy;
  description: Copy;
  /** Blocks in all languages, as the database stores them. */
  blocks: unknown[];
  status: "published" | "draft";
  isService?: boolean;
}

/** Records a page's paths, so that they redirect if the page moves. */
async function recordPaths(db: Db, page: string, slugs: Copy): Promise<void> {
  for (const locale of locales) {
    const slug = slugs[locale];
    if (slug) {
      await db.execute(sql`
        WITH added AS (
          INSERT INTO former_addresses (id, path, locale)
          VALUES (gen_random_uuid(), ${documentPath({ collection: "pages", slug, locale })}, ${locale})
          ON CONFLICT (path) DO NOTHING RETURNING id)
        INSERT INTO former_addresses_rels (parent_id, path, pages_id)
        SELECT id, 'document', ${page} FROM added`);
    }
  }
}

/** Adds a page with its first version, and the paths of a published one. Returns the page's id. */
export async function addPage(
  db: Db,
  { slugs, title, description, status, isService, ...page }: NewPage,
): Promise<string> {
  const blocks = JSON.stringify(page.blocks);
  const { rows } = await db.execute<{ id: string; version: string }>(sql`
    WITH page AS (
      INSERT INTO pages (id, blocks, is_service, _status)
      VALUES (gen_random_uuid(), ${blocks}::jsonb, ${isService ?? null}, ${status})
      RETURNING id, is_service, created_at)
    INSERT INTO _pages_v (id, parent_id, version_blocks, version_is_service, version__status,
      version_created_at, version_updated_at, latest)
    SELECT gen_random_uuid(), id, ${blocks}::jsonb, is_service, ${status}, created_at, created_at, true
    FROM page RETURNING parent_id AS id, id AS version`);
  const [{ id, version }] = rows as [{ id: string; version: string }];
  for (const locale of locales) {
    const slug = slugs[locale];
    if (slug) {
      await db.execute(sql`INSERT INTO pages_locales (_parent_id, _locale, slug, title, description)
        VALUES (${id}, ${locale}, ${slug}, ${title[locale]}, ${description[locale]})`);
      await db.execute(sql`INSERT INTO _pages_v_locales
        (_parent_id, _locale, version_slug, version_title, version_description)
        VALUES (${version}, ${locale}, ${slug}, ${title[locale]}, ${description[locale]})`);
    }
  }
  if (status === "published") {
    await recordPaths(db, id, slugs);
  }
  return id;
}
