import { isFollowableUrl, splitLocalePath } from "contracts";
import { inArray, sql } from "drizzle-orm";
import { type deadLinks, externalLinks } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import type { DocumentLinks, FoundLink } from "./find-links.ts";
import {
  type LinkDestinations,
  readLinkDestinations,
  readPublishedLinks,
} from "./published-links.ts";
import { type ExternalPageResult, requestExternalPage } from "./request-external.ts";

export type DeadLinkReason =
  | "not-published"
  | "no-language"
  | "no-anchor"
  | "not-linked"
  | "gone"
  | "private";

export type DeadLink = Omit<typeof deadLinks.$inferInsert, "reason"> & { reason: DeadLinkReason };

/**
 * `maxDead`: maximum number of dead links that a run reports. `maxExternal`: maximum number of links to other sites
 * that a run checks.
 */
const maxDead = 1_000;
const maxExternal = 2_000;
/** Maximum number of pages of other sites that a batch requests, one after the other. */
const maxRequested = 100;
/** Number of inconclusive results on different days after which a link to another site is reported as dead. */
const unclearDays = 3;

/** Anchor of a numbered section in a legal text. It is the same in every language and is accepted without a check. */
const legalSection = /^section-\d+$/;

/**
 * Returns the reason why a link is dead. Returns undefined if the link works, or if only an HTTP request can show it.
 */
export function findDeadLinkReason(
  { target }: FoundLink,
  { locale, anchors }: Pick<DocumentLinks, "locale" | "anchors">,
  destinations: LinkDestinations,
): DeadLinkReason | undefined {
  if (target.kind === "anchor") {
    return anchors.includes(target.anchor) ? undefined : "no-anchor";
  }
  if (target.kind === "url") {
    return isFollowableUrl(target.url) ? undefined : "not-linked";
  }
  const key = `${target.collection}/${target.id}`;
  const inLocales = destinations.locales.get(key);
  if (!inLocales) {
    return "not-published";
  }
  if (!inLocales.has(locale)) {
    return "no-language";
  }
  const hasAnchor =
    !target.anchor ||
    destinations.anchors.get(key)?.includes(target.anchor) ||
    (target.collection === "legal" && legalSection.test(target.anchor));
  return hasAnchor ? undefined : "no-anchor";
}

function targetText({ target }: FoundLink): string {
  switch (target.kind) {
    case "anchor":
      return `#${target.anchor}`;
    case "url":
      return target.url;
    case "document":
      return `${target.collection}/${target.id}${target.anchor ? `#${target.anchor}` : ""}`;
  }
}

function deadLink(from: DocumentLinks, link: FoundLink, reason: DeadLinkReason): DeadLink {
  const { document, title, locale } = from;
  const { section } = link;
  return {
    document,
    title,
    locale,
    target: targetText(link),
    reason,
    ...(section === undefined ? {} : { section }),
  };
}

interface ExternalLink {
  url: string;
  from: DocumentLinks;
  link: FoundLink;
}

interface FoundLinks {
  dead: DeadLink[];
  external: ExternalLink[];
  /** True if published content contains more links to other sites than one run checks. */
  hasMoreExternal: boolean;
}

/** Reads the links of all published content. Limits the number of links in memory, but reads all documents. */
async function findLinks({ database, publicOrigin }: CheckOptions): Promise<FoundLinks> {
  const destinations = await readLinkDestinations(database);
  const found: FoundLinks = { dead: [], external: [], hasMoreExternal: false };
  const sitePaths = new Map<string, boolean>();
  const reasonOf = async (link: FoundLink, from: DocumentLinks, url: URL | undefined) => {
    if (url?.origin !== publicOrigin) {
      return findDeadLinkReason(link, from, destinations);
    }
    const path = decodePath(url.pathname);
    const exists = sitePaths.get(path) ?? (await pathExists(database, path));
    sitePaths.set(path, exists);
    return exists ? undefined : "not-published";
  };
  for await (const from of readPublishedLinks(database)) {
    for (const link of from.links) {
      const url = webUrl(link);
      const reason = await reasonOf(link, from, url);
      if (reason && found.dead.length <= maxDead) {
        found.dead.push(deadLink(from, link, reason));
      } else if (!reason && url && url.origin !== publicOrigin) {
        found.hasMoreExternal ||= found.external.length >= maxExternal;
        if (found.external.length < maxExternal) {
          found.external.push({ url: url.href, from, link });
        }
      }
    }
  }
  return found;
}

