import { type Alternates, articlesPerPage, listPagePath, locales, type Paging } from "contracts";
import type { Payload } from "payload";
import type { Post, PostsSelect } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import {
  type ArticleList,
  type ArticleTotals,
  countArticles,
  findArticlePageIds,
  findNeighbourArticleIds,
  findNewestArticleIds,
  findRelatedArticleIds,
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
export interface ArticleListPage {
  articles: ArticleSummary[];
  paging: Paging;
}

/** Articles that an article page links to. */
export interface LinkedArticles {
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
}

const maxRelated = 3;

/** Returns the summaries of articles in the order of `ids`. */
async function readSummaries(reader: PublishedReader, ids: string[]): Promise<ArticleSummary[]> {
  return (await reader.documents("posts", ids, summaryFields)) as object[] as ArticleSummary[];
}

export function countListPages(total: number): number {
  return Math.max(1, Math.ceil(total / articlesPerPage));
}

/** Part of a list of articles: a page number from 1, or `feed` for the newest articles. */
export type PageNumberOrFeed = number | "feed";

export function getPageNumber(part: PageNumberOrFeed): number {
  return part === "feed" ? 1 : part;
}

/** Returns a part of a list; undefined beyond the last page. Adds all articles to the cache tags of `reader`. */
export async function readArticleList(
  payload: Payload,
  reader: PublishedReader,
  { list, part }: { list: ArticleList; part: PageNumberOrFeed },
): Promise<(ArticleListPage & { totals: ArticleTotals }) | undefined> {
  reader.dependOn("posts");
  const totals = await countArticles(database(payload), list);
  const total = totals[reader.locale];
  const pages = countListPages(total);
  const page = getPageNumber(part);
  if (page > pages) {
    return undefined;
  }
  const ids =
    part === "feed"
      ? await findNewestArticleIds(database(payload), list, reader.locale)
      : await findArticlePageIds(database(payload), list, { locale: reader.locale, page });
  return {
    articles: await readSummaries(reader, ids),
    paging: { page, pages, total },
    totals,
  };
}

/** Returns the URLs of a list's page in each language in which the list has this page. */
export function selectPageAlternates(
  alternates: Alternates,
  page: number,
  totals: ArticleTotals,
): Alternates {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = alternates[locale];
      return path && page <= countListPages(totals[locale])
        ? [[locale, listPagePath(path, page)]]
        : [];
    }),
  );
}

/** Returns the articles that an article page links to. Adds all articles to the cache tags of `reader`. */
export async function readLinkedArticles(
  payload: Payload,
  reader: PublishedReader,
  { id, publishedAt, category, tags, related: chosen }: Post,
): Promise<LinkedArticles> {
  reader.dependOn("posts");
  const { locale } = reader;
  const [{ previous, next }, related] = await Promise.all([
    findNeighbourArticleIds(database(payload), { id, locale, publishedAt: String(publishedAt) }),
    findRelatedArticleIds(
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
