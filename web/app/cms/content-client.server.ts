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
  incidentRequestQuery,
  incidentResponse,
  type LegalComparison,
  type LegalVersion,
  type Locale,
  maxPathLength,
  type Paging,
  pricesResponse,
  quoteCodePattern,
  quotesApi,
  resolveResponse,
  type SearchResponse,
  type ShareCard,
  type ShownIncident,
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
import { askCms } from "#app/ask-cms.server.ts";
import { type ContentAnswer, contentContext, localeContext } from "#app/request-context.ts";

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

/** The published price catalogue; `labels` are an editor's own words in the page's language. */
export interface PublishedPrices {
  catalogue: Catalogue;
  version: string;
  labels: { inputs: Record<string, string>; lines: Record<string, string> };
}

/** A quote as it was kept, beside today's prices, which are absent while none are published. */
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

/** What gathers articles, with a page of these. */
export type GroupContent<Group extends ArticleGroup = ArticleGroup> = {
  [Each in Group]: {
    kind: Each;
    document: GroupDocuments[Each];
    alternates: Alternates;
    articles: ArticleSummary[];
    paging: Paging;
  };
}[Group];

/** Where an article leads on to. */
export interface Around {
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
}

/** What comes with a document of any kind. */
interface Beside {
  /** The share image that was drawn of it; absent until it is there. */
  card?: ShareCard | undefined;
  /** Where its copy has prices. */
  priceCatalogue?: PublishedPrices;
}

/** A legal document as it is, one of its versions, or what that changed. */
export interface LegalContent {
  kind: "legal";
  document: Legal;
  alternates: Alternates;
  version: LegalVersion;
  /** All that are public in the language, the newest first. */
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
    } & Beside)
  | ({ kind: "posts"; document: Post; alternates: Alternates; around?: Around } & Beside)
  | (GroupContent & Beside)
  | (LegalContent & Beside)
  | { kind: "redirect"; to: string; isTemporary?: boolean }
  | { kind: "not-found" };

/** What is announced now in the page's language. */
export interface Announcement extends Omit<z.infer<typeof announcement>, "link"> {
  link?: Link;
}

/** What is around every page of a language. */
export interface ShellContent {
  settings: SiteSetting;
  navigation: Navigation;
  announcements: Announcement[];
}

export interface PublishedDocument {
  collection: AddressedCollection;
  updatedAt: string;
  alternates: Alternates;
}

/** The CMS cannot answer now; the visitor is asked to come back. */
function unavailable(): Response {
  return new Response(null, {
    status: 503,
    statusText: "Service Unavailable",
    headers: { "retry-after": "5" },
  });
}

/** @throws a 503 Response when the CMS cannot answer */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await askCms(path, init);
  } catch {
    throw unavailable();
  }
}

async function read<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  if (answer.status === 503) {
    throw unavailable();
  }
  if (!answer.ok) {
    throw new Error(`The CMS answered ${answer.status} to ${answer.url}`);
  }
  return schema.parse(await answer.json());
}

/** What a page is drawn for: its loader's arguments. */
export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** An answer of the content API: what web has of it, or what the CMS says. */
async function getContent<T extends ContentAnswer>(
  { request: { signal }, context }: Asked,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  return context.get(contentContext).read(path, async () => {
    const answer = await ask(path, { signal });
    const text = answer.ok ? await answer.clone().text() : "";
    return { answer: await read(answer, schema), length: text.length };
  });
}

/**
 * What is at a canonical path of the site. What nobody waits for any more is not asked to the end, here
 * as everywhere.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function resolvePath(asked: Asked, path: string): Promise<Content> {
  // Longer than any address: asked as one that nobody can have.
  const known = path.length > maxPathLength ? "/-" : path;
  const call = `${contentApi.resolve}?path=${encodeURIComponent(known)}`;
  const { content } = await getContent(asked, call, resolveResponse);
  // The envelope is checked; the documents are typed by the CMS that generates both.
  return content as unknown as Content;
}

function shellCall(locale: Locale): string {
  return `${contentApi.shell}?locale=${locale}`;
}

/**
 * Settings and navigation; where the CMS's lack what no page can do without, the last that did not.
 *
 * @throws a 503 Response when the CMS cannot answer, or there were none before
 */
