import type { Locale, WordGroups } from "contracts";
import distance from "damerau-levenshtein";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { searchEntries, searchWords } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { getWordList } from "./word-list.ts";

/** Maximum number of similar published words that are compared with each typed word. */
const maxSimilar = 20;

/** Returns the maximum number of wrong, missing, extra or transposed characters of a word that is corrected. */
function maxMistakes(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Returns published words of the language that are similar to the typed words, the most similar first. */
async function publishedWordsLike(
  payload: Payload,
  words: readonly string[],
  locale: Locale,
): Promise<Map<string, string[]>> {
  const { rows } = await database(payload).execute<{ typed: string; word: string }>(sql`
    select typed, word
    from unnest(${sql.param([...words])}::text[]) as asked (typed), lateral (
      select word, similarity(word, typed) as likeness from ${searchWords}
      where locale = ${locale} and word % typed
      order by likeness desc, word limit ${maxSimilar}) as similar_words
    where exists (
      select from ${searchEntries} where locale = ${locale} and vocabulary @> array[word])
    order by likeness desc, word`);
  return new Map(
    words.map((typed) => [
      typed,
      rows.filter((row) => row.typed === typed).map(({ word }) => word),
    ]),
  );
}

/**
 * Returns true if a word is spelled correctly in the language or in English. Technical texts in Portuguese and Spanish
 * use English words.
 */
async function isSpelledCorrectly(word: string, locale: Locale): Promise<boolean> {
  return (await getWordList(locale)).has(word) || (await getWordList("en-US")).has(word);
}

/**
 * Replaces misspelt words by the most similar published words.
 * @returns undefined if no word is replaced
 */
export async function correctWords(
  payload: Payload,
  groups: WordGroups,
  locale: Locale,
): Promise<WordGroups | undefined> {
  const words = [...new Set(groups.flat())].filter((word) => maxMistakes(word) > 0);
  const corrections = new Map<string, string>();
  for (const [typed, published] of await publishedWordsLike(payload, words, locale)) {
    const nearest = published.find((word) => distance(typed, word).steps <= maxMistakes(typed));
    if (nearest && nearest !== typed && !(await isSpelledCorrectly(typed, locale))) {
      corrections.set(typed, nearest);
    }
  }
  return corrections.size > 0
    ? groups.map((group) => group.map((word) => corrections.get(word) ?? word))
    : undefined;
}
