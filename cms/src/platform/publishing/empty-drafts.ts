import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BaseFilter } from "payload";
import * as tables from "../../payload-schema.ts";
import { type Database, database } from "../database.ts";
import { isDocumentFound } from "./find-document.ts";

interface DraftedCollection {
  documents: PgTable;
  versions: PgTable;
  /** Column with the title; in the table of the documents or in the table of their languages. */
  title: AnyPgColumn;
}

/** Collections with autosave. */
const collectionsWithDrafts = {
  pages: { documents: tables.pages, versions: tables._pages_v, title: tables.pages_locales.title },
  posts: { documents: tables.posts, versions: tables._posts_v, title: tables.posts_locales.title },
  legal: { documents: tables.legal, versions: tables._legal_v, title: tables.legal_locales.title },
  categories: {
    documents: tables.categories,
    versions: tables._categories_v,
    title: tables.categories_locales.title,
  },
  tags: { documents: tables.tags, versions: tables._tags_v, title: tables.tags_locales.title },
  authors: {
    documents: tables.authors,
    versions: tables._authors_v,
    title: tables.authors_locales.title,
  },
  announcements: {
    documents: tables.announcements,
    versions: tables._announcements_v,
    title: tables.announcements_locales.text,
  },
  testimonials: {
    documents: tables.testimonials,
    versions: tables._testimonials_v,
    title: tables.testimonials.name,
  },
  "pricing-plans": {
    documents: tables.pricing_plans,
    versions: tables._pricing_plans_v,
    title: tables.pricing_plans.name,
  },
} satisfies Record<string, DraftedCollection>;

type DraftedSlug = keyof typeof collectionsWithDrafts;
const slugs = Object.keys(collectionsWithDrafts) as DraftedSlug[];

/**
 * SQL: document `d` of a collection is an empty draft, without a title in any language and never saved again. Payload
 * creates an empty draft when a user opens "create" and types nothing.
 */
export function isEmptyDraft(slug: DraftedSlug): SQL {
  const { documents, versions, title }: DraftedCollection = collectionsWithDrafts[slug];
  const isTitled =
    title.table === documents
      ? sql`d.${sql.identifier(title.name)} is not null`
      : sql`exists (select 1 from ${title.table} where _parent_id = d.id and ${title} is not null)`;
  return sql`(d._status = 'draft' and not ${isTitled}
    and (select count(*) from ${versions} v where v.parent_id = d.id) < 2)`;
}

/** SQL: `document`, such as `pages/ID`, is an empty draft. */
export function isEmptyDraftDocument(document: SQLWrapper): SQL {
  return isDocumentFound(document, (id) =>
    slugs.map(
      (slug) => sql`
        select 1 from ${collectionsWithDrafts[slug].documents} d where d.id = ${id} and ${isEmptyDraft(slug)}`,
    ),
  );
}

/** Returns a filter for a collection's lists and pickers, which excludes empty drafts. */
export function hideEmptyDrafts(slug: DraftedSlug): BaseFilter {
  return async ({ req }) => {
    const { rows } = await database(req.payload).execute<{ id: string }>(
      sql`select d.id from ${collectionsWithDrafts[slug].documents} d where ${isEmptyDraft(slug)}`,
    );
    return rows.length > 0 ? { id: { not_in: rows.map(({ id }) => id) } } : null;
  };
}

/** Deletes at most `atMost` empty drafts that are older than a day. Returns the number of deleted drafts. */
export async function removeEmptyDrafts(transaction: Database, atMost: number): Promise<number> {
  let removed = 0;
  for (const slug of slugs) {
    const { documents, versions } = collectionsWithDrafts[slug];
    const { rowCount } = await transaction.execute(sql`
      with empty as (
        select d.id from ${documents} d
        where d.updated_at < now() - interval '1 day' and ${isEmptyDraft(slug)}
        limit ${atMost - removed} for update skip locked
      ), gone as (
        delete from ${versions} where parent_id in (select id from empty)
      )
      delete from ${documents} where id in (select id from empty)`);
    removed += rowCount ?? 0;
  }
  return removed;
}
