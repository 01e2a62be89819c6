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

/** Words that are looked at; the others are left out. */
const maxWords = 8;
const maxWordLength = 30;

/** The words of what somebody typed, without accents, as they are looked up. */
export function searchedWords(text: string): string[] {
  const words = text
    .slice(0, maxSearchLength)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].slice(0, maxWords).map((word) => word.slice(0, maxWordLength));
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
});
export type SearchResponse = z.infer<typeof searchResponse>;
