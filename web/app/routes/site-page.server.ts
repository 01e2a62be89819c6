import { homeSlug } from "contracts";
import { data, redirect } from "react-router";
import { findAnnouncement } from "#app/cms/announcement.ts";
import {
  findLastLayoutData,
  type LayoutData,
  type LoaderArgs,
  type PublishedPrices,
  readLayoutData,
  readPrices,
  resolvePath,
} from "#app/cms/content-client.server.ts";
import { findCalculatorPath } from "#app/cms/link.ts";
import { sitePageContext } from "#app/cms/page-context.ts";
import type { PageLayoutData, ParentPage, SitePage } from "#app/cms/page-data.ts";
import { listGlossaryTerms } from "#app/cms/term-meanings.server.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { createPageMeta } from "#app/seo/page-meta.ts";
import { resolveContent } from "./resolve-content.server.ts";

/** Content is the same for everyone, but browsers revalidate it on each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/** Returns the page above a page with a nested slug; undefined for pages with other slugs. */
async function readParent(
  args: LoaderArgs,
  content: SitePage["content"],
  site: Pick<SitePage, "locale" | "settings" | "path">,
): Promise<ParentPage | undefined> {
  const slug = content.kind === "pages" ? content.document.slug : undefined;
  if (content.kind !== "pages" || !slug?.includes("/") || slug === homeSlug) {
    return undefined;
  }
  const path = site.path.slice(0, site.path.lastIndexOf("/"));
  const parentContent = await resolvePath(args, path);
  if (parentContent.kind !== "pages") {
    return undefined;
  }
  const parent = await resolveContent(args, parentContent, site);
  if (parent.kind !== "pages") {
    return undefined;
  }
  const { id } = content.document;
  const term = listGlossaryTerms(parent).find(
    ({ page }) => typeof page === "object" && page?.id === id,
  );
  return {
    title: parent.document.title,
    path,
    term: term && { name: term.name, meaning: term.meaning },
  };
}

/**
 * Loads the content at the requested path. A former URL redirects with 301, a campaign page outside its
 * dates with 302.
 *
 * @throws a redirect response, or a 503 response when the CMS is unavailable
 */
export async function loadSitePage(args: LoaderArgs): Promise<SitePage> {
  const { pathname: path, search } = new URL(args.request.url);
  const locale = args.context.get(localeContext);
  const [content, { announcements, ...around }] = await Promise.all([
    resolvePath(args, path),
    readLayoutData(args, locale),
  ]);
  if (content.kind === "redirect") {
    throw redirect(content.to, content.isTemporary ? 302 : 301);
  }
  const announcement = findAnnouncement(announcements, content);
  const site = { ...around, announcement, locale, path, origin: env.PUBLIC_URL, search };
  const [resolved, parent] = await Promise.all([
    resolveContent(args, content, site),
    readParent(args, content, site),
  ]);
  return { ...site, content: resolved, parent };
}

/**
 * Passes a page to the component of its route (page-context.ts). Returns the loader data that React Router itself
 * reads. In development, where the page hydrates, returns the whole page.
 */
export function provideSitePage({ context }: LoaderArgs, page: SitePage, init: ResponseInit) {
  context.set(sitePageContext, page);
  const { announcement } = page;
  const hydrationData = import.meta.env.DEV ? page : undefined;
  return data({ meta: createPageMeta(page), announcement, page: hydrationData }, init);
}

/** Layout data of a page, for routes whose content is not from the CMS. */
export interface SiteRouteData extends PageLayoutData {
  path: string;
  origin: string;
}

function siteRouteData(
  args: LoaderArgs,
  { settings, navigation, announcements }: LayoutData,
): SiteRouteData {
  const { pathname: path } = new URL(args.request.url);
  const locale = args.context.get(localeContext);
  const announcement = findAnnouncement(announcements);
  return { settings, navigation, announcement, locale, path, origin: env.PUBLIC_URL };
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadSiteRouteData(args: LoaderArgs): Promise<SiteRouteData> {
  return siteRouteData(args, await readLayoutData(args, args.context.get(localeContext)));
}

/** Returns the layout data of the last CMS response; undefined if there was no response. */
export function findLastRouteData(args: LoaderArgs): SiteRouteData | undefined {
  const layoutData = findLastLayoutData(args, args.context.get(localeContext));
  // Omits announcements, because they may have ended since the response.
  return layoutData && siteRouteData(args, { ...layoutData, announcements: [] });
}

/** Data of the app's own routes that calculate or show a quote. */
export interface PricingRouteData extends SiteRouteData {
  /** Published prices; undefined if there are none. */
  prices: PublishedPrices | undefined;
  /** Path of the page with the calculator, if the language has such a page. */
  calculatorPath: string | undefined;
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadPricingRouteData(args: LoaderArgs): Promise<PricingRouteData> {
  const locale = args.context.get(localeContext);
  const [shell, prices] = await Promise.all([loadSiteRouteData(args), readPrices(args, locale)]);
  return { ...shell, prices, calculatorPath: findCalculatorPath(shell) };
}
