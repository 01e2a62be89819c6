import { type Alternates, articlesPerPage, listPagePath, locales, type Paging } from "contracts";
import type { Payload } from "payload";
import type { Post } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import {
  type ArticleList,
  articleTotals,
  neighbourRows,
  newestRows,
  pageRows,
  relatedRows,
  type Totals,
} from "../published/article-rows.ts";
import type { DocumentRow } from "../published/published-rows.ts";
import type { PublishedReader } from "../published/read-published.ts";

const summaryFields = [
  "slug",
  "title",
  "description",
  "writtenBy",
  "author",
  "category",
  "publishedAt",
  "readingMinutes",
  "illustration",
  "cover",
  "updatedAt",
] as const;

export type ArticleSummary = Pick<Post, "id" | (typeof summaryFields)[number]>;

/** One page of a list of articles, with its number and the total. */
export interface ListPage {
  articles: ArticleSummary[];
  paging: Paging;
}

/** Articles to link below an article. */
export interface AdjacentArticles {
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
}

const maxRelated = 3;

function summaryOf(payload: Payload, reader: PublishedReader) {
  const summaryFieldNames = new Set<string>(summaryFields);
  const fields = payload.collections.posts.config.flattenedFields.filter(({ name }) =>
    summaryFieldNames.has(name),
  );
  return (row: DocumentRow) => reader.document(fields, row) as object as ArticleSummary;
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / articlesPerPage));
}

/** Part of a list of articles: a page, from 1, or the newest articles for a feed. */
export type ListPart = number | "feed";

export function pageNumberOf(part: ListPart): number {
  return part === "feed" ? 1 : part;
}

/** Returns a part of a list; undefined beyond its last page. The result depends on all articles. */
export async function readListPart(
  payload: Payload,
  reader: PublishedReader,
  { list, part }: { list: ArticleList; part: ListPart },
): Promise<(ListPage & { totals: Totals }) | undefined> {
  reader.dependOn("posts");
  const totals = await articleTotals(database(payload), list);
  const total = totals[reader.locale];
  const pages = pageCountOf(total);
  const page = pageNumberOf(part);
  if (page > pages) {
    return undefined;
  }
  const rows =
    part === "feed"
      ? await newestRows(database(payload), list, reader.locale)
      : await pageRows(database(payload), list, { locale: reader.locale, page });
  return { articles: rows.map(summaryOf(payload, reader)), paging: { page, pages, total }, totals };
}

/** Returns the URLs of the same page of the list, in the languages in which the list has that page. */
export function pageAlternates(alternates: Alternates, page: number, totals: Totals): Alternates {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = alternates[locale];
      return path && page <= pageCountOf(totals[locale])
        ? [[locale, listPagePath(path, page)]]
        : [];
    }),
  );
}

/** Returns the articles to link below an article. The result depends on all articles. */
export async function readAdjacentArticles(
  payload: Payload,
  reader: PublishedReader,
  { row, named = {} }: DocumentRow,
): Promise<AdjacentArticles> {
  reader.dependOn("posts");
  const id = String(row.id);
  const { locale } = reader;
  const [{ previous, next }, related] = await Promise.all([
    neighbourRows(database(payload), { id, locale, publishedAt: String(row.publishedAt) }),
    relatedRows(
      database(payload),
      {
        id,
        locale,
        category: typeof row.category === "string" ? row.category : null,
        tags: named.tags ?? [],
        chosen: named.related ?? [],
      },
      maxRelated,
    ),
  ]);
  const summary = summaryOf(payload, reader);
  return {
    ...(previous ? { previous: summary(previous) } : {}),
    ...(next ? { next: summary(next) } : {}),
    related: related.map(summary),
  };
}
