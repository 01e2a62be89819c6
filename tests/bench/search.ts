import { withDatabase } from "../support/database.ts";
import type { Instance } from "../support/instance.ts";
import { quantile } from "./quantile.ts";
import { runDuringVisits } from "./visitors.ts";

const documents = 10_000;
const searches = 400;
/** Number of page visits per second; 100 are 8.6 million a day. hostile.ts measures higher loads. */
const visitsPerSecond = 100;
/** Search terms of different kinds: common, several words, a prefix, rare, misspelt, and without results. */
const searchTerms = [
  "servidor",
  "backup diário",
  "migra",
  "latência datacenter",
  "servdor",
  "zyxwvut",
];

async function timesOf({ url }: Instance): Promise<number[]> {
  const times: number[] = [];
  for (let search = 0; search < searches; search += 1) {
    const q = searchTerms[search % searchTerms.length] ?? "";
    const start = performance.now();
    const response = await fetch(
      `${url}/api/content/search?${new URLSearchParams({ locale: "pt-BR", q })}`,
    );
    await response.arrayBuffer();
    if (!response.ok) {
      throw new Error(`A search answered ${response.status}`);
    }
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

function print(name: string, times: number[]): void {
  console.log(
    `  ${name.padEnd(34)} median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}

/** Measures searches while visitors load pages: with the seeded documents, and with ten thousand documents. */
export async function measureSearch(instance: Instance): Promise<void> {
  console.log(
    `\nSearch of the site, ${searches} searches (target: p99 50 ms at ${documents} documents)`,
  );
  print("with the seeded documents", await timesOf(instance));
  await withDatabase(instance, async (client) => {
    // Creates texts of the length of articles: the words of the seeded documents in different orders.
    await client.query(
      `insert into search_entries (document_id, locale, collection, path, title, description, body, words, title_words, changed_at)
       select gen_random_uuid(), 'pt-BR', 'posts', '/blog/bench-' || n, title, '', body,
         setweight(to_tsvector('search_pt', title), 'A') || setweight(to_tsvector('search_pt', body), 'C'),
         setweight(to_tsvector('search_pt', title), 'A'), now()
       from generate_series(1, $1::int) n, lateral (
         select string_agg(word, ' ' order by md5(word || n)) filter (where place <= 6) as title,
           string_agg(word, ' ' order by md5(word || n)) as body
         from (select word, row_number() over (order by md5(n || word)) as place
           from search_words where locale = 'pt-BR' order by md5(n || word) limit 600) as words
       ) as written`,
      [documents],
    );
    await client.query("analyze search_entries");
  });
  try {
    print(`with ${documents} documents more`, await timesOf(instance));
    const { url } = instance;
    const perSecond = visitsPerSecond;
    const duringPageVisits = await runDuringVisits({ url, perSecond }, () => timesOf(instance));
    print(`the same, beside ${perSecond} pages a second`, duringPageVisits);
  } finally {
    await withDatabase(instance, (client) =>
      client.query("delete from search_entries where path like '/blog/bench-%'"),
    );
  }
}
