import {
  type ConversionEvent,
  leadFormSegments,
  localePrefix,
  locales,
  splitLocalePath,
} from "contracts";
import { and, eq, sql } from "drizzle-orm";
import { former_addresses, former_addresses_rels, pages } from "../payload-schema.ts";
import { isPublished } from "../platform/access/published.ts";
import { conversions } from "../platform/app-tables.ts";
import { type Database, preparedQuery } from "../platform/database.ts";

/** Maximum number of rows per day, so that a client that requests all pages cannot fill the table. */
const maxPerDay = 5_000;

/** SQL: the current day in São Paulo. */
export const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** Paths of the pages with forms, which are not CMS documents. */
const appPaths = new Set(
  Object.values(leadFormSegments).flatMap((segments) =>
    locales.map((locale) => `${localePrefix(locale)}/${segments[locale]}`),
  ),
);

const knownPage = preparedQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(former_addresses)
    .leftJoin(former_addresses_rels, eq(former_addresses_rels.parent, former_addresses.id))
    .leftJoin(pages, and(eq(pages.id, former_addresses_rels.pagesID), isPublished(pages)))
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(1)
    .prepare("known-page"),
);

const campaignPage = preparedQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(pages)
    .where(and(eq(pages.landing_campaign, sql.placeholder("campaign")), isPublished(pages)))
    .limit(1)
    .prepare("known-campaign"),
);

/** Returns the campaign of a page of the CMS; undefined if no page is or was at the path. */
async function pageAt(
  database: Database,
  path: string,
): Promise<{ campaign: string | null } | undefined> {
  const [page] = await knownPage(database).execute({ path });
  return page ?? (appPaths.has(path) ? { campaign: null } : undefined);
}

/** Returns the campaign of the visit's first page, which is used for events without their own campaign. */
export async function findCampaign(
  database: Database,
  path: string | null | undefined,
): Promise<string | undefined> {
  const page = path ? await pageAt(database, path) : undefined;
  return page?.campaign ?? undefined;
}

export interface Conversion {
  event: ConversionEvent;
  page: string | null | undefined;
  /** Campaign that the visitor's URL names. */
  campaign?: string | null | undefined;
}

/**
 * Counts a conversion by day, page, campaign and language. Only pages and campaigns of the CMS are counted, so that
 * requests cannot create arbitrary rows. If the campaign is unknown, the page's campaign is used.
 */
export async function countConversion(database: Database, conversion: Conversion): Promise<void> {
  const { event, page: path } = conversion;
  const page = path ? await pageAt(database, path) : undefined;
  if (!path || !page) {
    return;
  }
  const [named] = conversion.campaign
    ? await campaignPage(database).execute({ campaign: conversion.campaign })
    : [];
  const campaign = named?.campaign ?? page.campaign ?? "";
  const { locale } = splitLocalePath(path);
  const row = sql`day = ${today} and page = ${path} and campaign = ${campaign}
    and locale = ${locale} and event = ${event}`;
  await database.execute(sql`
    insert into ${conversions} as known (day, page, campaign, locale, event)
    select ${today}, ${path}, ${campaign}, ${locale}, ${event}
    where exists (select from ${conversions} where ${row})
      or (select count(*) from ${conversions} where day = ${today}) < ${maxPerDay}
    on conflict (day, page, campaign, locale, event) do update set times = known.times + 1`);
}
