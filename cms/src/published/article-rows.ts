import {
  type ArticleGroup,
  articlesPerFeed,
  articlesPerPage,
  type Locale,
  locales,
} from "contracts";
import { and, asc, count, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { posts, posts_locales, posts_rels } from "../payload-schema.ts";
import { isPublished } from "../platform/access/published.ts";
import { articlesVersion } from "../platform/app-tables.ts";
import { type Database, prepareQuery, toLiteralLimit } from "../platform/database.ts";
import { getVersionedEntry, setVersionedEntry } from "../platform/versioned-cache.ts";
import { equalsAnyOf } from "./published-rows.ts";

/** SQL condition: the article is available in a language. Requires a slug and a body in the language. */
const isAvailable = and(
  isNotNull(posts_locales.slug),
  isNotNull(posts_locales.readingMinutes),
  isPublished(posts),
);

const newestFirst = [desc(posts.publishedAt), desc(posts.id)];

const isOfLocale = eq(posts_locales._locale, sql.placeholder("locale"));

function articles(database: Database) {
  return database
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id));
}

/** SQL condition: the article belongs to the group document `id`. */
const isInGroup: Record<ArticleGroup, SQL> = {
  categories: eq(posts.category, sql.placeholder("id")),
  authors: eq(posts.writtenBy, sql.placeholder("id")),
  tags: sql`exists (select 1 from ${posts_rels} where ${posts_rels.parent} = ${posts.id}
    and ${posts_rels.path} = 'tags' and ${posts_rels.tagsID} = ${sql.placeholder("id")})`,
};

/** SQL condition: the article is `start`, the first article of a page, or follows it in the order of the list. */
const isFromStart = sql`(${posts.publishedAt}, ${posts.id}) <=
  (select published_at, id from posts where id = ${sql.placeholder("start")}::uuid)`;

function listStatements(name: string, condition?: SQL) {
  const part = (which: string, length: number, start?: SQL) =>
    prepareQuery((database) =>
      articles(database)
        .where(and(isOfLocale, isAvailable, condition, start))
        .orderBy(...newestFirst)
        .limit(toLiteralLimit(length))
        .prepare(`published-articles-${name}-${which}`),
    );
  return {
    newest: part("newest", articlesPerFeed),
    firstPage: part("first-page", articlesPerPage),
    laterPage: part("later-page", articlesPerPage, isFromStart),
    starts: prepareQuery((database) => {
      const places = database
        .select({
          id: posts.id,
          place:
            sql<number>`row_number() over (order by ${posts.publishedAt} desc, ${posts.id} desc)`.as(
              "place",
            ),
        })
        .from(posts)
        .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
        .where(and(isOfLocale, isAvailable, condition))
        .as("places");
      return database
        .select({ id: places.id })
        .from(places)
        .where(sql`(${places.place} - 1) % ${articlesPerPage} = 0`)
        .orderBy(places.place)
        .prepare(`published-articles-${name}-starts`);
    }),
    counts: prepareQuery((database) =>
      database
        .select({ locale: posts_locales._locale, total: count() })
        .from(posts)
        .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
        .where(and(isAvailable, condition))
        .groupBy(posts_locales._locale)
        .prepare(`published-articles-${name}-counts`),
    ),
  };
}

const lists = {
  blog: listStatements("of-all"),
  categories: listStatements("of-category", isInGroup.categories),
  tags: listStatements("of-tag", isInGroup.tags),
  authors: listStatements("of-author", isInGroup.authors),
};

/** A list of articles: of the blog, or of an article group. */
export type ArticleList = { kind: "blog" } | { kind: ArticleGroup; id: string };

function keyOf(list: ArticleList): string {
  return list.kind === "blog" ? "blog" : `${list.kind} ${list.id}`;
}

/**
 * Version of the articles. Must be read before the articles are counted, so that a concurrent change invalidates the
 * cached count.
 */
const versionOfArticles = prepareQuery((database) =>
  database.select().from(articlesVersion).prepare("published-articles-version"),
);

/** Returns a count over the articles. The count is cached until an article changes. */
async function cachedCount<Counted>(
  database: Database,
  key: string,
  count: () => Promise<Counted>,
): Promise<Counted> {
  const [row] = await versionOfArticles(database).execute();
  const version = String(row?.version);
  const cached = getVersionedEntry(key, version);
  if (cached) {
    return cached as Counted;
  }
  const counted = await count();
  setVersionedEntry(key, version, counted);
  return counted;
}

