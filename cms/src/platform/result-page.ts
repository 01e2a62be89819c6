import { type SQL, sql } from "drizzle-orm";

export interface ResultPageRequest {
  page: number;
  limit: number;
}

export interface ResultPage<Doc> extends Pick<ResultPageRequest, "page"> {
  docs: Doc[];
  total: number;
  pages: number;
}

export function createResultPage<Doc>(
  docs: Doc[],
  total: number,
  { page, limit }: ResultPageRequest,
): ResultPage<Doc> {
  return { docs, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** Returns a LIKE pattern that finds a text anywhere; escapes wildcards in the text. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Maximum number of words in a list's search. Each word adds a condition to the query. */
const maxWords = 8;

/**
 * SQL: the text contains every word of the search, in any order, ignoring accents and case (database function
 * `searchable`). Undefined if the search contains no words.
 *
 * @param otherwise returns an alternative spelling of a word, which the text may contain instead of the word
 */
export function containsWords(
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
