import { type AddressedCollection, addressedCollections, type Locale, locales } from "contracts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { anchorsIn, type FoundLink, linksIn, linksInSections } from "./find-links.ts";

/** What is read at once of documents, which may hold much text. */
const documentsAtOnce = 50;

export interface DocumentLinks {
  /** `pages/ID`, or the slug of a global. */
  document: string;
  title: string;
  locale: Locale;
  links: FoundLink[];
  /** Of its own sections. */
  anchors: string[];
}

/** Which documents visitors find in which languages, and the anchors of each. */
export interface Destinations {
  locales: ReadonlyMap<string, ReadonlySet<string>>;
  anchors: ReadonlyMap<string, readonly string[]>;
}

export async function readDestinations(database: Database): Promise<Destinations> {
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
          (select array_agg(b ->> 'anchor') from jsonb_array_elements(coalesce(${blocks}, '[]')) b
            where b ->> 'anchor' is not null) as anchors
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
  /** Null of a document that has no address. */
  locale: Locale | null;
  value: unknown;
}

/** SQL: what of a document may hold links. */
const valueWithLinks: Record<AddressedCollection, SQL> = {
  pages: sql`d.blocks`,
  posts: sql`t.body`,
  legal: sql`t.body`,
  categories: sql`null::jsonb`,
  tags: sql`null::jsonb`,
  authors: sql`t.biography`,
};

/** Published documents of a collection with what may hold links, a batch at a time. */
async function* documentsOf(
  database: Database,
  collection: AddressedCollection,
): AsyncGenerator<DocumentLinks> {
  const value = valueWithLinks[collection];
  let last = "";
  let found: TextRow[];
  do {
    const { rows } = await database.execute<TextRow>(sql`
      select d.id, t.title, t._locale::text as locale, ${value} as value
      from (select * from ${sql.identifier(collection)}
        where _status = 'published' and id::text > ${last} order by id::text
        limit ${documentsAtOnce}) d
      left join ${sql.identifier(`${collection}_locales`)} t
        on t._parent_id = d.id and t.slug <> ''
      order by d.id::text`);
    found = rows;
    for (const row of rows) {
      const { id, locale } = row;
      last = id;
      if (!locale) {
        continue;
      }
      yield {
        document: `${collection}/${id}`,
        title: row.title ?? "",
        locale,
        links:
          collection === "pages"
            ? linksInSections(row.value, locale)
            : linksIn(row.value, locale).map((target) => ({ target })),
        anchors: collection === "pages" ? anchorsIn(row.value) : [],
      };
    }
  } while (found.length > 0);
}

interface LinkRow extends Record<string, unknown> {
  locale: Locale;
  kind: string;
  url: string | null;
  anchor: string | null;
  pages_id: string | null;
  posts_id: string | null;
  legal_id: string | null;
}

/** Of header and footer: a target that was deleted leaves its link without one. */
async function navigationLinks(database: Database): Promise<DocumentLinks[]> {
  const { rows } = await database.execute<LinkRow>(sql`
    with links as (
      select i._parent_id as parent, 'headerItems.' || (i._order - 1) as path, i.id,
        i.link_kind::text as kind, i.link_url as url, i.link_anchor as anchor,
        t._locale::text as locale
      from navigation_header_items i
      join navigation_header_items_locales t on t._parent_id = i.id and t.link_label <> ''
      union all
      select i._parent_id, 'headerItems.' || (i._order - 1) || '.children.' || (c._order - 1), c.id,
        c.link_kind::text, c.link_url, c.link_anchor, t._locale::text
      from navigation_header_items_children c
      join navigation_header_items i on i.id = c._parent_id
      join navigation_header_items_children_locales t on t._parent_id = c.id and t.link_label <> ''
      union all
      select f._parent_id, 'footerColumns.' || (f._order - 1) || '.links.' || (c._order - 1), c.id,
        c.link_kind::text, c.link_url, c.link_anchor, t._locale::text
      from navigation_footer_columns_links c
      join navigation_footer_columns f on f.id = c._parent_id
      join navigation_footer_columns_links_locales t on t._parent_id = c.id and t.link_label <> ''
      union all
      select b._parent_id, 'bottomLinks.' || (b._order - 1), b.id,
        b.link_kind::text, b.link_url, b.link_anchor, t._locale::text
      from navigation_bottom_links b
      join navigation_bottom_links_locales t on t._parent_id = b.id and t.link_label <> ''
    )
    select l.locale, l.kind, l.url, l.anchor, r.pages_id, r.posts_id, r.legal_id
    from links l
    join navigation n on n.id = l.parent and n._status = 'published'
    left join navigation_rels r on r.parent_id = n.id and r.path = l.path || '.link.document'`);
  return locales.map((locale) => ({
    document: "navigation",
    title: "",
    locale,
    anchors: [],
    links: rows.filter((row) => row.locale === locale).flatMap(linkOfRow),
  }));
}

function linkOfRow(row: LinkRow): FoundLink[] {
  const ids = { pages: row.pages_id, posts: row.posts_id, legal: row.legal_id };
  const collections = ["pages", "posts", "legal"] as const;
  if (row.kind === "url" && row.url) {
    return [{ target: { kind: "url", url: row.url } }];
  }
  if (row.kind !== "document") {
    return [];
  }
  const collection = collections.find((each) => ids[each]) ?? "pages";
  const target = { kind: "document", collection, id: ids[collection] ?? "" } as const;
  return [{ target: { ...target, ...(row.anchor ? { anchor: row.anchor } : {}) } }];
}

/** Everything published that may link somewhere, by document and language. */
export async function* publishedLinks(database: Database): AsyncGenerator<DocumentLinks> {
  for (const collection of addressedCollections) {
    yield* documentsOf(database, collection);
  }
  yield* await navigationLinks(database);
}
