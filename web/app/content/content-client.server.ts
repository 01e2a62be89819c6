import type { Legal, Navigation, Page, Post, SiteSetting } from "cms/payload-types";
import {
  type AddressedCollection,
  type Alternates,
  contentApi,
  documentsResponse,
  type Locale,
  maxPathLength,
  resolveResponse,
} from "contracts";
import type { Catalogue } from "pricing-engine";
import type { z } from "zod";
import { env } from "#app/env.server.ts";

/** How long the CMS may take to answer before a page is given up. */
const timeoutMs = 5_000;

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

async function get<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, env.CMS_URL), { signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw unavailable();
  }
  if (!answer.ok) {
    throw unavailable();
  }
  return schema.parse(await answer.json());
}

/**
 * What is at a canonical path of the site.
 *
 * @throws a 503 Response when the CMS cannot answer
 */
export async function resolvePath(path: string): Promise<SiteContent> {
  // Longer than any address: asked as one that nobody can have.
  const asked = path.length > maxPathLength ? "/-" : path;
  const answer = await get(
    `${contentApi.resolve}?path=${encodeURIComponent(asked)}`,
    resolveResponse,
  );
  // The envelope is checked; the documents are typed by the CMS that generates both.
  return answer as unknown as SiteContent;
}

/** Every published address. @throws a 503 Response when the CMS cannot answer */
export async function listDocuments(): Promise<PublishedDocument[]> {
  return (await get(contentApi.catalogue, documentsResponse)).documents;
}
