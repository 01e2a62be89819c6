import { z } from "zod";
import { addressedCollections, searchSegments } from "./addresses.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";

/** GET searchRequest -> searchResponse: searches the published content of one language. */
export const searchApi = "/api/content/search";

/** Query parameter of the search text, of the search page and of the call. */
export const searchQueryKey = "q";

/** Maximum length of a search text in characters; the rest is ignored. */
export const maxSearchLength = 100;
/** Returns the path of a language's search page. */
export function searchPath(locale: Locale): string {
  return `${localePrefix(locale)}/${searchSegments[locale]}`;
}

/** Maximum number of words of a query; the rest is ignored. */
const maxWords = 8;
/** Maximum length of a word that is looked up or offered as a correction. */
const maxWordLength = 30;

/**
 * Splits a text into words: lower case, without accents, alphanumeric only. Both index and queries use this
 * function, so "Node.js" becomes `node`, `js` in both.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    // NFKD would attach these to the preceding word: "Intel™" would become "inteltm".
    .replace(/[™℠\u200B]/gu, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Groups of words; words without a space between them ("24/7") form one group. */
export type WordGroups = readonly (readonly string[])[];

export function wordGroups(text: string): WordGroups {
  return text
    .split(/\s+/u)
    .map(wordsOf)
    .filter((group) => group.length > 0);
}

/** Returns a group such as "e-mail" or "Node.js" as one word, as many people write it; undefined if it has digits. */
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
  /** Set if the search was submitted, absent while typing. Only submitted searches without results are counted. */
  asked: z.literal("1").nullish(),
});

/** A text in segments; `isHit` marks those that match. */
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
  /** Best match first. */
  hits: z.array(searchHit),
  /** The corrected search text, if the original had no results. */
  corrected: z.string().optional(),
  /**
   * True if no word is left to search for: the text contains only stop words ("para", "who") or no words at all
   * ("???").
   */
  isTooCommon: z.boolean().optional(),
});
export type SearchResponse = z.infer<typeof searchResponse>;
