import {
  type AddressedCollection,
  type Alternates,
  addressedCollections,
  documentPath,
  type Locale,
  locales,
} from "contracts";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { isPublished } from "../../ground/access/published-or-staff.ts";
import { type Database, preparedQuery } from "../../ground/database.ts";
import {
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
  price_catalogue,
  pricing_plans,
  site_settings,
  testimonials,
} from "../../payload-schema.ts";

/** Every statement here answers with what is published, or with what has no drafts. */

type Columns<Names extends string> = PgTable & Record<Names, AnyPgColumn>;

/** In SQL of our own: PostgreSQL's list in place of one value. */
function isAnyOf(column: AnyPgColumn, name: string) {
  return sql<boolean>`${column} = any(${sql.placeholder(name)})`;
}

/** A published document's row beside its texts in one language. */
export interface DocumentRow {
  row: Record<string, unknown>;
  texts: Record<string, unknown>;
}

function addressedStatements(
  name: AddressedCollection,
  table: Columns<"id" | "_status" | "updatedAt">,
  texts: Columns<"slug" | "title" | "_locale" | "_parentID">,
) {
  const body = name === "posts" ? posts_locales.readingMinutes : sql<number>`1`;
  return {
    bySlug: preparedQuery((database) =>
      database
        .select({ row: table, texts })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(
          and(
            eq(texts.slug, sql.placeholder("slug")),
            eq(texts._locale, sql.placeholder("locale")),
            isPublished(table),
          ),
        )
        .limit(1)
        .prepare(`published-${name}-by-slug`),
    ),
    addresses: preparedQuery((database) =>
      database
        .select({ locale: texts._locale, slug: texts.slug, body })
        .from(texts)
        .innerJoin(table, eq(table.id, texts._parentID))
        .where(and(eq(texts._parentID, sql.placeholder("id")), isPublished(table)))
        .prepare(`published-${name}-addresses`),
    ),
    everyAddress: preparedQuery((database) =>
      database
        .select({
          id: table.id,
          updatedAt: table.updatedAt,
          locale: texts._locale,
          slug: texts.slug,
          body,
        })
        .from(table)
        .innerJoin(texts, eq(texts._parentID, table.id))
        .where(isPublished(table))
        .orderBy(table.id)
        .prepare(`published-${name}-addresses-of-all`),
    ),
    linked: preparedQuery((database) =>
      database
        .select({ id: table.id, title: texts.title, slug: texts.slug })
        .from(table)
        .leftJoin(
          texts,
          and(eq(texts._parentID, table.id), eq(texts._locale, sql.placeholder("locale"))),
        )
        .where(and(isAnyOf(table.id, "ids"), isPublished(table)))
        .prepare(`published-${name}-linked`),
    ),
  };
}

const addressed = {
  pages: addressedStatements("pages", pages, pages_locales),
  posts: addressedStatements("posts", posts, posts_locales),
  legal: addressedStatements("legal", legal, legal_locales),
};

/** The published document with an address. */
export async function documentBySlug(
  database: Database,
  { collection, slug, locale }: { collection: AddressedCollection; slug: string; locale: Locale },
): Promise<DocumentRow | undefined> {
  const [found] = await addressed[collection].bySlug(database).execute({ slug, locale });
  return found as DocumentRow | undefined;
}

/** Paths of a published document in the languages it is offered in; an article also needs a body. */
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
  // In their order, whichever was written last.
  for (const locale of locales) {
    const { slug, body } = rows.find((row) => row.locale === locale) ?? {};
    if (typeof slug === "string" && slug && body) {
      alternates[locale] = documentPath({ collection, slug, locale });
    }
  }
  return alternates;
}

export interface PublishedDocument {
  id: string;
  collection: AddressedCollection;
  updatedAt: string;
  alternates: Alternates;
}

/** Every published document of a collection that has an address, by the order they were made in. */
export async function everyAddress(
  database: Database,
  collection: AddressedCollection,
): Promise<PublishedDocument[]> {
  const rows = await addressed[collection].everyAddress(database).execute();
  return [...Map.groupBy(rows, ({ id }) => String(id))].flatMap(([id, ofOne]) => {
    const alternates = alternatesFrom(collection, ofOne);
    const updatedAt = new Date(String(ofOne[0]?.updatedAt)).toISOString();
    return Object.keys(alternates).length > 0 ? [{ id, collection, updatedAt, alternates }] : [];
  });
}

