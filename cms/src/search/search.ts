import {
  type AddressedCollection,
  blogSegment,
  glossarySegments,
  type HighlightedSegments,
  joinWordGroup,
  type Locale,
  localePrefix,
  type SearchHit,
  type SearchResponse,
  splitQueryWordGroups,
  type WordGroups,
} from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { pages } from "../payload-schema.ts";
import { searchEntries } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { correctWords } from "./correct-words.ts";
import { getSearchConfiguration } from "./search-language.ts";

/** Maximum number of results. */
const maxHits = 12;
/**
 * Maximum numbers of entries that are ranked: pages, then other entries with a match in the title, then entries with a
 * match in the text.
 */
const maxPages = 100;
const maxTitled = 100;
const maxMatching = 200;
/** Maximum number of characters of a text in which a snippet is searched. */
const snippetSource = 6_000;
/** Minimum length of a search word that also matches the beginning of longer words. */
const prefixLength = 3;

/** Characters that mark a match; no stored text contains them (storable-text.ts). */
const marks = { begin: "\u0002", end: "\u0003" };
/**
 * Character that is inserted after each punctuation mark of a text for `ts_headline`. Without it, PostgreSQL's parser
 * would treat "Node.js" and "24/7" as one token each, and could not mark a single word.
 */
const separator = "\u0004";
const punctuation = "([!-/:-@\\[-`{-~])";

/**
 * Portuguese endings without accents. They are removed, because "migracao" and "migracoes" have different stems and
 * share only the characters before the ending.
 */
const portugueseEnding = /(?<=\p{L}{3}c)(?:ao|oes)$/u;

/** Formats a word of a query for `to_tsquery`. The word must consist of letters and digits only. */
function termOf(word: string, locale: Locale): string {
  const stem = locale === "pt-BR" ? word.replace(portugueseEnding, "") : word;
  return stem.length < prefixLength ? stem : `${stem}:*`;
}

/** Returns the query of a word. "10gbps" also matches "10 Gbps", the usual form in texts. */
function wordQuery(word: string, locale: Locale): string {
  const [, digits, unit] = /^(\p{N}+)(\p{L}+)$/u.exec(word) ?? [];
  const term = termOf(word, locale);
  return digits && unit ? `(${term} | (${digits} <-> ${termOf(unit, locale)}))` : term;
}

/**
 * Formats a query, such as `servid:* & (24 <-> 7)`. With `isPhrase`, words typed without a space between them must
 * follow each other in the text. Without `isPhrase`, only numbers must do so: "cPanel/WHM" also finds "cPanel and WHM".
 */
function queryOf(
  groups: WordGroups,
  { locale, isPhrase }: { locale: Locale; isPhrase: boolean },
): string {
  return groups
    .map((group) => {
      const follow = isPhrase || group.every((word) => /^\p{N}+$/u.test(word));
      const words = group.map((word) => wordQuery(word, locale)).join(follow ? " <-> " : " & ");
      const joined = joinWordGroup(group);
      return joined ? `((${words}) | ${termOf(joined, locale)})` : `(${words})`;
    })
    .join(" & ");
}

interface Row extends Record<string, unknown> {
  collection: AddressedCollection;
  path: string;
  title: string;
  snippet: string;
}

interface SearchQuery {
  language: string;
  locale: Locale;
  words: string;
}

/** Returns the query as an SQL expression. If the query were read from a row, the planner could not use the indexes. */
function queryIn({ language, words }: SearchQuery): SQL {
  return sql`to_tsquery(${language}::regconfig, ${words})`;
}

/** SQL condition: excludes campaign pages that are unlisted or outside their dates. */
const isSearchable = sql`(collection <> 'pages' or not exists (
  select from ${pages} p where p.id = document_id
    and (p.landing_is_unlisted or p.landing_from > now() or p.landing_until <= now())))`;

const kinds = ["pages", "posts", "terms", "legal"] as const;

/** SQL: order of the kinds of results: pages, articles, glossary terms, legal texts, lists of articles. */
function kindOrder(locale: Locale): SQL {
  const blog = `${localePrefix(locale)}/${blogSegment}`;
  const terms = `${localePrefix(locale)}/${glossarySegments[locale]}/`;
  const order = sql.join(
    kinds.map((kind, index) => sql`when ${kind} then ${index}::int`),
    sql` `,
  );
  return sql`case when path = ${blog} then ${kinds.length}::int
    else case (case when starts_with(path, ${terms}) then 'terms' else collection end)
      ${order} else ${kinds.length}::int end end`;
}

function candidates(asked: SearchQuery, condition: SQL, max: number): SQL {
  return sql`(select document_id, collection, path, words, title_words from ${searchEntries}
    where locale = ${asked.locale} and ${condition} and ${isSearchable} limit ${max})`;
}

function headline(asked: SearchQuery, text: SQL, how: string): SQL {
  const separated = sql`regexp_replace(${text}, ${punctuation}, ${`\\1${separator}`}, 'g')`;
  return sql`ts_headline(${asked.language}::regconfig, ${separated}, ${queryIn(asked)},
    ${`StartSel=${marks.begin}, StopSel=${marks.end}, ${how}`})`;
}

