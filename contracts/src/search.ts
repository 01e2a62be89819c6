import { z } from "zod";
import { addressedCollections, searchSegments } from "./addresses.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";

/** GET searchRequest -> searchResponse: what is published in one language, by its words. */
export const searchApi = "/api/content/search";

/** What is searched for, in the query of the search page and of the call. */
export const searchQueryKey = "q";

/** Longest text that is searched for; what is longer is cut off. */
export const maxSearchLength = 100;
/** The search page of a language. */
export function searchPath(locale: Locale): string {
  return `${localePrefix(locale)}/${searchSegments[locale]}`;
}

/** Maximum number of words of a query; the rest is ignored. */
const maxWords = 8;
/** Longest word that is looked up, and longest one that the index offers as a correction. */
const maxWordLength = 30;

/**
 * Splits a text into its words: lower case, without accents, letters and digits only. Index and query
 * are cut by this one function, so "Node.js" is `node`, `js` in both.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    // Compatibility forms would glue these to the word before: "Intel™" is not "inteltm".
    .replace(/[™℠\u200B]/gu, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words in groups: what stands without a space in between ("24/7") is one group. */
export type WordGroups = readonly (readonly string[])[];

export function wordGroups(text: string): WordGroups {
  return text
    .split(/\s+/u)
    .map(wordsOf)
    .filter((group) => group.length > 0);
}

/** "e-mail" and "Node.js" as one word, as many people write them; undefined where digits are in it. */
export function joinedWord(group: readonly string[]): string | undefined {
  const word = group.join("");
  return group.length > 1 && word.length <= maxWordLength && /^\p{L}+$/u.test(word)
    ? word
    : undefined;
}

/** The word groups of a query, bounded in number and length. */
export function searchedGroups(text: string): WordGroups {
  let free = maxWords;
  return wordGroups(text.slice(0, maxSearchLength))
    .map((group) => {
      const words = group.slice(0, free).map((word) => word.slice(0, maxWordLength));
      free -= words.length;
      return words;
    })
    .filter((group) => group.length > 0);
}

/** The distinct words of a query. */
export function searchedWords(text: string): string[] {
  return [...new Set(searchedGroups(text).flat())];
}

export const searchRequest = z.object({
  locale: z.enum(locales),
  q: z.string(),
  /** Of a question that was put, not of one still being typed: what is not found is counted. */
  asked: z.literal("1").nullish(),
});

/** A text with the parts that were looked for. */
const highlighted = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type Highlighted = z.infer<typeof highlighted>;

const searchHit = z.object({
  collection: z.enum(addressedCollections),
  path: z.string(),
  title: highlighted,
  snippet: highlighted,
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchResponse = z.object({
  /** The best first. */
  hits: z.array(searchHit),
  /** What was looked for instead, where nothing has the words as they were typed. */
  corrected: z.string().optional(),
  /** True where no word is left to search for: all are stop words ("para", "who"), or there is none ("???"). */
  isTooCommon: z.boolean().optional(),
});
export type SearchResponse = z.infer<typeof searchResponse>;