/** What a link to a document needs to be drawn; only of those that visitors may read. */
export async function linkedDocuments(
  database: Database,
  { collection, ids, locale }: { collection: AddressedCollection; ids: string[]; locale: Locale },
): Promise<{ id: unknown; title: unknown; slug: unknown }[]> {
  return addressed[collection].linked(database).execute({ ids, locale });
}

const listedArticles = preparedQuery((database) =>
  database
    .select({
      row: posts,
      // Not the body, which is most of an article.
      texts: {
        slug: posts_locales.slug,
        title: posts_locales.title,
        description: posts_locales.description,
        readingMinutes: posts_locales.readingMinutes,
      },
    })
    .from(posts)
    .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
    .where(
      and(
        eq(posts_locales._locale, sql.placeholder("locale")),
        isNotNull(posts_locales.slug),
        isNotNull(posts_locales.readingMinutes),
        isPublished(posts),
      ),
    )
    .orderBy(desc(posts.publishedAt))
    .limit(200)
    .prepare("published-articles"),
);

/** Articles that are offered in a language, newest first. */
export function articleRows(database: Database, locale: Locale): Promise<DocumentRow[]> {
  return listedArticles(database).execute({ locale });
}

function formerAddresses(database: Database) {
  return database
    .select({
      path: former_addresses.path,
      pages: former_addresses_rels.pagesID,
      posts: former_addresses_rels.postsID,
      legal: former_addresses_rels.legalID,
    })
    .from(former_addresses)
    .innerJoin(former_addresses_rels, eq(former_addresses_rels.parent, former_addresses.id));
}

const formerAddress = preparedQuery((database) =>
  formerAddresses(database)
    .where(eq(former_addresses.path, sql.placeholder("path")))
    .limit(1)
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

/** The document that is, or was, at a path. */
export async function documentOnceAt(
  database: Database,
  path: string,
): Promise<{ collection: AddressedCollection; id: string } | undefined> {
  const [former] = await formerAddress(database).execute({ path });
  return documentOf(former);
}

/** Every path at which a document is, or was, with the id of that document. */
export async function everyPathOnce(database: Database): Promise<{ path: string; id: string }[]> {
  const former = await everyFormerAddress(database).execute();
  return former.flatMap((each) => {
    const document = documentOf(each);
    return document ? [{ path: each.path, id: document.id }] : [];
  });
}

function versionsStatement(name: string, table: Columns<"id" | "updatedAt">, condition?: SQL) {
  return preparedQuery((database) =>
    database
      .select({ id: table.id, version: table.updatedAt })
      .from(table)
      .where(and(isAnyOf(table.id, "ids"), condition))
      .prepare(`published-${name}-versions`),
  );
}

const versions = {
  media: versionsStatement("media", media, isNull(media.deletedAt)),
  testimonials: versionsStatement("testimonials", testimonials, isPublished(testimonials)),
  "pricing-plans": versionsStatement("pricing-plans", pricing_plans, isPublished(pricing_plans)),
};

/** What documents embed whole, beside links to those that have an address. */
export type EmbeddedCollection = keyof typeof versions;

export function isEmbedded(collection: string): collection is EmbeddedCollection {
  return collection in versions;
}

export interface Version {
  id: string;
  version: string;
}

/** Those of `ids` that visitors may read, each with the instant it changed. */
export async function versionsOf(
  database: Database,
  collection: EmbeddedCollection,
  ids: string[],
): Promise<Version[]> {
  return (await versions[collection](database).execute({ ids })) as Version[];
}

const globals = {
  "site-settings": site_settings,
  navigation,
  "price-catalogue": price_catalogue,
};

export type ContentGlobal = keyof typeof globals;

const globalVersions = preparedQuery((database) =>
  database
    .select({
      "site-settings": sql<
        string | null
      >`(select ${site_settings.updatedAt} from ${site_settings})`,
      navigation: sql<string | null>`(select ${navigation.updatedAt} from ${navigation})`,
      "price-catalogue": sql<
        string | null
      >`(select ${price_catalogue.updatedAt} from ${price_catalogue})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare("global-versions"),
);

/** The instant that each of the globals changed; null before it was ever written. */
export async function versionsOfGlobals(
  database: Database,
): Promise<Record<ContentGlobal, string | null> | undefined> {
  const [found] = await globalVersions(database).execute();
  return found;
}
