import { sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";

export interface DeadLinkRow extends Record<string, unknown> {
  id: number;
  document: string;
  title: string;
  locale: string;
  section: number | null;
  target: string;
  /** What the target is called, where it is a document that is there. */
  target_title: string | null;
  reason: string;
}

export const mostListed = 200;

/** What the worker found last, by document. */
export async function listDeadLinks(database: Database): Promise<DeadLinkRow[]> {
  const { rows } = await database.execute<DeadLinkRow>(sql`
    select l.id, l.document, l.title, l.locale, l.section, l.target, l.reason,
      (select title from (
        select 'pages/' || _parent_id as key, title, _locale from pages_locales
        union all select 'posts/' || _parent_id, title, _locale from posts_locales
        union all select 'legal/' || _parent_id, title, _locale from legal_locales) t
      where t.key = split_part(l.target, '#', 1) and title is not null
      order by _locale limit 1) as target_title
    from dead_links l order by l.document, l.id limit ${mostListed}`);
  return rows;
}
