import { redirect } from "react-router";
import { announcementFor } from "#app/cms/announcement.ts";
import {
  type LayoutData,
  type LoaderArgs,
  lastLayoutData,
  type PublishedPrices,
  readLayoutData,
  readPrices,
  resolvePath,
} from "#app/cms/content-client.server.ts";
import { calculatorPathOf } from "#app/cms/link.ts";
import type { PageLayoutData, SitePage } from "#app/cms/page-data.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { resolveContent } from "./resolve-content.server.ts";

/** Content is the same for everyone, but browsers revalidate it on each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

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
  const announcement = announcementFor(announcements, content);
  const site = { ...around, announcement, locale, path, origin: env.PUBLIC_URL, search };
  return { ...site, content: await resolveContent(args, content, site) };
}

/** Layout data of a page, for routes whose content is not from the CMS. */
export interface SiteRouteData extends PageLayoutData {
  path: string;
  origin: string;
}

function around(
  args: LoaderArgs,
  { settings, navigation, announcements }: LayoutData,
): SiteRouteData {
  const { pathname: path } = new URL(args.request.url);
  const locale = args.context.get(localeContext);
  const announcement = announcementFor(announcements);
  return { settings, navigation, announcement, locale, path, origin: env.PUBLIC_URL };
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadSiteRoute(args: LoaderArgs): Promise<SiteRouteData> {
  return around(args, await readLayoutData(args, args.context.get(localeContext)));
}

/** Returns the layout data of the last CMS response; undefined when there was none. */
export function lastSiteRoute(args: LoaderArgs): SiteRouteData | undefined {
  const shell = lastLayoutData(args, args.context.get(localeContext));
  // Leaves out announcements, which may have ended since.
  return shell && around(args, { ...shell, announcements: [] });
}

/** Data of routes with a URL of their own that calculate, or show a quote. */
export interface PricingRouteData extends SiteRouteData {
  /** Published prices; undefined if there are none. */
  prices: PublishedPrices | undefined;
  /** Path of the page with the calculator, when there is one in the language. */
  calculatorPath: string | undefined;
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadPricing(args: LoaderArgs): Promise<PricingRouteData> {
  const locale = args.context.get(localeContext);
  const [shell, prices] = await Promise.all([loadSiteRoute(args), readPrices(args, locale)]);
  return { ...shell, prices, calculatorPath: calculatorPathOf(shell) };
}
