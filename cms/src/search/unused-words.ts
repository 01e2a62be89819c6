import { sql } from "drizzle-orm";
import { searchEntries, searchWords } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";

/**
 * SQL: up to `max` words that no published entry contains any more. Uses two conditions, because for one condition with
 * `or` PostgreSQL could not use a hash and would compare each word with each entry.
 */
export const selectUnusedWords = (max: number) => sql`
  select unused.ctid from ${searchWords} unused
  where not exists (select from ${searchEntries} entry, unnest(entry.vocabulary) used(word)
      where entry.locale = unused.locale and used.word = unused.word)
    and not exists (select from ${searchEntries} entry
      where entry.locale = unused.locale and entry.vocabulary is null)
  limit ${max} for update skip locked`;

/**
 * Deletes at most `max` words that no published entry contains any more. May also delete a word that is published at
 * the same moment; the next save of the document adds the word again.
 * @returns number of deleted words
 */
export async function deleteUnusedWords(database: Database, max: number): Promise<number> {
  const { rows } = await database.execute(
    sql`delete from ${searchWords} where ctid in (${selectUnusedWords(max)}) returning 1`,
  );
  return rows.length;
}
