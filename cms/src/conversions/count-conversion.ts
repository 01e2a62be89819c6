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
import { type Database, prepareQuery } from "../platform/database.ts";

/** Maximum number of rows per day, so that a client that requests all pages cannot fill the table. */
const maxPerDay = 5_000;

/** SQL: the current day in Brasília's time zone, which PostgreSQL calls America/Sao_Paulo. */
export const currentDayInBrasilia = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** Paths of the pages with forms. The application renders these pages; they are not documents of the CMS. */
const appPaths = new Set(
  Object.values(leadFormSegments).flatMap((segments) =>
    locales.map((locale) => `${localePrefix(locale)}/${segments[locale]}`),
  ),
);

const knownPage = prepareQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(former_addresses)
    .leftJoin(former_addresses_rels, eq(former_addresses_rels.parent, former_addresses.id))
    .leftJoin(pages, and(eq(pages.id, former_addresses_rels.pagesID), isPublished(pages)))
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(1)
    .prepare("known-page"),
);

const campaignPage = prepareQuery((database) =>
  database
    .select({ campaign: pages.landing_campaign })
    .from(pages)
    .where(and(eq(pages.landing_campaign, sql.placeholder("campaign")), isPublished(pages)))
    .limit(1)
    .prepare("known-campaign"),
);

/** Returns the page at a path, with its campaign if it has one. Returns undefined if no page is or was at the path. */
async function pageAt(
  database: Database,
  path: string,
): Promise<{ campaign: string | null } | undefined> {
  const [page] = await knownPage(database).execute({ path });
  return page ?? (appPaths.has(path) ? { campaign: null } : undefined);
}

/** Returns the campaign of a page. For events without their own campaign, callers pass the first page of the visit. */
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
  /** Campaign in the URL that the visitor opened. */
  campaign?: string | null | undefined;
}

/**
 * Counts a conversion by day, page, campaign and language. Counts only pages and campaigns that exist in the CMS, so
 * that requests cannot create arbitrary rows. Replaces an unknown campaign by that of the page.
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
  const row = sql`day = ${currentDayInBrasilia} and page = ${path} and campaign = ${campaign}
    and locale = ${locale} and event = ${event}`;
  await database.execute(sql`
    insert into ${conversions} as known (day, page, campaign, locale, event)
    select ${currentDayInBrasilia}, ${path}, ${campaign}, ${locale}, ${event}
    where exists (select from ${conversions} where ${row})
      or (select count(*) from ${conversions} where day = ${currentDayInBrasilia}) < ${maxPerDay}
    on conflict (day, page, campaign, locale, event) do update set times = known.times + 1`);
}
