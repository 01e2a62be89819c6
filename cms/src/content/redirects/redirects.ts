import { maxPathLength, type RedirectHits } from "contracts";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, database } from "../../platform/database.ts";
import { listServedPaths } from "../list-documents.ts";

/**
 * Adds counts of redirected requests. Counts only stored former URLs, so that requests for arbitrary paths cannot fill
 * the table.
 */
export async function addRedirectHits(db: Database, hits: RedirectHits["hits"]): Promise<void> {
  await db.execute(sql`
    insert into redirect_hits (path, hits, last_at)
    select h.path, sum(h.count), now()
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as h(path text, count bigint)
    where length(h.path) <= ${maxPathLength}
      and exists (select 1 from former_addresses a where a.path = h.path)
    group by h.path
    on conflict (path) do update
      set hits = redirect_hits.hits + excluded.hits, last_at = excluded.last_at`);
}

interface FormerAddressRow extends Record<string, unknown> {
  id: string;
  path: string;
  origin: "former" | "manual";
  hits: string | null;
  last_at: string | null;
}

export interface Redirect {
  id: string;
  from: string;
  to: string;
  isManual: boolean;
  hits: number;
  lastAt: Date | undefined;
}

export const maxRedirects = 200;

/** Returns the redirects that match a search, the most used first. */
export async function listRedirects(payload: Payload, search: string): Promise<Redirect[]> {
  const { redirects } = await listServedPaths(payload);
  const searchText = search.toLowerCase();
  const from = Object.keys(redirects).filter(
    (path) => path.includes(searchText) || redirects[path]?.includes(searchText),
  );
  const { rows } = await database(payload).execute<FormerAddressRow>(sql`
    select a.id, a.path, a.origin::text as origin, h.hits, h.last_at
    from former_addresses a left join redirect_hits h on h.path = a.path
    where a.path in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))
    order by h.hits desc nulls last, a.created_at desc limit ${maxRedirects}`);
  return rows.map(({ id, path, origin, hits, last_at: lastAt }) => ({
    id,
    from: path,
    to: redirects[path] ?? "",
    isManual: origin === "manual",
    hits: Number(hits ?? 0),
    lastAt: lastAt ? new Date(lastAt) : undefined,
  }));
}
