import {
  type AddressedCollection,
  type Alternates,
  type ArticleGroup,
  addressedCollections,
  blogSegment,
  findSlugProblem,
  getDocumentTag,
  homeSlug,
  type Locale,
  listPagePath,
  localePrefix,
  type Paging,
  parseBlogPath,
  pricePlaceholderPattern,
  type ShareCard,
  splitLegalPath,
  splitListPagePath,
  splitLocalePath,
} from "contracts";
import type { Payload } from "payload";
import type { Author, Category, Legal, Page, Post, PriceCatalogue, Tag } from "../payload-types.ts";
import { database } from "../platform/database.ts";
import { type PublishedCatalogue, toPublishedCatalogue } from "../prices/published-catalogue.ts";
import { readContentDate } from "../published/content-dates.ts";
import {
  findDocumentByAnyPath,
  findDocumentBySlug,
  readDocumentPaths,
} from "../published/published-rows.ts";
import { PublishedReader, type TaggedResponse } from "../published/read-published.ts";
import { isEditorState } from "../rich-text/rich-text.ts";
import { findShareImage, shareImagesTagPrefix } from "../share-images/share-images.ts";
import { type LegalVersionContent, readLegalVersion } from "./legal/read-legal.ts";
import {
  type ArticleListPage,
  type ArticleSummary,
  getPageNumber,
  type LinkedArticles,
  type PageNumberOrFeed,
  readArticleList,
  readLinkedArticles,
  selectPageAlternates,
} from "./read-articles.ts";

interface FoundDocument<Document> {
  document: Document;
  alternates: Alternates;
  /** Generated share image; undefined until the image has been generated. */
  card?: ShareCard;
}

interface GroupDocuments {
  categories: Category;
  tags: Tag;
  authors: Author;
}

type ResolvedDocument =
  | ({ kind: "pages"; articles?: ArticleSummary[]; paging?: Paging } & FoundDocument<Page>)
  | ({ kind: "posts"; around?: LinkedArticles; changedAt?: string } & FoundDocument<Post>)
  | ({ kind: "legal" } & FoundDocument<Legal> &
      Pick<LegalVersionContent, "version" | "versions" | "comparison" | "alternates">)
  | {
      [Group in ArticleGroup]: { kind: Group } & FoundDocument<GroupDocuments[Group]> &
        ArticleListPage;
    }[ArticleGroup];

export type ResolvedContent =
  | (ResolvedDocument & { priceCatalogue?: PublishedCatalogue })
  | { kind: "redirect"; to: string; isTemporary?: true }
  | { kind: "not-found" };

/**
 * Returns the published document with a slug, typed by its collection. Returns undefined if there is none, or if the
 * current date is outside the document's dates.
 */
async function findBySlug<Document>(
  payload: Payload,
  reader: PublishedReader,
  { collection, slug }: { collection: AddressedCollection; slug: string },
): Promise<FoundDocument<Document> | undefined> {
  const { locale } = reader;
  const found = await findDocumentBySlug(database(payload), { collection, slug, locale });
  if (!found?.isDue) {
    return undefined;
  }
  const { id } = found;
  reader.dependOn(getDocumentTag(collection, id));
  const [document, alternates] = await Promise.all([
    reader.document(collection, id),
    readDocumentPaths(database(payload), collection, id),
  ]);
  return document && { document: document as Document, alternates };
}

/** Returns the current path, in the same language, of the document that was formerly published at `path`. */
async function currentAddress(
  payload: Payload,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const former = await findDocumentByAnyPath(database(payload), path);
  if (!former) {
    return undefined;
  }
  const { collection, id } = former;
  const current = (await readDocumentPaths(database(payload), collection, id))[locale];
  return current === path ? undefined : current;
}

/**
 * Returns the new path of a document whose URL has changed. Also accepts the path of a legal version, which consists of
 * the document's path and a suffix.
 */
async function movedDocumentPath(
  payload: Payload,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const { document, rest, effectiveOn } = splitLegalPath(path);
  const currentPath = await currentAddress(payload, document, locale);
  if (!currentPath || effectiveOn === undefined) {
    return currentPath;
  }
  const to = currentPath + rest;
  const reader = new PublishedReader(payload, locale);
  return (await legalAt(payload, reader, to)) && to;
}

const pricedBlock = /"blockType":"(?:priceCalculator|pricingPlans|liveQuote)"/;

/**
 * Returns true if a document needs the price catalogue: if it contains a calculator, plans, a quote or a price
 * placeholder.
 */
function needsPrices(json: string): boolean {
  return pricedBlock.test(json) || json.search(pricePlaceholderPattern) >= 0;
}

