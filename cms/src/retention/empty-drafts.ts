import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import * as tables from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";

function isTitledIn(locales: PgTable, title: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${locales} where _parent_id = d.id and ${title} is not null)`;
}

const isNamed = sql`d.name is not null`;

/** Collections with autosave: their tables, and SQL that document `d` has a title. */
const drafted: [documents: PgTable, versions: PgTable, isTitled: SQL][] = [
  [tables.pages, tables._pages_v, isTitledIn(tables.pages_locales, tables.pages_locales.title)],
  [tables.posts, tables._posts_v, isTitledIn(tables.posts_locales, tables.posts_locales.title)],
  [tables.legal, tables._legal_v, isTitledIn(tables.legal_locales, tables.legal_locales.title)],
  [
    tables.categories,
    tables._categories_v,
    isTitledIn(tables.categories_locales, tables.categories_locales.title),
  ],
  [tables.tags, tables._tags_v, isTitledIn(tables.tags_locales, tables.tags_locales.title)],
  [
    tables.authors,
    tables._authors_v,
    isTitledIn(tables.authors_locales, tables.authors_locales.title),
  ],
  [
    tables.announcements,
    tables._announcements_v,
    isTitledIn(tables.announcements_locales, tables.announcements_locales.text),
  ],
  [tables.testimonials, tables._testimonials_v, isNamed],
  [tables.pricing_plans, tables._pricing_plans_v, isNamed],
];

/**
 * Deletes empty drafts, which Payload creates when somebody opens "create" and types nothing: older than a day,
 * without a title in any language, never saved again. Deletes at most `atMost`; returns their number.
 */
export async function removeEmptyDrafts(transaction: Database, atMost: number): Promise<number> {
  let removed = 0;
  for (const [documents, versions, isTitled] of drafted) {
    const { rowCount } = await transaction.execute(sql`
      with empty as (
        select d.id from ${documents} d
        where d._status = 'draft' and d.updated_at < now() - interval '1 day'
          and not ${isTitled}
          and (select count(*) from ${versions} v where v.parent_id = d.id) < 2
        limit ${atMost - removed} for update skip locked
      ), gone as (
        delete from ${versions} where parent_id in (select id from empty)
      )
      delete from ${documents} where id in (select id from empty)`);
    removed += rowCount ?? 0;
  }
  return removed;
}
