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

/** Content is the same for everyone, and checked for freshness at each visit. */
export const contentHeaders = { "cache-control": "no-cache" };

/**
 * React Router writes out all that a loader answers, for React in the browser, which these pages never
 * load in production: of what cannot be enumerated it writes nothing.
 */
function forDrawingAlone(page: SitePage): SitePage {
  if (import.meta.env.DEV) {
    return page;
  }
  const properties = Object.entries(page).map(([name, value]) => [name, { value }] as const);
  return Object.defineProperties({} as SitePage, Object.fromEntries(properties));
}

/**
 * The content at the requested path. A former address redirects for good, a campaign's page that is not
 * due for now.
 *
 * @throws a redirect Response, or a 503 Response when the CMS cannot answer
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

/** What every page has around its content, for routes whose content is not of the CMS. */
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

/** @throws a 503 Response when the CMS cannot answer */
export async function loadShell(asked: Asked): Promise<SiteShell> {
  return around(asked, await readShell(asked, asked.context.get(localeContext)));
}

/** As the site was when the CMS last answered; undefined where it never did. */
export function lastShellOf(asked: Asked): SiteShell | undefined {
  const shell = lastShell(asked, asked.context.get(localeContext));
  // What was announced then may be over.
  return shell && around(asked, { ...shell, announcements: [] });
}

/** For routes that calculate, or show a quote, at an address of their own. */
export interface PricingShell extends SiteShell {
  /** Absent while none are published. */
  prices: PublishedPrices | undefined;
  /** The page with the calculator, where there is one in the language. */
  calculatorPath: string | undefined;
}

/** @throws a 503 Response when the CMS cannot answer */
export async function loadPricing(asked: Asked): Promise<PricingShell> {
  const locale = asked.context.get(localeContext);
  const [shell, prices] = await Promise.all([loadShell(asked), readPrices(asked, locale)]);
  return { ...shell, prices, calculatorPath: calculatorPathOf(shell) };
}
