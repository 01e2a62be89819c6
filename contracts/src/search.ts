import { z } from "zod";
import { addressedCollections, searchSegments } from "./addresses.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";

/** GET searchRequest -> searchResponse: searches the published content of one language. */
export const searchApi = "/api/content/search";

/** Query parameter with the search text, both of the search page and of the API call. */
export const searchQueryKey = "q";

/** Maximum length of a search text in characters; further characters are ignored. */
export const maxSearchLength = 100;
/** Returns the path of a language's search page. */
export function searchPath(locale: Locale): string {
  return `${localePrefix(locale)}/${searchSegments[locale]}`;
}

/** Maximum number of words of a query; further words are ignored. */
const maxWords = 8;
/** Maximum length of a word in characters, both of searched words and of suggested corrections. */
const maxWordLength = 30;

/**
 * Splits a text into words of letters and digits, in lower case and without accents. Index and queries use the same
 * function, so "Node.js" becomes `node` and `js` in both.
 */
export function splitWords(text: string): string[] {
  const plain = text
    // Replaces characters that NFKD would attach to the preceding word: "Intel™" would become "inteltm".
    .replace(/[™℠\u200B]/gu, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Groups of words; words without a space between them ("24/7") form one group. */
export type WordGroups = readonly (readonly string[])[];

export function splitWordGroups(text: string): WordGroups {
  return text
    .split(/\s+/u)
    .map(splitWords)
    .filter((group) => group.length > 0);
}

/**
 * Joins a group such as "e-mail" or "Node.js" to one word, as many people write it; undefined if the group contains
 * digits.
 */
export function joinWordGroup(group: readonly string[]): string | undefined {
  const word = group.join("");
  return group.length > 1 && word.length <= maxWordLength && /^\p{L}+$/u.test(word)
    ? word
    : undefined;
}

/** Returns the word groups of a query, with at most `maxWords` words. */
export function splitQueryWordGroups(text: string): WordGroups {
  let remaining = maxWords;
  return splitWordGroups(text.slice(0, maxSearchLength))
    .map((group) => {
      const words = group.slice(0, remaining).map((word) => word.slice(0, maxWordLength));
      remaining -= words.length;
      return words;
    })
    .filter((group) => group.length > 0);
}

/** Returns the words of a query without duplicates. */
export function splitQueryWords(text: string): string[] {
  return [...new Set(splitQueryWordGroups(text).flat())];
}

export const searchRequest = z.object({
  locale: z.enum(locales),
  q: z.string(),
  /**
   * "1" if the visitor submitted the search; absent for searches while typing. Only submitted searches without results
   * are counted.
   */
  asked: z.literal("1").nullish(),
});

/** A text in segments; `isHit` is true for segments that match the search. */
const highlighted = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type HighlightedSegments = z.infer<typeof highlighted>;

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
  /** True if the query has no word to search for: only stop words ("para", "who") or no words at all ("???"). */
  isTooCommon: z.boolean().optional(),
});
export type SearchResponse = z.infer<typeof searchResponse>;
