import { splitLocalePath } from "contracts";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { type deadLinks, externalLinks } from "../../ground/own-tables.ts";
import { askExternal, type ExternalAnswer } from "./ask-external.ts";
import type { DocumentLinks, FoundLink } from "./find-links.ts";
import { type Destinations, publishedLinks, readDestinations } from "./published-links.ts";

export type DeadReason = "not-published" | "no-language" | "no-anchor" | "gone" | "private";

export type DeadLink = Omit<typeof deadLinks.$inferInsert, "reason"> & { reason: DeadReason };

/** Of one run; a site with more dead links has other worries. */
const mostDead = 1_000;
const mostExternal = 2_000;
/** Of pages of other sites, asked one after the other. */
const mostAsked = 100;
/** So often a page has to say nothing clear, a day apart, before it is called gone. */
const unclearDays = 3;

/** Why a link leads nowhere; undefined where it leads somewhere, or to another site. */
export function deadReason(
  { target }: FoundLink,
  { locale, anchors }: Pick<DocumentLinks, "locale" | "anchors">,
  destinations: Destinations,
): DeadReason | undefined {
  if (target.kind === "anchor") {
    return anchors.includes(target.anchor) ? undefined : "no-anchor";
  }
  if (target.kind === "url") {
    return undefined;
  }
  const key = `${target.collection}/${target.id}`;
  const inLocales = destinations.locales.get(key);
  if (!inLocales) {
    return "not-published";
  }
  if (!inLocales.has(locale)) {
    return "no-language";
  }
  const isThere = !target.anchor || destinations.anchors.get(key)?.includes(target.anchor);
  return isThere ? undefined : "no-anchor";
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

function deadLink(from: DocumentLinks, link: FoundLink, reason: DeadReason): DeadLink {
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

interface External {
  url: string;
  from: DocumentLinks;
  link: FoundLink;
}

interface Found {
  dead: DeadLink[];
  external: External[];
}

async function findLinks(database: Database): Promise<Found> {
  const destinations = await readDestinations(database);
  const dead: DeadLink[] = [];
  const external: External[] = [];
  for await (const from of publishedLinks(database)) {
    for (const link of from.links) {
      const { target } = link;
      if (target.kind === "url" && /^https?:/.test(target.url)) {
        external.push({ url: target.url, from, link });
      }
      const reason = deadReason(link, from, destinations);
      if (reason) {
        dead.push(deadLink(from, link, reason));
      }
    }
    if (dead.length >= mostDead || external.length >= mostExternal) {
      break;
    }
  }
  return { dead, external };
}

async function pathExists(database: Database, path: string): Promise<boolean> {
  const { rest } = splitLocalePath(path);
  const { rows } = await database.execute(
    sql`select 1 from former_addresses where path = ${path} limit 1`,
  );
  // Pages of the software, such as the client area, are no documents.
  return rows.length > 0 || /^\/(admin|auth|client-area|cms|media|precoadmin)(\/|$)/.test(rest);
}

async function isAsking(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select 1 from site_settings where check_external_links limit 1`,
  );
  return rows.length > 0;
}

async function rememberAnswer(
  database: Database,
  url: string,
  answer: ExternalAnswer,
): Promise<void> {
  const isUnclear = answer === "unclear";
  const failures = isUnclear ? sql<number>`${externalLinks.failures} + 1` : sql<number>`0`;
  const reason = isUnclear
    ? sql<string | null>`case when ${externalLinks.failures} + 1 >= ${unclearDays} then 'gone' end`
    : answer === "there"
      ? null
      : answer;
  const checkedAt = new Date().toISOString();
  await database
    .insert(externalLinks)
    .values({
      url,
      reason: answer === "gone" || answer === "private" ? answer : null,
      failures: isUnclear ? 1 : 0,
      checkedAt,
    })
    .onConflictDoUpdate({ target: externalLinks.url, set: { failures, reason, checkedAt } });
}

interface CheckOptions {
  database: Database;
  publicOrigin: string;
  signal: AbortSignal;
  ask?: typeof askExternal;
}

/** Asks for the pages of other sites that were not asked for within a day, one after the other. */
async function askForDue(
  { database, signal, ask = askExternal }: CheckOptions,
  urls: string[],
): Promise<void> {
  const { rows } = await database.execute<{ url: string }>(sql`
    select u.url from unnest(${sql.param(urls)}::text[]) as u(url)
    left join external_links e on e.url = u.url
    where e.url is null or e.checked_at < now() - interval '1 day'
    limit ${mostAsked}`);
  for (const { url } of rows) {
    const answer = await ask(url, { signal });
    if (signal.aborted) {
      return;
    }
    await rememberAnswer(database, url, answer);
  }
}

async function deadExternal(options: CheckOptions, external: External[]): Promise<DeadLink[]> {
  const { database, publicOrigin } = options;
  const isOwn = ({ url }: External) => URL.canParse(url) && new URL(url).origin === publicOrigin;
  const own: DeadLink[] = [];
  for (const each of external.filter(isOwn)) {
    if (!(await pathExists(database, decodeURI(new URL(each.url).pathname)))) {
      own.push(deadLink(each.from, each.link, "not-published"));
    }
  }
  if (!(await isAsking(database))) {
    return own;
  }
  const others = external.filter((each) => !isOwn(each));
  const urls = [...new Set(others.map(({ url }) => url))];
  if (urls.length === 0) {
    return own;
  }
  await askForDue(options, urls);
  const known = await database.select().from(externalLinks).where(inArray(externalLinks.url, urls));
  const reasons = new Map(known.map(({ url, reason }) => [url, reason]));
  return [
    ...own,
    ...others.flatMap(({ url, from, link }) => {
      const reason = reasons.get(url);
      return reason === "gone" || reason === "private" ? [deadLink(from, link, reason)] : [];
    }),
  ];
}

/** What of the published links leads nowhere. */
export async function findDeadLinks(options: CheckOptions): Promise<DeadLink[]> {
  const { dead, external } = await findLinks(options.database);
  return [...dead, ...(await deadExternal(options, external))].slice(0, mostDead);
}
