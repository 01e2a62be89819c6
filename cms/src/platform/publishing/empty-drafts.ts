import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BaseFilter } from "payload";
import * as tables from "../../payload-schema.ts";
import { type Database, database } from "../database.ts";

interface DraftedCollection {
  documents: PgTable;
  versions: PgTable;
  /** SQL: document `d` has a title. */
  isTitled: SQL;
}

function titledIn(
  documents: PgTable,
  versions: PgTable,
  { locales, title }: { locales: PgTable; title: AnyPgColumn },
): DraftedCollection {
  const isTitled = sql`exists (
    select 1 from ${locales} where _parent_id = d.id and ${title} is not null)`;
  return { documents, versions, isTitled };
}

const isNamed = sql`d.name is not null`;

/** Collections with autosave. */
const drafted = {
  pages: titledIn(tables.pages, tables._pages_v, {
    locales: tables.pages_locales,
    title: tables.pages_locales.title,
  }),
  posts: titledIn(tables.posts, tables._posts_v, {
    locales: tables.posts_locales,
    title: tables.posts_locales.title,
  }),
  legal: titledIn(tables.legal, tables._legal_v, {
    locales: tables.legal_locales,
    title: tables.legal_locales.title,
  }),
  categories: titledIn(tables.categories, tables._categories_v, {
    locales: tables.categories_locales,
    title: tables.categories_locales.title,
  }),
  tags: titledIn(tables.tags, tables._tags_v, {
    locales: tables.tags_locales,
    title: tables.tags_locales.title,
  }),
  authors: titledIn(tables.authors, tables._authors_v, {
    locales: tables.authors_locales,
    title: tables.authors_locales.title,
  }),
  announcements: titledIn(tables.announcements, tables._announcements_v, {
    locales: tables.announcements_locales,
    title: tables.announcements_locales.text,
  }),
  testimonials: {
    documents: tables.testimonials,
    versions: tables._testimonials_v,
    isTitled: isNamed,
  },
  "pricing-plans": {
    documents: tables.pricing_plans,
    versions: tables._pricing_plans_v,
    isTitled: isNamed,
  },
} satisfies Record<string, DraftedCollection>;

type DraftedSlug = keyof typeof drafted;
const slugs = Object.keys(drafted) as DraftedSlug[];

/**
 * SQL: document `d` of a collection is an empty draft, which Payload creates when somebody opens "create" and types
 * nothing: it has no title in any language and was never saved again.
 */
export function isEmptyDraft(slug: DraftedSlug): SQL {
  const { versions, isTitled } = drafted[slug];
  return sql`(d._status = 'draft' and not ${isTitled}
    and (select count(*) from ${versions} v where v.parent_id = d.id) < 2)`;
}

/** SQL: `document`, such as `pages/ID`, is an empty draft. */
export function isEmptyDraftDocument(document: SQLWrapper): SQL {
  const id = sql`nullif(split_part(${document}, '/', 2), '')::uuid`;
  const found = slugs.map(
    (slug) => sql`
      select 1 from ${drafted[slug].documents} d where d.id = ${id} and ${isEmptyDraft(slug)}`,
  );
  return sql`exists (${sql.join(found, sql` union all `)})`;
}

/** Returns the filter of a collection's lists and pickers that hides its empty drafts. */
export function hideEmptyDrafts(slug: DraftedSlug): BaseFilter {
  return async ({ req }) => {
    const { rows } = await database(req.payload).execute<{ id: string }>(
      sql`select d.id from ${drafted[slug].documents} d where ${isEmptyDraft(slug)}`,
    );
    return rows.length > 0 ? { id: { not_in: rows.map(({ id }) => id) } } : null;
  };
}

/** Deletes empty drafts older than a day, at most `atMost`; returns their number. */
export async function removeEmptyDrafts(transaction: Database, atMost: number): Promise<number> {
  let removed = 0;
  for (const slug of slugs) {
    const { documents, versions } = drafted[slug];
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
