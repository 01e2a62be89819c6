import { sql } from "drizzle-orm";
import { searchEntries, searchWords } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";

/**
 * Deletes words of which no published entry is left, `max` at a time. A word that is published at the same
 * moment may go too; the document's next save brings it back.
 *
 * @returns number of deleted words
 */
export async function deleteUnusedWords(database: Database, max: number): Promise<number> {
  const { rows } = await database.execute(sql`
    delete from ${searchWords} where ctid in (
      select unused.ctid from ${searchWords} unused
      where not exists (select from ${searchEntries} entry
        where entry.locale = unused.locale
          and (entry.vocabulary is null or entry.vocabulary @> array[unused.word]))
      limit ${max} for update skip locked
    ) returning 1`);
  return rows.length;
}
