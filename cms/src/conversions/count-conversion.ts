import {
  type ConversionEvent,
  leadFormSegments,
  localePrefix,
  locales,
  splitLocalePath,
} from "contracts";
import { and, eq, sql } from "drizzle-orm";
import { isPublished } from "../ground/access/published.ts";
import { type Database, preparedQuery } from "../ground/database.ts";
import { conversions } from "../ground/own-tables.ts";
import { former_addresses, former_addresses_rels, pages } from "../payload-schema.ts";

/** Different ones on a day: whoever asks for all pages in turn fills no table. */
const mostPerDay = 5_000;

/** A day begins at midnight in São Paulo. */
export const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** Pages of the software itself: the forms by themselves. */
const ownPaths = new Set(
  Object.values(leadFormSegments).flatMap((segments) =>
    locales.map((locale) => `${localePrefix(locale)}/${segments[locale]}`),
  ),
);

const known = preparedQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(former_addresses)
    .leftJoin(former_addresses_rels, eq(former_addresses_rels.parent, former_addresses.id))
    .leftJoin(pages, and(eq(pages.id, former_addresses_rels.pagesID), isPublished(pages)))
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(1)
    .prepare("known-page"),
);

const pageOfCampaign = preparedQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(pages)
    .where(and(eq(pages.landing_campaign, sql.placeholder("campaign")), isPublished(pages)))
    .limit(1)
    .prepare("known-campaign"),
);

/** The campaign that a page is of, as the CMS has it; undefined where no such page is or was. */
async function pageAt(
  database: Database,
  path: string,
): Promise<{ campaign: string | null } | undefined> {
  const [page] = await known(database).execute({ path });
  return page ?? (ownPaths.has(path) ? { campaign: null } : undefined);
}

/** The campaign of the page that something began on, for what came with none of its own. */
export async function campaignOf(
  database: Database,
  path: string | null | undefined,
): Promise<string | undefined> {
  const page = path ? await pageAt(database, path) : undefined;
  return page?.campaign ?? undefined;
}

export interface Conversion {
  event: ConversionEvent;
  /** Path of the page. */
  page: string | null | undefined;
  /** What the visitor's address said of one. */
  campaign?: string | null | undefined;
}

/**
 * Counts one, by day, page, campaign and language. Of pages and campaigns that the CMS has alone: whatever
 * is asked for makes no row. A campaign that the CMS does not know counts as that of the page.
 */
export async function countConversion(database: Database, counted: Conversion): Promise<void> {
  const { event, page: path } = counted;
  const page = path ? await pageAt(database, path) : undefined;
  if (!path || !page) {
    return;
  }
  const [named] = counted.campaign
    ? await pageOfCampaign(database).execute({ campaign: counted.campaign })
    : [];
  const campaign = named?.campaign ?? page.campaign ?? "";
  const { locale } = splitLocalePath(path);
  const row = sql`day = ${today} and page = ${path} and campaign = ${campaign}
    and locale = ${locale} and event = ${event}`;
  await database.execute(sql`
    insert into ${conversions} as known (day, page, campaign, locale, event)
    select ${today}, ${path}, ${campaign}, ${locale}, ${event}
    where exists (select from ${conversions} where ${row})
      or (select count(*) from ${conversions} where day = ${today}) < ${mostPerDay}
    on conflict (day, page, campaign, locale, event) do update set times = known.times + 1`);
}
