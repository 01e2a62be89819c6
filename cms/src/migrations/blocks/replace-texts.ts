import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { editBlocks } from "./edit-blocks.ts";

type Db = MigrateUpArgs["db"];

/** A text of a page in one language; an empty text is none. */
export interface TextChange {
  locale: string;
  from: string;
  to: string;
}

/** Changes by the Portuguese slug of their page. */
export type TextChanges = Record<string, TextChange[]>;

/** Returns the changes that undo others. */
export function undoneTexts<Change extends TextChange>(changes: Change[]): Change[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }));
}

/** Returns the changes that undo those of pages. */
export function undone(changes: TextChanges): TextChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([slug, texts]) => [slug, undoneTexts(texts)]),
  );
}

/** Replaces every text inside `value` that a change names; returns whether there was any. */
function replaceIn(value: unknown, changes: TextChange[]): boolean {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const texts = value as Record<string, unknown>;
  let isChanged = false;
  for (const { locale, from, to } of changes) {
    if (from !== "" && texts[locale] === from) {
      texts[locale] = to;
      isChanged = true;
    }
  }
  for (const child of Object.values(texts)) {
    isChanged = replaceIn(child, changes) || isChanged;
  }
  return isChanged;
}

/** Replaces texts in the blocks, titles and descriptions of pages, wherever they still equal `from`. */
export async function replacePageTexts(db: Db, pages: TextChanges): Promise<void> {
  for (const [slug, changes] of Object.entries(pages)) {
    await editBlocks(db, slug, (blocks) => replaceIn(blocks, changes));
    const ids = sql`(SELECT _parent_id FROM pages_locales WHERE _locale = 'pt-BR' AND slug = ${slug})`;
    const latest = sql`(SELECT id FROM _pages_v WHERE latest AND parent_id IN ${ids})`;
    for (const { locale, from, to } of changes.filter((change) => change.from !== "")) {
      for (const column of ["title", "description"]) {
        const live = sql.identifier(column);
        const version = sql.identifier(`version_${column}`);
        // The search index is written again for pages that changed after their entry.
        await db.execute(sql`WITH changed AS (
            UPDATE pages_locales SET ${live} = ${to}
            WHERE _locale = ${locale}::_locales AND ${live} = ${from} AND _parent_id IN ${ids}
            RETURNING _parent_id)
          UPDATE pages SET updated_at = now() WHERE id IN (SELECT _parent_id FROM changed)`);
        await db.execute(sql`UPDATE _pages_v_locales SET ${version} = ${to}
          WHERE _locale = ${locale}::_locales AND ${version} = ${from} AND _parent_id IN ${latest}`);
      }
    }
  }
}
