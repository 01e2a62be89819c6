import { documentPath, homeSlug, splitLocalePath } from "contracts";
import { redirect } from "react-router";
import {
  type PublishedPrices,
  readPrices,
  resolvePath,
  type SiteContent,
} from "#app/content/content-client.server.ts";
import type { SitePage } from "#app/content/site-page.ts";
import { env } from "#app/env.server.ts";
import { readsQueryHeader } from "../../server/reads-query.ts";

/** Content is the same for everyone, and checked for freshness at each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/** Says to the page cache that the page answers to the query: it has a calculator. */
export const readsQuery = { [readsQueryHeader]: "1" };

/** Of a page that may have a calculator. */
export function queryHeaders({ content }: Pick<SitePage, "content">): Record<string, string> {
  return content.kind === "pages" && content.priceCatalogue ? readsQuery : {};
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
  return { ...site, content, path, origin: env.PUBLIC_URL, search };
}

/** What every page has around its content, for routes whose content is not of the CMS. */
export interface SiteShell extends Pick<SiteContent, "locale" | "settings" | "navigation"> {
  path: string;
  origin: string;
}

/** @throws a 503 Response when the CMS cannot answer */
export async function loadShell(request: Request): Promise<SiteShell> {
  const { pathname: path } = new URL(request.url);
  const { locale: asked } = splitLocalePath(path);
  const { locale, settings, navigation } = await resolvePath(
    documentPath({ collection: "pages", slug: homeSlug, locale: asked }),
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
export async function loadPricing({ url, signal }: Request): Promise<PricingShell> {
  const { pathname: path } = new URL(url);
  const { locale } = splitLocalePath(path);
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