/** Returns the published price catalogue; undefined if none is published. */
async function readPriceCatalogue(
  reader: PublishedReader,
): Promise<PublishedCatalogue | undefined> {
  return toPublishedCatalogue((await reader.global("price-catalogue")) as object as PriceCatalogue);
}

/**
 * Adds the articles that a page's blocks list. Returns undefined for a page number beyond the last page of the list.
 */
async function withArticleLists(
  payload: Payload,
  reader: PublishedReader,
  { document, alternates }: FoundDocument<Page>,
  part: PageNumberOrFeed,
): Promise<ResolvedDocument | undefined> {
  const page = getPageNumber(part);
  if (!document.blocks.some(({ blockType }) => blockType === "articleList")) {
    return page === 1 ? { kind: "pages", document, alternates } : undefined;
  }
  const listed = await readArticleList(payload, reader, { list: { kind: "blog" }, part });
  if (!listed || (page > 1 && document.slug !== blogSegment)) {
    return undefined;
  }
  const { articles, paging, totals } = listed;
  return {
    kind: "pages",
    document,
    alternates: selectPageAlternates(alternates, page, totals),
    articles,
    ...(document.slug === blogSegment ? { paging } : {}),
  };
}

/** Returns an article group with one part of its list of articles. */
async function articleGroupAt(
  payload: Payload,
  reader: PublishedReader,
  { collection, slug, part }: { collection: ArticleGroup; slug: string; part: PageNumberOrFeed },
): Promise<ResolvedDocument | undefined> {
  const found = await findBySlug<Category & Tag & Author>(payload, reader, { collection, slug });
  if (!found) {
    return undefined;
  }
  const { document, alternates } = found;
  const list = { kind: collection, id: document.id };
  const listed = await readArticleList(payload, reader, { list, part });
  return (
    listed && {
      kind: collection,
      document,
      alternates: selectPageAlternates(alternates, getPageNumber(part), listed.totals),
      articles: listed.articles,
      paging: listed.paging,
    }
  );
}

async function documentAt(
  payload: Payload,
  reader: PublishedReader,
  { path, part }: { path: string; part: PageNumberOrFeed },
): Promise<ResolvedDocument | undefined> {
  const page = getPageNumber(part);
  const { locale, rest } = splitLocalePath(path);
  const blogDocument = parseBlogPath(path);
  if (blogDocument && blogDocument.collection !== "posts") {
    return articleGroupAt(payload, reader, {
      ...blogDocument,
      collection: blogDocument.collection,
      part,
    });
  }
  if (blogDocument) {
    const article = await findBySlug<Post>(payload, reader, blogDocument);
    if (page > 1 || !article?.document.body) {
      return undefined;
    }
    const { document, alternates } = article;
    const [around, changedAt] = await Promise.all([
      readLinkedArticles(payload, reader, document),
      readContentDate(database(payload), getDocumentTag("posts", document.id)),
    ]);
    return { kind: "posts", document, alternates, around, ...(changedAt ? { changedAt } : {}) };
  }
  if (path === `${localePrefix(locale)}/${homeSlug}`) {
    return undefined;
  }
  const slug = rest === "/" ? homeSlug : rest.slice(1);
  const found = await findBySlug<Page>(payload, reader, { collection: "pages", slug });
  if (found) {
    return withArticleLists(payload, reader, found, part);
  }
  return page === 1 ? legalAt(payload, reader, path) : undefined;
}

/** Returns the texts of a legal version. Removes a broken body, because no hook of Payload checks texts of versions. */
function substituteOf(payload: Payload, id: string, { substitute }: LegalVersionContent) {
  if (!substitute || isEditorState(substitute.body)) {
    return { ...substitute };
  }
  payload.logger.warn(`Left out broken rich text: body of a version of legal ${id}`);
  return { ...substitute, body: null };
}

/** Returns a legal document, one of its versions, or the changes of a version. */
async function legalAt(
  payload: Payload,
  reader: PublishedReader,
  path: string,
): Promise<ResolvedDocument | undefined> {
  const { document: own, ...wanted } = splitLegalPath(path);
  const { locale } = reader;
  const slug = splitLocalePath(own).rest.slice(1);
  const found = await findDocumentBySlug(database(payload), { collection: "legal", slug, locale });
  if (!found) {
    return undefined;
  }
  const { id, writtenAt = "" } = found;
  reader.dependOn(getDocumentTag("legal", id));
  const alternates = await readDocumentPaths(database(payload), "legal", id);
  const published = { id, locale, alternates, inForceOn: writtenAt.slice(0, 10) };
  const read = await readLegalVersion(payload, published, wanted);
  if (!read) {
    return undefined;
  }
  const document = await reader.document("legal", id, substituteOf(payload, id, read));
  if (!document) {
    return undefined;
  }
  const { version, versions, comparison } = read;
  return {
    kind: "legal",
    document: document as object as Legal,
    alternates: read.alternates,
    version,
    versions,
    ...(comparison ? { comparison } : {}),
  };
}

