import { eq, sql } from "drizzle-orm";
import { linkChecks } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";

export interface DeadLinkRow extends Record<string, unknown> {
  id: number;
  document: string;
  title: string;
  locale: string;
  section: number | null;
  target: string;
  /** Title of the link's target if the target is an existing document. */
  target_title: string | null;
  reason: string;
}

/** Maximum number of dead links on the screen. */
export const maxListedDeadLinks = 200;

/** Lists the dead links that the worker's last run found, by document. */
export async function listDeadLinks(
  database: Database,
): Promise<{ links: DeadLinkRow[]; hasMore: boolean }> {
  const { rows } = await database.execute<DeadLinkRow>(sql`
    select l.id, l.document, l.title, l.locale, l.section, l.target, l.reason,
      (select title from (
        select 'pages/' || _parent_id as key, title, _locale from pages_locales
        union all select 'posts/' || _parent_id, title, _locale from posts_locales
        union all select 'legal/' || _parent_id, title, _locale from legal_locales) t
      where t.key = split_part(l.target, '#', 1) and title is not null
      order by _locale limit 1) as target_title
    from dead_links l order by l.document, l.id limit ${maxListedDeadLinks + 1}`);
  const partial = await database.select().from(linkChecks).where(eq(linkChecks.isPartial, true));
  return {
    links: rows.slice(0, maxListedDeadLinks),
    hasMore: rows.length > maxListedDeadLinks || partial.length > 0,
  };
}
