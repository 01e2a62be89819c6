import {
  type AddressedCollection,
  type Alternates,
  addressedCollections,
  documentPath,
  type Locale,
  locales,
} from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  announcements,
  authors,
  authors_locales,
  categories,
  categories_locales,
  former_addresses,
  former_addresses_rels,
  legal,
  legal_locales,
  pages,
  pages_locales,
  posts,
  posts_locales,
  tags,
  tags_locales,
} from "../payload-schema.ts";
import { isPublished } from "../platform/access/published.ts";
import { type Database, prepareQuery, toLiteralLimit } from "../platform/database.ts";
import { isShownToVisitors, isWithinTimeSpan } from "./shown.ts";

type Columns<Names extends string> = PgTable & Record<Names, AnyPgColumn>;

/** SQL condition: the column equals one of the values of the array placeholder `name`. */
export function equalsAnyOf(column: AnyPgColumn, name: string) {
  return sql<boolean>`${column} = any(${sql.placeholder(name)})`;
}

/** Columns with the dates of a campaign page. */
const landingTimes = { from: pages.landing_from, until: pages.landing_until };
const landingColumns = {
  isDue: sql<boolean>`${isWithinTimeSpan(landingTimes)}`,
  isUnlisted: sql<boolean>`coalesce(${pages.landing_isUnlisted}, false)`,
  elsewhere: sql<string | null>`${pages.landing_elsewhere}`,
};
const noLanding = {
  isDue: sql<boolean>`true`,
  isUnlisted: sql<boolean>`false`,
  elsewhere: sql<string | null>`null`,
};

/** Columns with the date that an editor gave a document. */
const writtenAtColumns: Partial<Record<AddressedCollection, AnyPgColumn>> = {
  posts: posts.publishedAt,
  legal: legal.effectiveDate,
};

function addressedStatements(
  name: AddressedCollection,
  table: Columns<"id" | "_status" | "updatedAt">,
  texts: Columns<"slug" | "_locale" | "_parentID">,
) {
  const body = name === "posts" ? posts_locales.readingMinutes : sql<number>`1`;
  const isThere = name === "pages" ? isShownToVisitors(pages, landingTimes) : isPublished(table);
  const landing = name === "pages" ? landingColumns : noLanding;
  const writtenAt = sql<string | null>`${writtenAtColumns[name] ?? null}`;
  return {
    bySlug: prepareQuery((database) =>
      database
        .select({ id: table.id, writtenAt, ...landing })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(
          and(
            eq(texts.slug, sql.placeholder("slug")),
            eq(texts._locale, sql.placeholder("locale")),
            isPublished(table),
          ),
        )
        .limit(toLiteralLimit(1))
        .prepare(`published-${name}-by-slug`),
    ),
    addresses: prepareQuery((database) =>
      database
        .select({ locale: texts._locale, slug: texts.slug, body })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(and(eq(texts._parentID, sql.placeholder("id")), isThere))
        .prepare(`published-${name}-addresses`),
    ),
    listPublishedDocuments: prepareQuery((database) =>
      database
        .select({
          id: table.id,
          updatedAt: table.updatedAt,
          writtenAt,
          locale: texts._locale,
          slug: texts.slug,
          body,
          ...landing,
        })
        .from(table)
        .innerJoin(texts, eq(texts._parentID, table.id))
        .where(isPublished(table))
        .orderBy(table.id)
        .prepare(`published-${name}-addresses-of-all`),
    ),
  };
}

const addressed = {
  pages: addressedStatements("pages", pages, pages_locales),
  posts: addressedStatements("posts", posts, posts_locales),
  legal: addressedStatements("legal", legal, legal_locales),
  categories: addressedStatements("categories", categories, categories_locales),
  tags: addressedStatements("tags", tags, tags_locales),
  authors: addressedStatements("authors", authors, authors_locales),
};

/** State of a campaign page. A campaign page may be published outside its dates. */
interface CampaignState {
  isDue: boolean;
  /** Id of the page to which a campaign page redirects outside its dates. */
  elsewhere: string | null;
}

/** A published document, without its content. */
interface FoundDocument extends CampaignState {
  id: string;
  /** Date of an article or legal document; pages have none. */
  writtenAt: string | undefined;
}

/** Returns the published document with a slug in a language. */
export async function findDocumentBySlug(
  database: Database,
  { collection, slug, locale }: { collection: AddressedCollection; slug: string; locale: Locale },
): Promise<FoundDocument | undefined> {
  const [found] = await addressed[collection].bySlug(database).execute({ slug, locale });
  return found && { ...found, id: String(found.id), writtenAt: isoDate(found.writtenAt) };
}

function isoDate(date: string | null | undefined): string | undefined {
  return date ? new Date(date).toISOString() : undefined;
}