export async function readShell(asked: Asked, locale: Locale): Promise<ShellContent> {
  const call = shellCall(locale);
  try {
    // Typed by the CMS, as documents are.
    return (await getContent(asked, call, shellResponse)) as unknown as ShellContent;
  } catch (error) {
    if (!(error instanceof z.ZodError)) {
      throw error;
    }
    const last = lastShell(asked, locale);
    if (!last) {
      throw unavailable();
    }
    // Read as the CMS's would have been, so that the page is drawn anew once that changes.
    const answer = last as ShellContent & ContentAnswer;
    const { length } = JSON.stringify(last);
    return asked.context.get(contentContext).read(call, async () => ({ answer, length }));
  }
}

/** Settings and navigation as they were last read; undefined where the CMS never answered. */
export function lastShell(
  { context }: Pick<Asked, "context">,
  locale: Locale,
): ShellContent | undefined {
  // Typed by the CMS, as documents are.
  return context.get(contentContext).last(shellCall(locale)) as ShellContent | undefined;
}

/**
 * The published prices, or undefined while there are none.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function readPrices(
  asked: Asked,
  locale: Locale,
): Promise<PublishedPrices | undefined> {
  const call = `${contentApi.prices}?locale=${locale}`;
  const { priceCatalogue } = await getContent(asked, call, pricesResponse);
  // Catalogues are checked where they are kept.
  return priceCatalogue as unknown as PublishedPrices | undefined;
}

/**
 * A quote that a visitor kept, or undefined when there is none of this code.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function readSavedQuote(
  code: string,
  signal: AbortSignal,
): Promise<SavedQuote | undefined> {
  if (!quoteCodePattern.test(code)) {
    return undefined;
  }
  const answer = await ask(`${quotesApi.quotes}/${code}`, { signal });
  // Catalogues are checked where they are kept.
  return answer.status === 404
    ? undefined
    : ((await read(answer, savedQuoteResponse)) as unknown as SavedQuote);
}

/**
 * What is published with the words that a visitor put, for the search page.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function searchSite(
  words: string,
  locale: Locale,
  { signal, headers: sent }: Request,
): Promise<SearchResponse> {
  const query = new URLSearchParams({ locale, [searchQueryKey]: words, asked: "1" });
  const visitor = sent.get("x-forwarded-for");
  const headers: Record<string, string> = visitor === null ? {} : { "x-forwarded-for": visitor };
  return read(await ask(`${searchApi}?${query}`, { signal, headers }), searchResponse);
}

/** A part of every published address, from 1. @throws a 503 Response when the CMS cannot answer */
export async function listDocuments(
  asked: Asked,
  part: number,
): Promise<{ documents: PublishedDocument[]; parts: number }> {
  return getContent(asked, `${contentApi.catalogue}?part=${part}`, documentsResponse);
}

export interface ArticleFeed {
  title: string;
  description: string;
  articles: ArticleSummary[];
}

/**
 * The list at a path with its newest articles; undefined where no list is.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function readFeed(asked: Asked, path: string): Promise<ArticleFeed | undefined> {
  const call = `${contentApi.feed}?path=${encodeURIComponent(path)}`;
  const { feed } = await getContent(asked, call, feedResponse);
  // Typed by the CMS, as documents are.
  return (feed ?? undefined) as unknown as ArticleFeed | undefined;
}

/** How the services do, and the page's share image. @throws a 503 Response when the CMS cannot answer */
export async function readStatus(
  asked: Asked,
): Promise<Pick<z.infer<typeof statusResponse>, "status" | "card">> {
  const call = `${statusApi.status}?locale=${asked.context.get(localeContext)}`;
  return getContent(asked, call, statusResponse);
}

/**
 * One incident of the status; undefined where there is none.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function readIncident(
  asked: Asked,
  id: string,
): Promise<{ incident?: ShownIncident; card?: ShareCard | undefined }> {
  const query = incidentRequestQuery.safeParse({ id, locale: asked.context.get(localeContext) });
  if (!query.success) {
    return {};
  }
  const call = `${statusApi.incident}?${new URLSearchParams(query.data)}`;
  const { incident, card } = await getContent(asked, call, incidentResponse);
  return incident ? { incident, card } : {};
}
