import { type Locale, splitQueryWords } from "contracts";
import { desc, gt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { searchMisses } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { createRateLimit } from "../platform/rate-limit.ts";

/**
 * Maximum number of different missed searches stored per language and day, so that a crawler cannot fill the
 * table.
 */
const maxPerDay = 300;
/** Maximum number of words of a stored search. Longer texts may identify their author. */
const maxWords = 5;
/** Maximum number of digits of a stored search. Document, phone and card numbers have more digits. */
const maxDigits = 4;

/** Returns the words of a search to store; undefined if the words may identify the visitor. */
export function toStorableWords(text: string): string | undefined {
  const words = splitQueryWords(text);
  const typed = text.normalize("NFKC");
  const isPersonal = typed.includes("@") || (typed.match(/\p{N}/gu) ?? []).length > maxDigits;
  return isPersonal || words.length === 0 || words.length > maxWords ? undefined : words.join(" ");
}

/** Limits the missed searches per client address and day, so that a single visitor cannot dominate the list. */
const limitMisses = createRateLimit({ name: "search-miss", points: 20, seconds: 24 * 60 * 60 });

interface MissedSearch {
  text: string;
  locale: Locale;
  /** Client IP address, for the rate limit. */
  visitor: string;
}

/** Counts a search without results, up to a limit per client address. */
export async function countSearchMiss(
  payload: Payload,
  { text, locale, visitor }: MissedSearch,
): Promise<void> {
  const words = toStorableWords(text);
  if (words !== undefined && (await limitMisses(payload, visitor)).ok) {
    await database(payload).execute(sql`
      insert into ${searchMisses} as known (day, locale, words)
      select current_date, ${locale}, ${words}
      where (select count(*) from ${searchMisses} where day = current_date and locale = ${locale})
          < ${maxPerDay}
        or exists (select 1 from ${searchMisses}
          where day = current_date and locale = ${locale} and words = ${words})
      on conflict (day, locale, words) do update set times = known.times + 1`);
  }
}

export interface SearchMiss {
  locale: string;
  words: string;
  times: number;
}

/** Returns the most frequent searches without results of the last 30 days. */
export function listFrequentSearchMisses(payload: Payload, max: number): Promise<SearchMiss[]> {
  const times = sql<number>`sum(${searchMisses.times})::int`;
  return database(payload)
    .select({ locale: searchMisses.locale, words: searchMisses.words, times })
    .from(searchMisses)
    .where(gt(searchMisses.day, sql`current_date - 30`))
    .groupBy(searchMisses.locale, searchMisses.words)
    .orderBy(desc(times), searchMisses.words)
    .limit(max);
}
