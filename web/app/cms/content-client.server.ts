import type {
  Author,
  Category,
  Legal,
  Link,
  Navigation,
  Page,
  Post,
  SiteSetting,
  Tag,
} from "cms/payload-types";
import {
  type AddressedCollection,
  type Alternates,
  type ArticleGroup,
  type announcement,
  contentApi,
  documentsResponse,
  feedResponse,
  incidentQuery,
  incidentResponse,
  type LegalComparison,
  type LegalVersion,
  type Locale,
  maxPathLength,
  type Paging,
  type PublicIncident,
  pricesResponse,
  quoteCodePattern,
  quotesApi,
  resolveResponse,
  type SearchResponse,
  type ShareCard,
  savedQuoteResponse,
  searchApi,
  searchQueryKey,
  searchResponse,
  shellResponse,
  statusApi,
  statusResponse,
} from "contracts";
import type { Catalogue } from "pricing-engine";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { fetchCms } from "#app/fetch-cms.server.ts";
import { type ContentResponse, contentReaderContext, localeContext } from "#app/request-context.ts";

export type ArticleSummary = Pick<
  Post,
  | "id"
  | "slug"
  | "title"
  | "description"
  | "writtenBy"
  | "author"
  | "category"
  | "publishedAt"
  | "readingMinutes"
  | "illustration"
  | "cover"
  | "updatedAt"
>;

/** The published price catalogue; `labels` are the editor's names in the page's language. */
export interface PublishedPrices {
  catalogue: Catalogue;
  version: string;
  labels: { inputs: Record<string, string>; lines: Record<string, string> };
}

/** A saved quote, and the current prices if any are published. */
export interface SavedQuote
  extends Omit<z.infer<typeof savedQuoteResponse>, "catalogue" | "currentCatalogue"> {
  catalogue: Catalogue;
  currentCatalogue?: Catalogue;
}

interface GroupDocuments {
  categories: Category;
  tags: Tag;
  authors: Author;
}

/** An article group, with one page of its articles. */
export type ArticleGroupContent<Group extends ArticleGroup = ArticleGroup> = {
  [Each in Group]: {
    kind: Each;
    document: GroupDocuments[Each];
    alternates: Alternates;
    articles: ArticleSummary[];
    paging: Paging;
  };
}[Group];

/** Articles that an article links to below its text. */
export interface AdjacentArticles {
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
}

/** Data that the content API sends with every kind of document. */
interface AdditionalData {
  /** The generated share image; absent until it exists. */
  card?: ShareCard | undefined;
  /** Prices, if the document's text mentions some. */
  priceCatalogue?: PublishedPrices;
}

/** A legal document, one of its versions, or the changes of a version. */
export interface LegalContent {
  kind: "legal";
  document: Legal;
  alternates: Alternates;
  version: LegalVersion;
  /** All public versions in the language, newest first. */
  versions: LegalVersion[];
  comparison?: LegalComparison | undefined;
}

export type Content =
  | ({
      kind: "pages";
      document: Page;
      alternates: Alternates;
      articles?: ArticleSummary[];
      paging?: Paging;
    } & AdditionalData)
  | ({
      kind: "posts";
      document: Post;
      alternates: Alternates;
      around?: AdjacentArticles;
      /** Time when a person last changed the content; absent if only migrations or jobs have saved the article. */
      changedAt?: string | undefined;
    } & AdditionalData)
  | (ArticleGroupContent & AdditionalData)
  | (LegalContent & AdditionalData)
  | { kind: "redirect"; to: string; isTemporary?: boolean }
  | { kind: "not-found" };

/** A current announcement in the page's language. */
export interface Announcement extends Omit<z.infer<typeof announcement>, "link"> {
  link?: Link;
}

/** Layout data of a language: needed by every page. */
export interface LayoutData {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: Announcement[];
}

export interface PublishedDocument {
  collection: AddressedCollection;
  changedAt?: string | undefined;
  alternates: Alternates;
}

/** Returns the 503 response for a page whose content the CMS cannot deliver. */
function unavailableResponse(): Response {
  return new Response(null, {
    status: 503,
    statusText: "Service Unavailable",
    headers: { "retry-after": "5" },
  });
}

/** @throws a 503 Response if the CMS cannot respond */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetchCms(path, init);
  } catch {
    throw unavailableResponse();
  }
}

async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (response.status === 503) {
    throw unavailableResponse();
  }
  if (!response.ok) {
    throw new Error(`The CMS answered ${response.status} to ${response.url}`);
  }
  return schema.parse(await response.json());
}

/** Arguments of a loader that reads content. */
export interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Returns a response of the content API, from web's cache or from the CMS. */
async function getContent<T extends ContentResponse>(
  { request: { signal }, context }: LoaderArgs,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  return context.get(contentReaderContext).read(path, async () => {
    const response = await request(path, { signal });
    const text = response.ok ? await response.clone().text() : "";
    return { response: await read(response, schema), length: text.length };
  });
}