/** Returns the path to which a campaign page redirects before and after its dates. */
async function campaignRedirect(
  payload: Payload,
  reader: PublishedReader,
  path: string,
): Promise<string | undefined> {
  const { locale } = reader;
  const slug = splitLocalePath(path).rest.slice(1) || homeSlug;
  const page = await findDocumentBySlug(database(payload), { collection: "pages", slug, locale });
  if (!page || page.isDue || page.elsewhere === null) {
    return undefined;
  }
  reader.dependOn(getDocumentTag("pages", page.id));
  reader.dependOn(getDocumentTag("pages", page.elsewhere));
  return (await readDocumentPaths(database(payload), "pages", page.elsewhere))[locale];
}

/** Returns true if a document could be published at this path later. */
function isDocumentPath(path: string): boolean {
  const slug = splitLocalePath(path).rest.slice(1);
  return findSlugProblem(parseBlogPath(path) ?? { collection: "pages", slug }) === undefined;
}

async function contentAt(
  payload: Payload,
  reader: PublishedReader,
  path: string,
  { isFeed = false } = {},
): Promise<ResolvedContent> {
  const { list, page } = splitListPagePath(path);
  if (list !== path && page === 1) {
    return { kind: "redirect", to: list };
  }
  const found = await documentAt(payload, reader, { path: list, part: isFeed ? "feed" : page });
  if (found) {
    const priceCatalogue = needsPrices(JSON.stringify(found))
      ? await readPriceCatalogue(reader)
      : undefined;
    return { ...found, ...(priceCatalogue ? { priceCatalogue } : {}) };
  }
  const campaignTarget = await campaignRedirect(payload, reader, list);
  if (campaignTarget) {
    return { kind: "redirect", to: campaignTarget, isTemporary: true };
  }
  const to = await movedDocumentPath(payload, list, reader.locale);
  if (to || isDocumentPath(list)) {
    // Adds all documents to the cache tags, because any document may later be published at this path or change its URL.
    for (const collection of addressedCollections) {
      reader.dependOn(collection);
    }
  }
  return to ? { kind: "redirect", to: listPagePath(to, page) } : { kind: "not-found" };
}

/** Returns the newest articles of the list at a path for its feed. Returns null if there is no list at the path. */
export async function readFeed(
  payload: Payload,
  path: string,
): Promise<
  TaggedResponse<{ title: string; description: string; articles: ArticleSummary[] } | null>
> {
  const reader = new PublishedReader(payload, splitLocalePath(path).locale);
  const content = await contentAt(payload, reader, path, { isFeed: true });
  if (!("paging" in content && content.paging)) {
    return { answer: null, dependsOn: reader.dependsOn };
  }
  await reader.fillIn();
  const { title, description } = content.document;
  return {
    answer: { title, description, articles: content.articles ?? [] },
    dependsOn: reader.dependsOn,
  };
}

/** Adds the generated share image to a document. */
async function withShareImage(
  payload: Payload,
  reader: PublishedReader,
  content: ResolvedContent,
): Promise<ResolvedContent> {
  if (!("document" in content)) {
    return content;
  }
  const { id } = content.document;
  reader.dependOn(getDocumentTag(shareImagesTagPrefix, id));
  const card = await findShareImage(database(payload), id, reader.locale);
  return card ? { ...content, card } : content;
}

/** Returns the content at a canonical path of the site, such as `/en/blog/some-article`. */
export async function resolveContent(
  payload: Payload,
  path: string,
): Promise<TaggedResponse<ResolvedContent>> {
  const reader = new PublishedReader(payload, splitLocalePath(path).locale);
  const content = await contentAt(payload, reader, path);
  const [response] = await Promise.all([withShareImage(payload, reader, content), reader.fillIn()]);
  return { answer: response, dependsOn: reader.dependsOn };
}

/** Returns the published price catalogue. */
export async function readPrices(
  payload: Payload,
  locale: Locale,
): Promise<TaggedResponse<PublishedCatalogue | undefined>> {
  const reader = new PublishedReader(payload, locale);
  const response = await readPriceCatalogue(reader);
  return { answer: response, dependsOn: reader.dependsOn };
}
