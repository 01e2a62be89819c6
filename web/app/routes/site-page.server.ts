import { blogSegment, documentPath, homeSlug, type Locale, localePrefix } from "contracts";
import { redirect } from "react-router";
import {
  type PublishedPrices,
  readPrices,
  resolvePath,
  type SiteContent,
} from "#app/cms/content-client.server.ts";
import { calculates, type SitePage } from "#app/cms/site-page.ts";
import { env } from "#app/env.server.ts";
import { withPrices } from "#app/features/calculator/index.ts";
import { readsQueryHeader } from "../../server/reads-query.ts";

/** Content is the same for everyone, and checked for freshness at each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/** Says to the page cache that the page answers to the query: it has a calculator. */
export const readsQuery = { [readsQueryHeader]: "1" };

/** Of a page that may have a calculator; one that only names a price does not read the query. */
export function queryHeaders({ content }: Pick<SitePage, "content">): Record<string, string> {
  return calculates(content) ? readsQuery : {};
}

/** A page's copy with the prices it names; the CMS sends the catalogue where there are any. */
function pricedCopy(
  content: SitePage["content"],
  { locale }: Pick<SitePage, "locale">,
): SitePage["content"] {
  if (content.kind !== "pages") {
    return content;
  }
  const { document, priceCatalogue } = content;
  const catalogue = priceCatalogue?.catalogue;
  return { ...content, document: withPrices(document, { catalogue, locale }) };
}

/**
 * The content at the requested path. A former address redirects for good.
 *
 * @throws a redirect Response, or a 503 Response when the CMS cannot answer
 */
export async function loadSitePage(request: Request): Promise<SitePage> {
  const { pathname: path, search } = new URL(request.url);
  const { content, ...site } = await resolvePath(path, request.signal);
  if (content.kind === "redirect") {
    throw redirect(content.to, 301);
  }
  return { ...site, content: pricedCopy(content, site), path, origin: env.PUBLIC_URL, search };
}

/** The blog's articles, newest first; an article is worth reading without them. */
export async function listArticles(locale: Locale, signal: AbortSignal) {
  const blog = `${localePrefix(locale)}/${blogSegment}`;
  const found = await resolvePath(blog, signal).catch(() => undefined);
  return found?.content.kind === "pages" ? (found.content.articles ?? []) : [];
}

/** What every page has around its content, for routes whose content is not of the CMS. */
export interface SiteShell extends Pick<SiteContent, "locale" | "settings" | "navigation"> {
  path: string;
  origin: string;
}

/** @throws a 503 Response when the CMS cannot answer */
export async function loadShell(request: Request, locale: Locale): Promise<SiteShell> {
  const { pathname: path } = new URL(request.url);
  const { settings, navigation } = await resolvePath(
    documentPath({ collection: "pages", slug: homeSlug, locale }),
    request.signal,
  );
  return { locale, settings, navigation, path, origin: env.PUBLIC_URL };
}

/** Where the page with the calculator is, until an editor moves it: then its address redirects. */
const pricingPaths = {
  "pt-BR": "/precos",
  "en-US": "/en/pricing",
  "es-ES": "/es/precios",
} as const;

/** For routes that calculate, or show a quote, at an address of their own. */
export interface PricingShell extends SiteShell {
  /** Absent while none are published. */
  prices: PublishedPrices | undefined;
  /** The page with the calculator, where there is one in the language. */
  calculatorPath: string | undefined;
}

/** @throws a 503 Response when the CMS cannot answer */
export async function loadPricing({ url, signal }: Request, locale: Locale): Promise<PricingShell> {
  const { pathname: path } = new URL(url);
  const [asked, prices] = await Promise.all([
    resolvePath(pricingPaths[locale], signal),
    readPrices(locale, signal),
  ]);
  const moved = asked.content.kind === "redirect" ? asked.content.to : undefined;
  const { content, settings, navigation } = moved ? await resolvePath(moved, signal) : asked;
  const calculatorPath =
    content.kind === "pages" && content.priceCatalogue ? content.alternates[locale] : undefined;
  return { locale, settings, navigation, path, origin: env.PUBLIC_URL, prices, calculatorPath };
}
