import { type AddressedCollection, addressedCollections, type Locale } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { type DocumentLinks, findAnchors, findLinks, findSectionLinks } from "./find-links.ts";
import { readColumnLinks } from "./links-in-columns.ts";

/** Number of documents per query. Limits memory, because documents may contain much text. */
const batchSize = 50;

/** Languages of the published documents, and anchors of their sections and glossary terms, by document. */
export interface LinkDestinations {
  locales: ReadonlyMap<string, ReadonlySet<string>>;
  anchors: ReadonlyMap<string, readonly string[]>;
}

export async function readLinkDestinations(database: Database): Promise<LinkDestinations> {
  const found = new Map<string, Set<string>>();
  const anchors = new Map<string, string[]>();
  for (const collection of addressedCollections) {
    const blocks = collection === "pages" ? sql`d.blocks` : sql`'[]'::jsonb`;
    const isDue =
      collection === "pages"
        ? sql`(d.landing_from is null or d.landing_from <= now()) and (d.landing_until is null or d.landing_until > now())`
        : sql`true`;
    const { rows } = await database.execute<{ id: string; locales: string[]; anchors: string[] }>(
      sql`
        select d.id, array_agg(t._locale::text) as locales,
          jsonb_path_query_array(${blocks}, '$[*].anchor ? (@ != null)')
            || jsonb_path_query_array(${blocks}, '$[*].terms[*].anchor ? (@ != null)') as anchors
        from ${sql.identifier(collection)} d
        join ${sql.identifier(`${collection}_locales`)} t on t._parent_id = d.id
        where d._status = 'published' and ${isDue} and t.slug is not null and t.slug <> ''
        group by d.id`,
    );
    for (const row of rows) {
      found.set(`${collection}/${row.id}`, new Set(row.locales));
      anchors.set(`${collection}/${row.id}`, row.anchors ?? []);
    }
  }
  return { locales: found, anchors };
}

interface TextRow extends Record<string, unknown> {
  id: string;
  title: string | null;
  /** Null if the document has no URL in any language. */
  locale: Locale | null;
  value: unknown;
}

/** SQL: for each collection, the column that may contain links. */
const valueWithLinks: Record<AddressedCollection, SQL> = {
  pages: sql`d.blocks`,
  posts: sql`t.body`,
  legal: sql`t.body`,
  categories: sql`null::jsonb`,
  tags: sql`null::jsonb`,
  authors: sql`t.biography`,
};

/** Yields the published documents of a collection with their links, in batches. */
async function* documentsOf(
  database: Database,
  collection: AddressedCollection,
): AsyncGenerator<DocumentLinks> {
  const value = valueWithLinks[collection];
  let lastId = "";
  let found: TextRow[];
  do {
    const { rows } = await database.execute<TextRow>(sql`
      select d.id, t.title, t._locale::text as locale, ${value} as value
      from (select * from ${sql.identifier(collection)}
        where _status = 'published' and id::text > ${lastId} order by id::text
        limit ${batchSize}) d
      left join ${sql.identifier(`${collection}_locales`)} t
        on t._parent_id = d.id and t.slug <> ''
      order by d.id::text`);
    found = rows;
    for (const row of rows) {
      const { id, locale } = row;
      lastId = id;
      if (!locale) {
        continue;
      }
      yield {
        document: `${collection}/${id}`,
        title: row.title ?? "",
        locale,
        links:
          collection === "pages"
            ? findSectionLinks(row.value, locale)
            : findLinks(row.value, locale).map((target) => ({ target })),
        anchors: collection === "pages" ? findAnchors(row.value) : [],
      };
    }
  } while (found.length > 0);
}

/** Yields the links of all published content, by document and language. */
export async function* readPublishedLinks(database: Database): AsyncGenerator<DocumentLinks> {
  for (const collection of addressedCollections) {
    yield* documentsOf(database, collection);
  }
  yield* await readColumnLinks(database);
}
