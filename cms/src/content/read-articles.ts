import { type Alternates, articlesPerPage, listPagePath, locales, type Paging } from "contracts";
import type { Payload } from "payload";
import type { Post, PostsSelect } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import {
  type ArticleList,
  articleTotals,
  neighbourIds,
  newestIds,
  pageIds,
  relatedIds,
  type Totals,
} from "../published/article-rows.ts";
import type { PublishedReader } from "../published/read-published.ts";

const summaryFields = {
  slug: true,
  title: true,
  description: true,
  writtenBy: true,
  author: true,
  category: true,
  publishedAt: true,
  readingMinutes: true,
  illustration: true,
  cover: true,
  updatedAt: true,
} as const satisfies PostsSelect;

export type ArticleSummary = Pick<Post, "id" | keyof typeof summaryFields>;

/** One page of a list of articles, with its number and the total. */
export interface ListPage {
  articles: ArticleSummary[];
  paging: Paging;
}

/** Articles that an article page links to. */
export interface AdjacentArticles {
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
}

const maxRelated = 3;

/** Returns the summaries of articles in the order of `ids`. */
async function readSummaries(reader: PublishedReader, ids: string[]): Promise<ArticleSummary[]> {
  return (await reader.documents("posts", ids, summaryFields)) as object[] as ArticleSummary[];
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / articlesPerPage));
}

/** Part of a list of articles: a page number from 1, or `feed` for the newest articles. */
export type ListPart = number | "feed";

export function pageNumberOf(part: ListPart): number {
  return part === "feed" ? 1 : part;
}

/** Returns a part of a list; undefined beyond the last page. Adds all articles to the cache tags of `reader`. */
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
  const ids =
    part === "feed"
      ? await newestIds(database(payload), list, reader.locale)
      : await pageIds(database(payload), list, { locale: reader.locale, page });
  return {
    articles: await readSummaries(reader, ids),
    paging: { page, pages, total },
    totals,
  };
}

/** Returns the URLs of a list's page in each language in which the list has this page. */
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

/** Returns the articles that an article page links to. Adds all articles to the cache tags of `reader`. */
export async function readAdjacentArticles(
  payload: Payload,
  reader: PublishedReader,
  { id, publishedAt, category, tags, related: chosen }: Post,
): Promise<AdjacentArticles> {
  reader.dependOn("posts");
  const { locale } = reader;
  const [{ previous, next }, related] = await Promise.all([
    neighbourIds(database(payload), { id, locale, publishedAt: String(publishedAt) }),
    relatedIds(
      database(payload),
      {
        id,
        locale,
        category: typeof category === "string" ? category : null,
        tags: idsIn(tags),
        chosen: idsIn(chosen),
      },
      maxRelated,
    ),
  ]);
  const ids = [previous, next, ...related].filter((each) => each !== undefined);
  const summaries = await readSummaries(reader, [...new Set(ids)]);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const [before, after] = [byId.get(previous ?? ""), byId.get(next ?? "")];
  return {
    ...(before ? { previous: before } : {}),
    ...(after ? { next: after } : {}),
    related: related.flatMap((each) => byId.get(each) ?? []),
  };
}

/** Returns the ids in the value of a relationship that was read with depth 0. */
function idsIn(documents: readonly unknown[] | null | undefined): string[] {
  return documents?.filter((each) => typeof each === "string") ?? [];
}
