import { redirect } from "react-router";
import { announcementOn } from "#app/cms/announcement.ts";
import {
  type Asked,
  lastShell,
  type PublishedPrices,
  readPrices,
  readShell,
  resolvePath,
  type ShellContent,
} from "#app/cms/content-client.server.ts";
import { calculatorPathOf } from "#app/cms/link.ts";
import type { SiteAround, SitePage } from "#app/cms/site-page.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { toldContent } from "./told-content.server.ts";

/** Content is the same for everyone, but revalidated on each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/**
 * Hides loader data from serialization: React Router would write it into the page for hydration, which these
 * pages do not use in production. It skips properties that are not enumerable.
 */
function forDrawingAlone(page: SitePage): SitePage {
  if (import.meta.env.DEV) {
    return page;
  }
  const properties = Object.entries(page).map(([name, value]) => [name, { value }] as const);
  return Object.defineProperties({} as SitePage, Object.fromEntries(properties));
}

/**
 * Loads the content at the requested path. A former address redirects with 301, a campaign page outside its
 * dates with 302.
 *
 * @throws a redirect response, or a 503 response when the CMS is unavailable
 */
export async function loadSitePage(asked: Asked): Promise<SitePage> {
  const { pathname: path, search } = new URL(asked.request.url);
  const locale = asked.context.get(localeContext);
  const [content, { announcements, ...around }] = await Promise.all([
    resolvePath(asked, path),
    readShell(asked, locale),
  ]);
  if (content.kind === "redirect") {
    throw redirect(content.to, content.isTemporary ? 302 : 301);
  }
  const announcement = announcementOn(announcements, content);
  const site = { ...around, announcement, locale, path, origin: env.PUBLIC_URL, search };
  return forDrawingAlone({ ...site, content: await toldContent(asked, content, site) });
}

/** Layout data of a page, for routes whose content is not from the CMS. */
export interface SiteShell extends SiteAround {
  path: string;
  origin: string;
}

function around(asked: Asked, { settings, navigation, announcements }: ShellContent): SiteShell {
  const { pathname: path } = new URL(asked.request.url);
  const locale = asked.context.get(localeContext);
  const announcement = announcementOn(announcements);
  return { settings, navigation, announcement, locale, path, origin: env.PUBLIC_URL };
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadShell(asked: Asked): Promise<SiteShell> {
  return around(asked, await readShell(asked, asked.context.get(localeContext)));
}

/** Returns the layout data of the last CMS response; undefined when there was none. */
export function lastShellOf(asked: Asked): SiteShell | undefined {
  const shell = lastShell(asked, asked.context.get(localeContext));
  // Leaves out announcements, which may have ended since.
  return shell && around(asked, { ...shell, announcements: [] });
}

/** Data of routes with an address of their own that calculate, or show a quote. */
export interface PricingShell extends SiteShell {
  /** Undefined while no prices are published. */
  prices: PublishedPrices | undefined;
  /** Path of the page with the calculator, when there is one in the language. */
  calculatorPath: string | undefined;
}

/** @throws a 503 response when the CMS is unavailable */
export async function loadPricing(asked: Asked): Promise<PricingShell> {
  const locale = asked.context.get(localeContext);
  const [shell, prices] = await Promise.all([loadShell(asked), readPrices(asked, locale)]);
  return { ...shell, prices, calculatorPath: calculatorPathOf(shell) };
}