/**
 * Returns the content at a canonical path of the site. Like all functions of this module, aborts the request when the
 * client disconnects.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function resolvePath(args: LoaderArgs, path: string): Promise<Content> {
  // Replaces a path that is longer than any URL of the site by a path that no document has.
  const requestedPath = path.length > maxPathLength ? "/-" : path;
  const call = `${contentApi.resolve}?path=${encodeURIComponent(requestedPath)}`;
  const { content } = await getContent(args, call, resolveResponse);
  // Validates only the envelope, because the CMS generates the documents and their types.
  return content as unknown as Content;
}

function layoutDataCall(locale: Locale): string {
  return `${contentApi.shell}?locale=${locale}`;
}

/**
 * Returns the layout data. If required settings are missing, returns the last complete layout data.
 * @throws a 503 Response if the CMS cannot respond, or there is no complete layout data
 */
export async function readLayoutData(args: LoaderArgs, locale: Locale): Promise<LayoutData> {
  const call = layoutDataCall(locale);
  try {
    // The cast is safe, because the CMS generates the types of its content.
    return (await getContent(args, call, shellResponse)) as unknown as LayoutData;
  } catch (error) {
    if (!(error instanceof z.ZodError)) {
      throw error;
    }
    const last = findLastLayoutData(args, locale);
    if (!last) {
      throw unavailableResponse();
    }
    // Reads the last layout data through the cache like a response of the CMS. The cache then marks the page as stale
    // when the layout data changes.
    const response = last as LayoutData & ContentResponse;
    const { length } = JSON.stringify(last);
    return args.context.get(contentReaderContext).read(call, async () => ({ response, length }));
  }
}

/** Returns the last known layout data; undefined if the CMS never responded. */
export function findLastLayoutData(
  { context }: Pick<LoaderArgs, "context">,
  locale: Locale,
): LayoutData | undefined {
  // The cast is safe, because the CMS generates the types of its content.
  return context.get(contentReaderContext).last(layoutDataCall(locale)) as LayoutData | undefined;
}

/**
 * Returns the published prices, or undefined while no prices are published.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function readPrices(
  args: LoaderArgs,
  locale: Locale,
): Promise<PublishedPrices | undefined> {
  const call = `${contentApi.prices}?locale=${locale}`;
  const { priceCatalogue } = await getContent(args, call, pricesResponse);
  // The cast is safe: the CMS validates catalogues before it saves them.
  return priceCatalogue as unknown as PublishedPrices | undefined;
}

/**
 * Returns a saved quote, or undefined if no quote has the code.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function readSavedQuote(
  code: string,
  signal: AbortSignal,
): Promise<SavedQuote | undefined> {
  if (!quoteCodePattern.test(code)) {
    return undefined;
  }
  const response = await request(`${quotesApi.quotes}/${code}`, { signal });
  // The cast is safe: the CMS validates catalogues before it saves them.
  return response.status === 404
    ? undefined
    : ((await read(response, savedQuoteResponse)) as unknown as SavedQuote);
}

/**
 * Searches published content, for the search page.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function searchSite(
  words: string,
  locale: Locale,
  { signal, headers: sent }: Request,
): Promise<SearchResponse> {
  const query = new URLSearchParams({ locale, [searchQueryKey]: words, asked: "1" });
  const forwardedFor = sent.get("x-forwarded-for");
  const headers: Record<string, string> =
    forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor };
  return read(await request(`${searchApi}?${query}`, { signal, headers }), searchResponse);
}

/**
 * Returns one part of the list of published URLs; the first part is 1.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function listDocuments(
  args: LoaderArgs,
  part: number,
): Promise<{ documents: PublishedDocument[]; parts: number }> {
  return getContent(args, `${contentApi.catalogue}?part=${part}`, documentsResponse);
}

export interface ArticleFeed {
  title: string;
  description: string;
  articles: ArticleSummary[];
}

/**
 * Returns the article list at a path with its newest articles; undefined if the path has no list.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function readArticleFeed(
  args: LoaderArgs,
  path: string,
): Promise<ArticleFeed | undefined> {
  const call = `${contentApi.feed}?path=${encodeURIComponent(path)}`;
  const { feed } = await getContent(args, call, feedResponse);
  // The cast is safe, because the CMS generates the types of its content.
  return (feed ?? undefined) as unknown as ArticleFeed | undefined;
}

/**
 * Returns the status of all services, and the page's share image.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function readServiceStatus(
  args: LoaderArgs,
): Promise<Pick<z.infer<typeof statusResponse>, "status" | "card">> {
  const call = `${statusApi.status}?locale=${args.context.get(localeContext)}`;
  return getContent(args, call, statusResponse);
}

/**
 * Returns an incident of the status page; undefined if the incident does not exist.
 *
 * @throws a 503 Response if the CMS cannot respond
 */
export async function readIncident(
  args: LoaderArgs,
  id: string,
): Promise<{ incident?: PublicIncident; card?: ShareCard | undefined }> {
  const query = incidentQuery.safeParse({ id, locale: args.context.get(localeContext) });
  if (!query.success) {
    return {};
  }
  const call = `${statusApi.incident}?${new URLSearchParams(query.data)}`;
  const { incident, card } = await getContent(args, call, incidentResponse);
  return incident ? { incident, card } : {};
}