/**
 * Returns the statement of a search. The statement is not prepared, because the best plan depends on the number of
 * entries that contain the word.
 */
function searchStatement(asked: SearchQuery): SQL {
  // Removes the last word of the text, because the limit may have split it.
  const beginning = sql`regexp_replace(left(body, ${snippetSource}::int), '\\S*$', '')`;
  const snippet = sql`description || E'\n' ||
    case when length(body) > ${snippetSource}::int then ${beginning} else body end`;
  const isMatch = sql`words @@ ${queryIn(asked)}`;
  const isTitled = sql`title_words @@ ${queryIn(asked)}`;
  return sql`
    with best as (
      select distinct on (document_id) document_id, ${isTitled} as is_titled,
        ${kindOrder(asked.locale)} as kind, ts_rank(words, ${queryIn(asked)}, 1) as rank
      from (${candidates(asked, sql`collection = 'pages' and ${isMatch}`, maxPages)}
        union all ${candidates(asked, isTitled, maxTitled)}
        union all ${candidates(asked, isMatch, maxMatching)}) as candidates
    ), first as (
      select * from best order by is_titled desc, kind, rank desc, document_id limit ${maxHits}
    )
    select collection, path, ${headline(asked, sql`title`, "HighlightAll=true")} as title,
      ${headline(asked, snippet, 'MaxWords=28, MinWords=12, MaxFragments=2, FragmentDelimiter=" … "')}
        as snippet
    from first join ${searchEntries} using (document_id)
    where locale = ${asked.locale}
    order by is_titled desc, kind, rank desc, document_id`;
}

function highlightedIn(text: string): HighlightedSegments {
  return text.split(marks.begin).flatMap((part, index) => {
    const [hit = "", rest = ""] = index === 0 ? ["", part] : part.split(marks.end);
    return [
      ...(hit ? [{ text: hit, isHit: true }] : []),
      ...(rest ? [{ text: rest, isHit: false }] : []),
    ];
  });
}

/** Formats a snippet. "…" marks omitted text, and "·" separates lines of the original text. */
function snippetOf(excerpt: string): HighlightedSegments {
  const lines = excerpt.split("\n").map((line) => line.trim());
  const joined = lines.filter(Boolean).join("\n");
  const parts = highlightedIn(joined.replace(/(?<![.!?:;,…])\n/gu, " · "));
  const text = parts.map((part) => part.text).join("");
  return [
    ...(/^\p{Ll}/u.test(text) ? [{ text: "… ", isHit: false }] : []),
    ...parts,
    ...(/[.!?…]$/u.test(text) ? [] : [{ text: " …", isHit: false }]),
  ];
}

async function hitsOf(payload: Payload, asked: SearchQuery): Promise<SearchHit[]> {
  const { rows } = await database(payload).execute<Row>(searchStatement(asked));
  return rows.map(({ title, snippet, ...hit }) => ({
    ...hit,
    title: highlightedIn(title.replaceAll(separator, "")),
    snippet: snippetOf(snippet.replaceAll(separator, "")),
  }));
}

/**
 * Finds entries for the words as they were typed. Joined words ("Node.js") are first searched as a phrase, and if
 * nothing is found, anywhere in the text.
 */
async function hitsOfGroups(
  payload: Payload,
  groups: WordGroups,
  locale: Locale,
): Promise<SearchHit[]> {
  const language = getSearchConfiguration(locale);
  const phrase = { locale, language, words: queryOf(groups, { locale, isPhrase: true }) };
  const loose = { ...phrase, words: queryOf(groups, { locale, isPhrase: false }) };
  const hits = await hitsOf(payload, phrase);
  return hits.length > 0 || loose.words === phrase.words ? hits : hitsOf(payload, loose);
}

/** Returns true if the language's search configuration ignores every word ("para", "who"). */
async function isTooCommon(payload: Payload, groups: WordGroups, locale: Locale): Promise<boolean> {
  const words = queryOf(groups, { locale, isPhrase: false });
  const { rows } = await database(payload).execute<{ nodes: number }>(
    sql`select numnode(${queryIn({ locale, language: getSearchConfiguration(locale), words })}) as nodes`,
  );
  return rows[0]?.nodes === 0;
}

/**
 * Finds published entries that contain all words, or longer words that begin with them. If nothing is found, searches
 * again with corrected words.
 */
export async function search(
  payload: Payload,
  text: string,
  locale: Locale,
): Promise<SearchResponse> {
  const groups = splitQueryWordGroups(text);
  const hits = groups.length > 0 ? await hitsOfGroups(payload, groups, locale) : [];
  if (hits.length > 0) {
    return { hits };
  }
  if (groups.length === 0 || (await isTooCommon(payload, groups, locale))) {
    return { hits, isTooCommon: true };
  }
  const corrected = await correctWords(payload, groups, locale);
  const otherHits = corrected ? await hitsOfGroups(payload, corrected, locale) : [];
  return otherHits.length > 0 && corrected
    ? { hits: otherHits, corrected: corrected.flat().join(" ") }
    : { hits };
}
