import {
  type Alternates,
  type ArticleGroup,
  addressedCollections,
  articleGroups,
  blogSegment,
  documentPath,
  feedSegment,
  getDocumentTag,
  isArticleGroup,
  type Locale,
  listPagePath,
  locales,
  minIndexedArticles,
  splitLocalePath,
  urlsPerSitemap,
} from "contracts";
import type { Payload } from "payload";
import { database } from "../platform/database.ts";
import {
  type ArticleTotals,
  countArticles,
  countArticlesByGroup,
} from "../published/article-rows.ts";
import { readContentDates } from "../published/content-dates.ts";
import {
  listCurrentAndFormerPaths,
  listPublishedDocuments,
  type PublishedDocument,
} from "../published/published-rows.ts";
import { listAllVersions } from "../schedule/legal/version-store.ts";
import { listVersionPaths } from "./legal/read-legal.ts";
import { countListPages } from "./read-articles.ts";

/** Lists every published document with its URLs. */
async function listDocuments(payload: Payload): Promise<PublishedDocument[]> {
  const lists = addressedCollections.map((each) => listPublishedDocuments(database(payload), each));
  return (await Promise.all(lists)).flat();
}

interface ListedDocument extends Omit<PublishedDocument, "writtenAt"> {
  changedAt: string | undefined;
}

/**
 * Returns the document's URLs that search engines may list. An article group needs at least `minIndexedArticles`
 * articles in the language.
 */
function indexedAlternates(
  { id, collection, alternates }: PublishedDocument,
  totals: Record<string, ArticleTotals>,
): Alternates {
  const entries = Object.entries(alternates) as [Locale, string][];
  return isArticleGroup(collection)
    ? Object.fromEntries(
        entries.filter(([locale]) => (totals[id]?.[locale] ?? 0) >= minIndexedArticles),
      )
    : alternates;
}

/**
 * Returns one part of the sitemap; parts are numbered from 1. Contains documents that visitors may see now and that
 * search engines may list. All URLs of a document are in the same part.
 */
export async function listSitemapDocuments(
  payload: Payload,
  part: number,
): Promise<{ documents: ListedDocument[]; parts: number }> {
  const perPart = Math.floor(urlsPerSitemap / locales.length);
  const [published, dates, ...groups] = await Promise.all([
    listDocuments(payload),
    readContentDates(database(payload)),
    ...articleGroups.map((group) => countArticlesByGroup(database(payload), group)),
  ]);
  const totals: Record<string, ArticleTotals> = Object.assign({}, ...groups);
  const now = new Date().toISOString();
  const documents = published.flatMap((document): ListedDocument[] => {
    const { writtenAt, ...rest } = document;
    const { id, collection, isDue, isUnlisted } = document;
    const alternates = indexedAlternates(document, totals);
    // Ignores a future date, which a legal document has if it was published before it takes effect.
    const ownDate = writtenAt && writtenAt < now ? writtenAt : undefined;
    const changedAt = dates.get(getDocumentTag(collection, id)) ?? ownDate;
    return isDue && !isUnlisted && Object.keys(alternates).length > 0
      ? [{ ...rest, alternates, changedAt }]
      : [];
  });
  return {
    documents: documents.slice((part - 1) * perPart, part * perPart),
    parts: Math.ceil(documents.length / perPart),
  };
}

interface Paths {
  /** Every path at which a document is published. */
  paths: string[];
  /** Current path of the document by former path, in the same language. */
  redirects: Record<string, string>;
}

interface ArticleListPath {
  /** Kind of list, which determines the URL of its feed. The blog's feed is not below the list's path. */
  kind: "blog" | ArticleGroup;
  path: string;
  locale: Locale;
  totals: ArticleTotals | undefined;
}

/** Returns the paths of a list's pages from the second page on. The first page has the path of the list. */
function pagesBeyondFirst({ path, locale, totals }: ArticleListPath): string[] {
  const furtherPages = countListPages(totals?.[locale] ?? 0) - 1;
  return Array.from({ length: furtherPages }, (_, index) => listPagePath(path, index + 2));
}

/** Returns all lists of articles: the blog and each article group, in each language. */
async function readArticleLists(
  payload: Payload,
  documents: PublishedDocument[],
): Promise<ArticleListPath[]> {
  const [blog, ...groups] = await Promise.all([
    countArticles(database(payload), { kind: "blog" }),
    ...articleGroups.map((group) => countArticlesByGroup(database(payload), group)),
  ]);
  const totalsById: Record<string, ArticleTotals> = Object.assign({}, ...groups);
  const isBlog = (path: string, locale: Locale) =>
    path === documentPath({ collection: "pages", slug: blogSegment, locale });
  return documents.flatMap(({ id, collection, alternates }) =>
    locales.flatMap((locale): ArticleListPath[] => {
      const path = alternates[locale];
      if (path === undefined || !(isArticleGroup(collection) || isBlog(path, locale))) {
        return [];
      }
      return isArticleGroup(collection)
        ? [{ kind: collection, path, locale, totals: totalsById[id] }]
        : [{ kind: "blog", path, locale, totals: blog }];
    }),
  );
}

/** Returns all paths with content or a redirect. Requests to all other paths get a 404. */
export async function listServedPaths(payload: Payload): Promise<Paths> {
  const [published, former, versions] = await Promise.all([
    listDocuments(payload),
    listCurrentAndFormerPaths(database(payload)),
    listAllVersions(database(payload)),
  ]);
  // Includes campaign pages outside their dates if they redirect to another page (resolve-content.ts).
  const documents = published.filter(({ isDue, elsewhere }) => isDue || elsewhere !== null);
  const lists = await readArticleLists(payload, documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const redirects: Record<string, string> = {};
  for (const { path, id } of former) {
    const { locale } = splitLocalePath(path);
    const current = byId.get(id)?.alternates[locale];
    if (current && current !== path) {
      redirects[path] = current;
      // Adds redirects for the document's versions too, because a version's path begins with the path of its document.
      const documentVersionPaths = listVersionPaths({ [locale]: path }, versions.get(id) ?? []);
      const now = listVersionPaths({ [locale]: current }, versions.get(id) ?? []);
      for (const [index, moved] of now.entries()) {
        redirects[documentVersionPaths[index] ?? path] = moved;
      }
    }
  }
  const paths = [
    ...documents.flatMap(({ alternates }) => locales.flatMap((locale) => alternates[locale] ?? [])),
    ...documents.flatMap(({ id, alternates }) =>
      listVersionPaths(alternates, versions.get(id) ?? []),
    ),
    ...lists.flatMap(pagesBeyondFirst),
    ...lists.flatMap(({ kind, path }) => (kind === "blog" ? [] : `${path}/${feedSegment}`)),
  ];
  return { paths, redirects };
}
