import {
  type AddressedCollection,
  type Highlighted,
  type Locale,
  type SearchHit,
  type SearchResponse,
  searchedWords,
} from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { database } from "../../ground/database.ts";
import { searchEntries, searchWords } from "../../ground/own-tables.ts";
import { pages } from "../../payload-schema.ts";
import { searchLanguage } from "./search-language.ts";

/** Answers of one search. */
const mostHits = 12;
/** What is ranked of all that matches: a word that everything has costs no more than another. */
const mostTitled = 100;
const mostMatching = 200;
/** Of a text, what is looked through for a snippet. */
const snippetSource = 6_000;
/** A word's beginning is enough from so many letters on. */
const prefixLength = 3;

/** Around what was looked for: characters that no text holds (storable-text.ts). */
const marks = { begin: "\u0002", end: "\u0003" };

/**
 * Of Portuguese words without accents: "migracao" and "migracoes" have no stem in common but the
 * beginning that they share.
 */
const portugueseEnding = /(?<=\p{L}{3}c)(?:ao|oes)$/u;

/** `servid:* & nuvem:*`, of letters and digits alone: nothing of it is the query's own syntax. */
function queryOf(words: readonly string[], locale: Locale): string {
  return words
    .map((word) => (locale === "pt-BR" ? word.replace(portugueseEnding, "") : word))
    .map((word) => (word.length < prefixLength ? word : `${word}:*`))
    .join(" & ");
}

interface Row extends Record<string, unknown> {
  collection: AddressedCollection;
  path: string;
  title: string;
  snippet: string;
}

interface Asked {
  language: string;
  locale: Locale;
  words: string;
}

/** The query itself, not a row that has it: of that the planner would not know the indexes of use. */
function queryIn({ language, words }: Asked): SQL {
  return sql`to_tsquery(${language}::regconfig, ${words})`;
}

/** A campaign's page may be kept from searches, and is found while it is due alone. */
const isToBeFound = sql`(collection <> 'pages' or not exists (
  select from ${pages} p where p.id = document_id
    and (p.landing_is_unlisted or p.landing_from > now() or p.landing_until <= now())))`;

function candidates(asked: Asked, words: SQL, { isTitled }: { isTitled: boolean }): SQL {
  return sql`(select document_id, words, ${isTitled}::boolean as is_titled from ${searchEntries}
    where locale = ${asked.locale} and ${words} @@ ${queryIn(asked)} and ${isToBeFound}
    limit ${isTitled ? mostTitled : mostMatching})`;
}

function headline(asked: Asked, text: SQL, how: string): SQL {
  return sql`ts_headline(${asked.language}::regconfig, ${text}, ${queryIn(asked)},
    ${`StartSel=${marks.begin}, StopSel=${marks.end}, ${how}`})`;
}

/** Not prepared: the best way to a word depends on how many have it. */
function matching(asked: Asked): SQL {
  // Without the word that the cut may go through.
  const beginning = sql`regexp_replace(left(body, ${snippetSource}::int), '\\S*$', '')`;
  const snippet = sql`description || E'\n' ||
    case when length(body) > ${snippetSource}::int then ${beginning} else body end`;
  return sql`
    with best as (
      select document_id, max(ts_rank(words, ${queryIn(asked)}, 1) + is_titled::int) as rank
      from (${candidates(asked, sql`title_words`, { isTitled: true })}
        union all ${candidates(asked, sql`words`, { isTitled: false })}) as candidates
      group by document_id order by rank desc, document_id limit ${mostHits}
    )
    select collection, path, ${headline(asked, sql`title`, "HighlightAll=true")} as title,
      ${headline(asked, snippet, 'MaxWords=28, MinWords=12, MaxFragments=2, FragmentDelimiter=" … "')}
        as snippet
    from best join ${searchEntries} using (document_id)
    where locale = ${asked.locale}
    order by rank desc, document_id`;
}

function highlightedIn(text: string): Highlighted {
  return text.split(marks.begin).flatMap((part, index) => {
    const [hit = "", rest = ""] = index === 0 ? ["", part] : part.split(marks.end);
    return [
      ...(hit ? [{ text: hit, isHit: true }] : []),
      ...(rest ? [{ text: rest, isHit: false }] : []),
    ];
  });
}

/** A snippet says where it leaves a sentence out, and keeps apart what stood in lines of its own. */
function snippetOf(excerpt: string): Highlighted {
  const lines = excerpt.split("\n").map((line) => line.trim());
  const told = lines.filter(Boolean).join("\n");
  const parts = highlightedIn(told.replace(/(?<![.!?:;,…])\n/gu, " · "));
  const text = parts.map((part) => part.text).join("");
  return [
    ...(/^\p{Ll}/u.test(text) ? [{ text: "… ", isHit: false }] : []),
    ...parts,
    ...(/[.!?…]$/u.test(text) ? [] : [{ text: " …", isHit: false }]),
  ];
}

async function hitsOf(
  payload: Payload,
  words: readonly string[],
  locale: Locale,
): Promise<SearchHit[]> {
  const asked = { locale, language: searchLanguage(locale), words: queryOf(words, locale) };
  const { rows } = await database(payload).execute<Row>(matching(asked));
  return rows.map(({ title, snippet, ...hit }) => ({
    ...hit,
    title: highlightedIn(title),
    snippet: snippetOf(snippet),
  }));
}

/** What each word may have meant: the published one most like it, itself where that is published. */
async function meant(
  payload: Payload,
  words: readonly string[],
  locale: Locale,
): Promise<string[]> {
  const { rows } = await database(payload).execute<{ word: string }>(sql`
    select coalesce((
      select word from ${searchWords}
      where locale = ${locale} and word % typed
      order by similarity(word, typed) desc, word limit 1), typed) as word
    from unnest(${sql.param([...words])}::text[]) with ordinality as asked (typed, nth)
    order by nth`);
  return rows.map(({ word }) => word);
}

/** What is published in a language and has all words, or their beginnings; else words most like them. */
export async function search(
  payload: Payload,
  text: string,
  locale: Locale,
): Promise<SearchResponse> {
  const words = searchedWords(text);
  const hits = words.length > 0 ? await hitsOf(payload, words, locale) : [];
  if (hits.length > 0 || words.length === 0) {
    return { hits };
  }
  const other = await meant(payload, words, locale);
  if (other.join(" ") === words.join(" ")) {
    return { hits };
  }
  const otherHits = await hitsOf(payload, other, locale);
  return otherHits.length > 0 ? { hits: otherHits, corrected: other.join(" ") } : { hits };
}
