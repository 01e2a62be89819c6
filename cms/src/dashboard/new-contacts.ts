import { addDays, getBrasiliaDay, getBrasiliaMidnight } from "contracts";
import { sql } from "drizzle-orm";
import { readLeadFigures } from "../leads/lead-figures.ts";
import { leads, saved_quotes } from "../payload-schema.ts";
import { type Database, database, prepareQuery } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import type { DashboardContext, DashboardGroup, DashboardSection } from "./section.ts";

/** SQL: start of the current day in São Paulo. */
const today = sql`date_trunc('day', now(), 'America/Sao_Paulo')`;
const monthAgo = sql`now() - interval '30 days'`;

const periodCounts = prepareQuery((database: Database) =>
  database
    .select({
      leadsMonth: sql<number>`(select count(*)::int from ${leads} where ${leads.createdAt} >= ${monthAgo})`,
      quotesToday: sql<number>`(select count(*)::int from ${saved_quotes} where ${saved_quotes.createdAt} >= ${today})`,
      quotesMonth: sql<number>`(select count(*)::int from ${saved_quotes} where ${saved_quotes.createdAt} >= ${monthAgo})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare("dashboard-figures"),
);

const sourcesPerList = 6;

/** Sources of the leads of the last 30 days; suspected spam is not counted. */
const sources = prepareQuery((database: Database) =>
  database
    .select({
      page: leads.page,
      campaign: leads.utm_campaign,
      count: sql<number>`count(*)::int`,
    })
    .from(leads)
    .where(sql`${leads.createdAt} >= ${monthAgo} and ${leads.suspicion} is null`)
    .groupBy(leads.page, leads.utm_campaign)
    .orderBy(sql`count(*) desc`)
    .limit(sourcesPerList)
    .prepare("dashboard-lead-sources"),
);

const lists = {
  leads: "/cms/collections/leads",
  quotes: "/cms/collections/saved-quotes",
  deliveries: "/cms/collections/lead-deliveries",
} as const;
const unknownPage = label("Página não informada", "Unknown page", "Página no informada");

function listSince(list: string, start: Date): string {
  return `${list}?where[or][0][and][0][createdAt][greater_than_equal]=${start.toISOString()}`;
}

function midnightDaysAgo(days: number): Date {
  return new Date(getBrasiliaMidnight(addDays(getBrasiliaDay(Date.now()), -days)));
}

function filterParameter(name: string, value: string, index: number): string {
  return `where[or][0][and][${index}][${name}][equals]=${encodeURIComponent(value)}`;
}

async function groups({
  payload,
  permissions,
  language,
}: DashboardContext): Promise<DashboardGroup[]> {
  if (!permissions.collections?.leads?.read) {
    return [];
  }
  const db = database(payload);
  const [[counts], sourceRows, { newToday, held, waiting, lastDeliveredAt }] = await Promise.all([
    periodCounts(db).execute(),
    sources(db).execute(),
    readLeadFigures(db),
  ]);
  const figures = [
    {
      text: label("Contatos hoje", "Contacts today", "Contactos hoy"),
      count: newToday,
      href: listSince(lists.leads, midnightDaysAgo(0)),
    },
    {
      text: label("Contatos em 30 dias", "Contacts in 30 days", "Contactos en 30 días"),
      count: counts?.leadsMonth,
      href: listSince(lists.leads, midnightDaysAgo(30)),
    },
    {
      text: label("Orçamentos hoje", "Quotes today", "Presupuestos hoy"),
      count: counts?.quotesToday,
      href: listSince(lists.quotes, midnightDaysAgo(0)),
    },
    {
      text: label("Orçamentos em 30 dias", "Quotes in 30 days", "Presupuestos en 30 días"),
      count: counts?.quotesMonth,
      href: listSince(lists.quotes, midnightDaysAgo(30)),
    },
    {
      text: label("Possível spam", "Possible spam", "Posible spam"),
      count: held,
      href: `${lists.leads}?where[or][0][and][0][suspicion][in]=trap,too-quick`,
    },
    {
      text: label("À espera de entrega", "Waiting for delivery", "En espera de entrega"),
      count: waiting,
      href: `${lists.deliveries}?where[or][0][and][0][state][equals]=waiting`,
    },
    {
      text: label("Última entrega", "Last delivery", "Última entrega"),
      at: lastDeliveredAt,
      href: `${lists.deliveries}?where[or][0][and][0][state][equals]=delivered`,
    },
  ];
  return [
    {
      name: "figures",
      heading: label("Contatos e orçamentos", "Contacts and quotes", "Contactos y presupuestos"),
      rows: figures
        .filter(({ count, at }) => count !== undefined || at)
        .map(({ text, count, at, href }) => ({
          href,
          text: text[language],
          ...(count === undefined ? {} : { count }),
          ...(at ? { at } : {}),
        })),
    },
    {
      name: "sources",
      heading: label(
        "De onde vieram os contatos de 30 dias",
        "Where the contacts of 30 days came from",
        "De dónde vinieron los contactos de 30 días",
      ),
      rows: sourceRows.map(({ page, campaign, count }) => ({
        href: `${lists.leads}?${[
          ...(page ? [filterParameter("page", page, 0)] : []),
          ...(campaign ? [filterParameter("utm_campaign", campaign, 1)] : []),
        ].join("&")}`,
        text: page ?? unknownPage[language],
        ...(campaign ? { about: campaign } : {}),
        count,
      })),
    },
  ];
}

export const newContactsSection: DashboardSection = {
  name: "came-in",
  heading: label("Novos contatos", "New contacts", "Nuevos contactos"),
  groups,
};
