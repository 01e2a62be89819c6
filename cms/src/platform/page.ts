import { type SQL, sql } from "drizzle-orm";

export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<Doc> extends Pick<PageRequest, "page"> {
  docs: Doc[];
  total: number;
  pages: number;
}

export function pageOf<Doc>(docs: Doc[], total: number, { page, limit }: PageRequest): Page<Doc> {
  return { docs, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** Returns a LIKE pattern that finds a text anywhere; wildcards in it are escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Maximum number of words in a list's search; each adds a condition. */
const maxWords = 8;

/**
 * SQL: the text contains every word of the search, in any order, ignoring accents and case (database function
 * `searchable`); undefined without words.
 *
 * @param otherwise alternative spelling of a word that the text may contain instead
 */
export function containingWords(
  text: SQL,
  search: string,
  otherwise: (word: string) => string | undefined = () => undefined,
): SQL | undefined {
  const contains = (word: string) => sql`searchable(${text}) like searchable(${likePattern(word)})`;
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const conditions = words.map((word) => {
    const other = otherwise(word);
    return other === undefined || other === word
      ? contains(word)
      : sql`(${contains(word)} or ${contains(other)})`;
  });
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}
