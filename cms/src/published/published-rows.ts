import {
  type AddressedCollection,
  type Alternates,
  addressedCollections,
  documentPath,
  type Locale,
  locales,
} from "contracts";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
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
  media,
  navigation,
  pages,
  pages_locales,
  posts,
  posts_locales,
  posts_rels,
  price_catalogue,
  pricing_plans,
  site_settings,
  tags,
  tags_locales,
  testimonials,
} from "../payload-schema.ts";
import { isPublished } from "../platform/access/published.ts";
import { atMost, type Database, preparedQuery } from "../platform/database.ts";
import { isDue, isShown } from "./shown.ts";

/** Every statement in this file reads published content only, or content that has no drafts. */

export type Columns<Names extends string> = PgTable & Record<Names, AnyPgColumn>;

/** SQL condition: the column equals one of the values of the array placeholder `name`. */
export function isAnyOf(column: AnyPgColumn, name: string) {
  return sql<boolean>`${column} = any(${sql.placeholder(name)})`;
}

/** A published document's row joined with its texts in one language. */
export interface DocumentRow {
  row: Record<string, unknown>;
  texts: Record<string, unknown>;
  /** Ids of referenced documents by field, in order; they are stored in a separate table. */
  named?: Record<string, string[]>;
}

/** Columns of a campaign page: its dates, and whether searches exclude it. */
const landingTimes = { from: pages.landing_from, until: pages.landing_until };
const landingColumns = {
  isDue: sql<boolean>`${isDue(landingTimes)}`,
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
  texts: Columns<"slug" | "title" | "_locale" | "_parentID">,
) {
  const body = name === "posts" ? posts_locales.readingMinutes : sql<number>`1`;
  const isThere = name === "pages" ? isShown(pages, landingTimes) : isPublished(table);
  const landing = name === "pages" ? landingColumns : noLanding;
  const writtenAt = sql<string | null>`${writtenAtColumns[name] ?? null}`;
  const linkedRows = (database: Database) =>
    database
      .select({ id: table.id, title: texts.title, slug: texts.slug })
      .from(table)
      .leftJoin(
        texts,
        and(eq(texts._parentID, table.id), eq(texts._locale, sql.placeholder("locale"))),
      )
      .where(and(isAnyOf(table.id, "ids"), isThere));
  return {
    linkedRows,
    bySlug: preparedQuery((database) =>
      database
        .select({ row: table, texts, ...landing })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(
          and(
            eq(texts.slug, sql.placeholder("slug")),
            eq(texts._locale, sql.placeholder("locale")),
            isPublished(table),
          ),
        )
        .limit(atMost(1))
        .prepare(`published-${name}-by-slug`),
    ),
    texts: preparedQuery((database) =>
      database
        .select({ row: table, texts })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(and(eq(table.id, sql.placeholder("id")), isPublished(table)))
        .prepare(`published-${name}-texts`),
    ),
    addresses: preparedQuery((database) =>
      database
        .select({ locale: texts._locale, slug: texts.slug, body })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(and(eq(texts._parentID, sql.placeholder("id")), isThere))
        .prepare(`published-${name}-addresses`),
    ),
    listPublishedDocuments: preparedQuery((database) =>
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
    linked: preparedQuery((database) => linkedRows(database).prepare(`published-${name}-linked`)),
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

const referencesOfPost = preparedQuery((database) =>
  database
    .select({ field: posts_rels.path, tag: posts_rels.tagsID, post: posts_rels.postsID })
    .from(posts_rels)
    .where(eq(posts_rels.parent, sql.placeholder("id")))
    .orderBy(posts_rels.order)
    .prepare("published-posts-named"),
);

/**
 * Returns the ids of fields that reference several documents. Of the collections with URLs, only articles have such
 * fields.
 */
async function referencedIdsOf(
  database: Database,
  collection: AddressedCollection,
  id: unknown,
): Promise<NonNullable<DocumentRow["named"]>> {
  const named: NonNullable<DocumentRow["named"]> = {};
  if (collection === "posts") {
    for (const { field, tag, post } of await referencesOfPost(database).execute({ id })) {
      named[field] = [...(named[field] ?? []), tag ?? post ?? ""];
    }
  }
  return named;
}

/** State of a campaign page, which may be published outside its dates. */
export interface CampaignState {
  isDue: boolean;
  /** Id of the page to which a campaign page redirects outside its dates. */
  elsewhere: string | null;
}

/** Returns the published document with a slug in a language. */
export async function documentBySlug(
  database: Database,
  { collection, slug, locale }: { collection: AddressedCollection; slug: string; locale: Locale },
): Promise<(DocumentRow & CampaignState) | undefined> {
  const [found] = await addressed[collection].bySlug(database).execute({ slug, locale });
  return found
    ? ({
        ...found,
        named: await referencedIdsOf(database, collection, found.row.id),
      } as DocumentRow & CampaignState)
    : undefined;
}

/** Returns a published document in each language in which it has texts. */
export async function publishedTexts(
  database: Database,
  collection: AddressedCollection,
  id: string,
): Promise<DocumentRow[]> {
  return (await addressed[collection].texts(database).execute({ id })) as DocumentRow[];
}

/**
 * Returns the paths of a published document in the languages in which it is available; an article also needs a body.
 */
export async function addressesOf(
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
  // Follows the order of `locales`, not that in which the rows were written.
  for (const locale of locales) {
    const { slug, body } = rows.find((row) => row.locale === locale) ?? {};
    if (typeof slug === "string" && slug && body) {
      alternates[locale] = documentPath({ collection, slug, locale });
    }
  }
  return alternates;
}

export interface PublishedDocument extends CampaignState {
  id: string;
  collection: AddressedCollection;
  updatedAt: string;
  /** Date of an article or legal document; pages have none. */
  writtenAt: string | undefined;
  alternates: Alternates;
  /** True if search engines and the site's own search must exclude the page. */
  isUnlisted: boolean;
}

/**
 * Returns every published document of a collection with URLs, including those outside their dates, in order of
 * creation.
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
      ? [{ ...document, writtenAt: writtenAt ? new Date(writtenAt).toISOString() : undefined }]
      : [];
  });
}

/** Returns title and slug of documents that visitors may read, for links to them. */
export async function linkedDocuments(
  database: Database,
  { collection, ids, locale }: { collection: AddressedCollection; ids: string[]; locale: Locale },
): Promise<{ id: unknown; title: unknown; slug: unknown }[]> {
  return addressed[collection].linked(database).execute({ ids, locale });
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

const formerAddress = preparedQuery((database) =>
  formerAddresses(database)
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(atMost(1))
    .prepare("former-address"),
);

const everyFormerAddress = preparedQuery((database) =>
  formerAddresses(database).prepare("former-addresses"),
);

type FormerAddress = { path: string } & Record<AddressedCollection, string | null>;

function documentOf(former: FormerAddress | undefined) {
  const collection = addressedCollections.find((each) => former?.[each]);
  const id = collection && former?.[collection];
  return collection && id ? { collection, id } : undefined;
}

/** Returns the document that is, or formerly was, published at a path. */
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

function embeddedStatements(name: string, table: Columns<"id" | "updatedAt">, condition?: SQL) {
  const versionRows = (database: Database) =>
    database
      .select({ id: table.id, version: table.updatedAt })
      .from(table)
      .where(and(isAnyOf(table.id, "ids"), condition));
  return {
    versionRows,
    versions: preparedQuery((database) =>
      versionRows(database).prepare(`published-${name}-versions`),
    ),
  };
}

const embedded = {
  media: embeddedStatements("media", media, isNull(media.deletedAt)),
  testimonials: embeddedStatements("testimonials", testimonials, isPublished(testimonials)),
  "pricing-plans": embeddedStatements("pricing-plans", pricing_plans, isPublished(pricing_plans)),
  announcements: embeddedStatements("announcements", announcements, isPublished(announcements)),
};

/** Collections whose documents are embedded as a whole. Documents with a URL are only linked. */
export type EmbeddedCollection = keyof typeof embedded;

export function isEmbeddedCollection(collection: string): collection is EmbeddedCollection {
  return collection in embedded;
}

const dueRows = (database: Database) =>
  database
    .select({ id: announcements.id, version: announcements.updatedAt })
    .from(announcements)
    .where(isShown(announcements, announcements))
    .orderBy(
      sql`coalesce(${announcements.from}, ${announcements.createdAt}) desc`,
      announcements.id,
    );

const dueAnnouncements = preparedQuery((database) =>
  dueRows(database).prepare("due-announcements"),
);

/** Returns the ids of the current announcements, latest start first. */
export async function currentAnnouncements(database: Database): Promise<string[]> {
  return (await dueAnnouncements(database).execute()).map(({ id }) => id);
}

export interface Version {
  id: string;
  version: string;
}

/** Returns the ids that visitors may read, each with the time of the document's last change. */
export async function versionsOf(
  database: Database,
  collection: EmbeddedCollection,
  ids: string[],
): Promise<Version[]> {
  return (await embedded[collection].versions(database).execute({ ids })) as Version[];
}

const globals = {
  "site-settings": site_settings,
  navigation,
  "price-catalogue": price_catalogue,
};

export type ContentGlobal = keyof typeof globals;

const globalVersion = (table: Columns<"updatedAt">) =>
  sql<string | null>`(select ${table.updatedAt} from ${table})`;

const globalVersions = preparedQuery((database) =>
  database
    .select({
      "site-settings": globalVersion(site_settings),
      navigation: globalVersion(navigation),
      "price-catalogue": globalVersion(price_catalogue),
    })
    .from(sql`(values (1)) as one`)
    .prepare("global-versions"),
);

/** Returns the time of each global's last change; null if it was never saved. */
export async function versionsOfGlobals(
  database: Database,
): Promise<Record<ContentGlobal, string | null> | undefined> {
  const [found] = await globalVersions(database).execute();
  return found;
}

const layoutVersion = preparedQuery((database) => {
  const named = [
    ...Object.values(addressed).map(({ linkedRows }) => linkedRows),
    ...Object.values(embedded).map(({ versionRows }) => versionRows),
  ];
  const rows = [dueRows, ...named].map((rowsOf) => {
    const each = rowsOf(database).as("each");
    return sql`(select json_agg(each) from ${each})`;
  });
  const parts = [globalVersion(site_settings), globalVersion(navigation), ...rows];
  return database
    .select({ version: sql<string>`json_build_array(${sql.join(parts, sql`, `)})::text` })
    .from(sql`(values (1)) as one`)
    .prepare("shell-version");
});

/**
 * Returns the version of a language's layout data, which changes whenever a setting, the navigation, an announcement
 * or one of the documents `ids` changes.
 */
export async function layoutDataVersion(
  database: Database,
  locale: Locale,
  ids: string[],
): Promise<string | undefined> {
  const [found] = await layoutVersion(database).execute({ locale, ids });
  return found?.version;
}