/** Returns the ids of the newest articles of a list. Their number is the maximum that a feed contains. */
export async function findNewestArticleIds(
  database: Database,
  list: ArticleList,
  locale: Locale,
): Promise<string[]> {
  return idsOf(await lists[list.kind].newest(database).execute({ ...list, locale }));
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of the articles on a page of a list, newest first; the first page is 1. The first article of each
 * page is cached, so the query needs no OFFSET.
 */
export async function findArticlePageIds(
  database: Database,
  list: ArticleList,
  { locale, page }: { locale: Locale; page: number },
): Promise<string[]> {
  const { firstPage, laterPage, starts } = lists[list.kind];
  if (page === 1) {
    return idsOf(await firstPage(database).execute({ ...list, locale }));
  }
  const key = `starts ${keyOf(list)} ${locale}`;
  const ids = await cachedCount(database, key, async () =>
    idsOf(await starts(database).execute({ ...list, locale })),
  );
  const start = ids[page - 1];
  return start ? idsOf(await laterPage(database).execute({ ...list, locale, start })) : [];
}

export type ArticleTotals = Record<Locale, number>;

/** Returns the number of articles of a list in each language. */
export function countArticles(database: Database, list: ArticleList): Promise<ArticleTotals> {
  return cachedCount(database, `totals ${keyOf(list)}`, async () =>
    totalsFrom(await lists[list.kind].counts(database).execute({ ...list })),
  );
}

function totalsFrom(rows: readonly { locale: unknown; total: number }[]): ArticleTotals {
  const totals: ArticleTotals = { "pt-BR": 0, "en-US": 0, "es-ES": 0 };
  for (const locale of locales) {
    totals[locale] = rows.find((row) => row.locale === locale)?.total ?? 0;
  }
  return totals;
}

function everyTotal(name: string, id: AnyPgColumn, join?: SQL) {
  return prepareQuery((database) => {
    const query = database
      .select({ id, locale: posts_locales._locale, total: count() })
      .from(posts)
      .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
      .$dynamic();
    return (join ? query.innerJoin(posts_rels, join) : query)
      .where(and(isAvailable, isNotNull(id)))
      .groupBy(id, posts_locales._locale)
      .prepare(`published-articles-every-${name}`);
  });
}

const everyTotals = {
  categories: everyTotal("category", posts.category),
  authors: everyTotal("author", posts.writtenBy),
  tags: everyTotal(
    "tag",
    posts_rels.tagsID,
    sql`${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = 'tags'`,
  ),
};

/** Returns the number of articles in each language for every document of a group. The keys are the documents' ids. */
export function countArticlesByGroup(
  database: Database,
  group: ArticleGroup,
): Promise<Record<string, ArticleTotals>> {
  return cachedCount(database, `every total of ${group}`, async () => {
    const rows = await everyTotals[group](database).execute();
    const byId = Map.groupBy(rows, ({ id }) => String(id));
    return Object.fromEntries([...byId].map(([id, ofOne]) => [id, totalsFrom(ofOne)]));
  });
}

/** SQL: the article directly before or after another article, in the order of the list. */
function neighbour(name: string, isBeyond: SQL, order: typeof asc) {
  const place = sql`(${posts.publishedAt}, ${posts.id}) ${isBeyond}
    (${sql.placeholder("publishedAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
  return prepareQuery((database) =>
    articles(database)
      .where(and(isOfLocale, isAvailable, place))
      .orderBy(order(posts.publishedAt), order(posts.id))
      .limit(toLiteralLimit(1))
      .prepare(`published-article-${name}`),
  );
}

const neighbours = {
  previous: neighbour("before", sql`<`, desc),
  next: neighbour("after", sql`>`, asc),
};

interface Place {
  id: string;
  publishedAt: string;
  locale: Locale;
}

/** Returns the ids of the articles published before and after an article. */
export async function findNeighbourArticleIds(
  database: Database,
  place: Place,
): Promise<{ previous: string | undefined; next: string | undefined }> {
  const [[previous], [next]] = await Promise.all([
    neighbours.previous(database).execute({ ...place }),
    neighbours.next(database).execute({ ...place }),
  ]);
  return { previous: previous?.id, next: next?.id };
}

const chosenArticles = prepareQuery((database) =>
  articles(database)
    .where(and(isOfLocale, isAvailable, equalsAnyOf(posts.id, "ids")))
    .prepare("published-articles-chosen"),
);

/** SQL: similarity of two articles: the number of shared tags, plus two for a shared category. */
const inCommon = sql<number>`(case when ${posts.category} = ${sql.placeholder("category")} then 2 else 0 end)
  + (select count(*) from ${posts_rels} where ${posts_rels.parent} = ${posts.id}
    and ${posts_rels.path} = 'tags' and ${posts_rels.tagsID} = any(${sql.placeholder("tags")}))`;

/**
 * Maximum number of articles, newest first, that are compared for similarity. Readers prefer recent articles, and the
 * limit keeps the cost constant on a large blog.
 */
const maxCompared = 100;

const similarArticles = prepareQuery((database) => {
  const newest = database
    .select({ id: posts.id })
    .from(posts)
    .where(isPublished(posts))
    .orderBy(...newestFirst)
    .limit(toLiteralLimit(maxCompared));
  // Uses `array(…)`, with which PostgreSQL looks up the articles by id. A subquery would scan the whole table.
  const isAmongNewest = sql`${posts.id} = any(array(${newest}))`;
  return articles(database)
    .where(and(isAmongNewest, isOfLocale, isAvailable, ne(posts.id, sql.placeholder("id"))))
    .orderBy(desc(inCommon), ...newestFirst)
    .limit(sql.placeholder("limit"))
    .prepare("published-articles-similar");
});

interface Subject {
  id: string;
  locale: Locale;
  category: string | null;
  tags: string[];
  chosen: string[];
}

/**
 * Returns the ids of related articles: those that the editor chose, in the chosen order, or else the most similar
 * articles.
 */
export async function findRelatedArticleIds(
  database: Database,
  { id, locale, category, tags, chosen }: Subject,
  max: number,
): Promise<string[]> {
  const found = new Set(
    chosen.length > 0 ? idsOf(await chosenArticles(database).execute({ locale, ids: chosen })) : [],
  );
  const inOrder = chosen.filter((each) => found.has(each));
  if (inOrder.length >= max) {
    return inOrder.slice(0, max);
  }
  const similar = await similarArticles(database).execute({
    ...{ id, locale, category, tags },
    limit: max + chosen.length,
  });
  const others = idsOf(similar).filter((each) => !chosen.includes(each));
  return [...inOrder, ...others].slice(0, max);
}
