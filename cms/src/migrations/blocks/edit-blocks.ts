import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import type { SQL } from "drizzle-orm";

type Db = MigrateUpArgs["db"];

export interface Block extends Record<string, unknown> {
  blockType: string;
}

/**
 * Edits the blocks of pages, live and in the newest version; earlier versions stay as they were published. `edit`
 * changes the blocks in place and returns whether it changed any. `ids` is a list or a subquery.
 */
export async function editBlocksOf(db: Db, ids: SQL, edit: (blocks: Block[]) => boolean): Promise<void> {
  const { rows: pages } = await db.execute<{ id: string; blocks: Block[] | null }>(
    sql`SELECT id, blocks FROM pages WHERE id IN ${ids}`,
  );
  for (const { id, blocks } of pages) {
    if (blocks && edit(blocks)) {
      // The search index is written again for pages that changed after their entry.
      await db.execute(sql`UPDATE pages SET blocks = ${JSON.stringify(blocks)}::jsonb,
        updated_at = now() WHERE id = ${id}`);
    }
  }
  const { rows: versions } = await db.execute<{ id: string; blocks: Block[] | null }>(
    sql`SELECT id, version_blocks AS blocks FROM _pages_v WHERE latest AND parent_id IN ${ids}`,
  );
  for (const { id, blocks } of versions) {
    if (blocks && edit(blocks)) {
      await db.execute(sql`UPDATE _pages_v SET version_blocks = ${JSON.stringify(blocks)}::jsonb
        WHERE id = ${id}`);
    }
  }
}

/** Edits the blocks of the page with a Portuguese slug, like `editBlocksOf`. */
export function editBlocks(db: Db, slug: string, edit: (blocks: Block[]) => boolean): Promise<void> {
  const ids = sql`(SELECT _parent_id FROM pages_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`;
  return editBlocksOf(db, ids, edit);
}