/** Returns the URL of a link to a web page, on this or another site; undefined for other links. */
function webUrl({ target }: FoundLink): URL | undefined {
  const isWeb = target.kind === "url" && /^https?:/i.test(target.url) && URL.canParse(target.url);
  return isWeb ? new URL(target.url) : undefined;
}

/** Decodes a path to its stored form. Returns a path with invalid encoding unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

async function pathExists(database: Database, path: string): Promise<boolean> {
  const { rest } = splitLocalePath(path);
  const { rows } = await database.execute(
    sql`select 1 from former_addresses where path = ${path} limit 1`,
  );
  // Accepts pages of the application, such as the client area, because they are not stored as documents.
  return rows.length > 0 || /^\/(admin|auth|client-area|cms|media|precoadmin)(\/|$)/.test(rest);
}

async function areExternalLinksChecked(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select 1 from site_settings where check_external_links limit 1`,
  );
  return rows.length > 0;
}

async function recordResult(
  database: Database,
  url: string,
  result: ExternalPageResult,
): Promise<void> {
  const isUnclear = result === "unclear";
  const failures = isUnclear ? sql<number>`${externalLinks.failures} + 1` : sql<number>`0`;
  const reason = isUnclear
    ? sql<string | null>`case when ${externalLinks.failures} + 1 >= ${unclearDays} then 'gone' end`
    : result === "there"
      ? null
      : result;
  const checkedAt = new Date().toISOString();
  await database
    .insert(externalLinks)
    .values({
      url,
      reason: result === "gone" || result === "private" ? result : null,
      failures: isUnclear ? 1 : 0,
      checkedAt,
    })
    .onConflictDoUpdate({ target: externalLinks.url, set: { failures, reason, checkedAt } });
}

interface CheckOptions {
  database: Database;
  publicOrigin: string;
  signal: AbortSignal;
  requestPage?: typeof requestExternalPage;
}

/**
 * Requests pages of other sites that were not requested within a day, one after the other. Returns true if at least one
 * page was requested.
 */
async function requestDuePages(
  { database, signal, requestPage = requestExternalPage }: CheckOptions,
  urls: string[],
): Promise<boolean> {
  const { rows } = await database.execute<{ url: string }>(sql`
    select u.url from unnest(${sql.param(urls)}::text[]) as u(url)
    left join external_links e on e.url = u.url
    where e.url is null or e.checked_at < now() - interval '1 day'
    limit ${maxRequested}`);
  for (const { url } of rows) {
    const result = await requestPage(url, { signal });
    if (signal.aborted) {
      break;
    }
    await recordResult(database, url, result);
  }
  return rows.length > 0;
}

/** Returns the links to other sites whose last request showed that they are dead. */
async function deadExternalLinks(
  database: Database,
  external: ExternalLink[],
): Promise<DeadLink[]> {
  const urls = [...new Set(external.map(({ url }) => url))];
  if (urls.length === 0) {
    return [];
  }
  const results = await database
    .select()
    .from(externalLinks)
    .where(inArray(externalLinks.url, urls));
  const reasons = new Map(results.map(({ url, reason }) => [url, reason]));
  return external.flatMap(({ url, from, link }) => {
    const reason = reasons.get(url);
    return reason === "gone" || reason === "private" ? [deadLink(from, link, reason)] : [];
  });
}

interface LinkReport {
  dead: DeadLink[];
  /**
   * True if the report is incomplete, because there are more than `maxDead` dead links or `maxExternal` links to other
   * sites.
   */
  isPartial: boolean;
}

/**
 * Finds the dead links of published content. Calls `onReport` with the results known so far. Then requests other sites,
 * which may take minutes, and calls `onReport` again.
 */
export async function findDeadLinks(
  options: CheckOptions,
  onReport: (report: LinkReport) => Promise<void> | void = () => undefined,
): Promise<LinkReport> {
  const { database } = options;
  const { dead, external, hasMoreExternal } = await findLinks(options);
  const checksExternalLinks = await areExternalLinksChecked(database);
  const report = async (): Promise<LinkReport> => {
    const allDead = [
      ...dead,
      ...(checksExternalLinks ? await deadExternalLinks(database, external) : []),
    ];
    const linkReport = {
      dead: allDead.slice(0, maxDead),
      isPartial: allDead.length > maxDead || (checksExternalLinks && hasMoreExternal),
    };
    await onReport(linkReport);
    return linkReport;
  };
  const first = await report();
  const urls = external.map(({ url }) => url);
  return checksExternalLinks && (await requestDuePages(options, urls)) ? report() : first;
}
