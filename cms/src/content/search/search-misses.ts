import { type Locale, searchedWords } from "contracts";
import { desc, gt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { database } from "../../ground/database.ts";
import { searchMisses } from "../../ground/own-tables.ts";
import { createRateLimit } from "../../ground/rate-limit.ts";

/** Different ones of a language on a day; a crawler that asks for anything fills no table. */
const maxPerDay = 300;
/** Whoever looks for a page writes few words; longer texts may say who wrote them. */
const mostWords = 5;
/** Of a document, a telephone or a card there are more digits, whatever stands between them. */
const mostDigits = 4;

/** What is kept of a search: its words, unless they may tell of the visitor; undefined then. */
export function keptWords(text: string): string | undefined {
  const words = searchedWords(text);
  const typed = text.normalize("NFKC");
  const isPersonal = typed.includes("@") || (typed.match(/\p{N}/gu) ?? []).length > mostDigits;
  return isPersonal || words.length === 0 || words.length > mostWords ? undefined : words.join(" ");
}

/** So much of what one address did not find is counted in a day: what staff see is of many visitors. */
const limitMisses = createRateLimit({ name: "search-miss", points: 20, seconds: 24 * 60 * 60 });

interface Missed {
  text: string;
  locale: Locale;
  /** The client's address, for the limit. */
  visitor: string;
}

/** Counts a search without results, up to a limit by address. */
export async function countMiss(
  payload: Payload,
  { text, locale, visitor }: Missed,
): Promise<void> {
  const words = keptWords(text);
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

export interface Miss {
  locale: string;
  words: string;
  times: number;
}

/** What was looked for most often in the last 30 days and not found. */
export function frequentMisses(payload: Payload, most: number): Promise<Miss[]> {
  const times = sql<number>`sum(${searchMisses.times})::int`;
  return database(payload)
    .select({ locale: searchMisses.locale, words: searchMisses.words, times })
    .from(searchMisses)
    .where(gt(searchMisses.day, sql`current_date - 30`))
    .groupBy(searchMisses.locale, searchMisses.words)
    .orderBy(desc(times), searchMisses.words)
    .limit(most);
}
