import type { Legal, Navigation, Page, Post, SiteSetting } from "cms/payload-types";
import {
  type AddressedCollection,
  type Alternates,
  contentApi,
  documentsResponse,
  type Locale,
  maxPathLength,
  pricesResponse,
  quoteCodePattern,
  quotesApi,
  resolveResponse,
  savedQuoteResponse,
} from "contracts";
import type { Catalogue } from "pricing-engine";
import type { z } from "zod";
import { askCms } from "#app/ask-cms.server.ts";

export type ArticleSummary = Pick<
  Post,
  | "id"
  | "slug"
  | "title"
  | "description"
  | "author"
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

export type Content =
  | {
      kind: "pages";
      document: Page;
      alternates: Alternates;
      articles?: ArticleSummary[];
      priceCatalogue?: PublishedPrices;
    }
  | { kind: "posts"; document: Post; alternates: Alternates }
  | { kind: "legal"; document: Legal; alternates: Alternates }
  | { kind: "redirect"; to: string }
  | { kind: "not-found" };

/** Everything one page of the site is drawn from. */
export interface SiteContent {
  locale: Locale;
  settings: SiteSetting;
  navigation: Navigation;
  content: Content;
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

async function get<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  return read(await ask(path, signal ? { signal } : {}), schema);
}

/**
 * What is at a canonical path of the site. `signal` is the request's, as everywhere here: what nobody
 * waits for is not asked to the end.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function resolvePath(path: string, signal: AbortSignal): Promise<SiteContent> {
  // Longer than any address: asked as one that nobody can have.
  const asked = path.length > maxPathLength ? "/-" : path;
  const answer = await get(
    `${contentApi.resolve}?path=${encodeURIComponent(asked)}`,
    resolveResponse,
    signal,
  );
  // The envelope is checked; the documents are typed by the CMS that generates both.
  return answer as unknown as SiteContent;
}

/**
 * The published prices, or undefined while there are none.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function readPrices(
  locale: Locale,
  signal: AbortSignal,
): Promise<PublishedPrices | undefined> {
  const { priceCatalogue } = await get(
    `${contentApi.prices}?locale=${locale}`,
    pricesResponse,
    signal,
  );
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

/** Every published address. @throws a 503 Response when the CMS cannot answer */
export async function listDocuments(signal: AbortSignal): Promise<PublishedDocument[]> {
  return (await get(contentApi.catalogue, documentsResponse, signal)).documents;
}