const pagesDue = prepareQuery((database) =>
  database
    .select({ id: pages.id })
    .from(pages)
    .where(and(equalsAnyOf(pages.id, "ids"), isShownToVisitors(pages, landingTimes)))
    .prepare("published-pages-within-dates"),
);

/** Returns the published pages among `ids`, without campaign pages outside their dates. */
export async function filterPagesWithinDates(database: Database, ids: string[]): Promise<string[]> {
  return (await pagesDue(database).execute({ ids })).map(({ id }) => id);
}

/**
 * Returns the paths of a published document in the languages in which it is available. An article needs a body to be
 * available in a language.
 */
export async function readDocumentPaths(
  database: Database,
  collection: AddressedCollection,
  id: string,
): Promise<Alternates> {
  return alternatesFrom(
    collection,
    await addressed[collection].addresses(database).execute({ id }),
  );
}

interface AddressRow {
  locale: unknown;
  slug: unknown;
  body: unknown;
}

function alternatesFrom(collection: AddressedCollection, rows: readonly AddressRow[]): Alternates {
  const alternates: Alternates = {};
  // Uses the order of `locales`, because the rows are in the order in which they were written.
  for (const locale of locales) {
    const { slug, body } = rows.find((row) => row.locale === locale) ?? {};
    if (typeof slug === "string" && slug && body) {
      alternates[locale] = documentPath({ collection, slug, locale });
    }
  }
  return alternates;
}

export interface PublishedDocument extends FoundDocument {
  collection: AddressedCollection;
  updatedAt: string;
  alternates: Alternates;
  /** True if search engines and the site's own search must exclude the page. */
  isUnlisted: boolean;
}

/**
 * Returns every published document of a collection with URLs, in order of creation. Includes campaign pages outside
 * their dates.
 */
export async function listPublishedDocuments(
  database: Database,
  collection: AddressedCollection,
): Promise<PublishedDocument[]> {
  const rows = await addressed[collection].listPublishedDocuments(database).execute();
  return [...Map.groupBy(rows, ({ id }) => String(id))].flatMap(([id, ofOne]) => {
    const alternates = alternatesFrom(collection, ofOne);
    const updatedAt = new Date(String(ofOne[0]?.updatedAt)).toISOString();
    const { isDue = true, isUnlisted = false, elsewhere = null, writtenAt } = ofOne[0] ?? {};
    const document = { id, collection, updatedAt, alternates, isDue, isUnlisted, elsewhere };
    return Object.keys(alternates).length > 0
      ? [{ ...document, writtenAt: isoDate(writtenAt) }]
      : [];
  });
}

function formerAddresses(database: Database) {
  return database
    .select({
      path: former_addresses.path,
      pages: former_addresses_rels.pagesID,
      posts: former_addresses_rels.postsID,
      legal: former_addresses_rels.legalID,
      categories: former_addresses_rels.categoriesID,
      tags: former_addresses_rels.tagsID,
      authors: former_addresses_rels.authorsID,
    })
    .from(former_addresses)
    .innerJoin(former_addresses_rels, eq(former_addresses_rels.parent, former_addresses.id));
}

const formerAddress = prepareQuery((database) =>
  formerAddresses(database)
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(toLiteralLimit(1))
    .prepare("former-address"),
);

const everyFormerAddress = prepareQuery((database) =>
  formerAddresses(database).prepare("former-addresses"),
);

type FormerAddress = { path: string } & Record<AddressedCollection, string | null>;

function documentOf(former: FormerAddress | undefined) {
  const collection = addressedCollections.find((each) => former?.[each]);
  const id = collection && former?.[collection];
  return collection && id ? { collection, id } : undefined;
}

/** Returns the document at a current or former path. */
export async function findDocumentByAnyPath(
  database: Database,
  path: string,
): Promise<{ collection: AddressedCollection; id: string } | undefined> {
  const [former] = await formerAddress(database).execute({ path });
  return documentOf(former);
}

/** Returns every current and former path of documents, with the document's id. */
export async function listCurrentAndFormerPaths(
  database: Database,
): Promise<{ path: string; id: string }[]> {
  const former = await everyFormerAddress(database).execute();
  return former.flatMap((each) => {
    const document = documentOf(each);
    return document ? [{ path: each.path, id: document.id }] : [];
  });
}

const dueAnnouncements = prepareQuery((database) =>
  database
    .select({ id: announcements.id })
    .from(announcements)
    .where(isShownToVisitors(announcements, announcements))
    .orderBy(
      sql`coalesce(${announcements.from}, ${announcements.createdAt}) desc`,
      announcements.id,
    )
    .prepare("due-announcements"),
);

/** Returns the ids of the current announcements, latest start first. */
export async function findCurrentAnnouncementIds(database: Database): Promise<string[]> {
  return (await dueAnnouncements(database).execute()).map(({ id }) => id);
}
