import { contentChangedEvent } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Database, transactionOn } from "../../ground/database.ts";
import { sweeps } from "../../ground/own-tables.ts";
import { announcements, pages } from "../../payload-schema.ts";

/** SQL: what began or ended since it was last looked, by collection. */
const turned = sql`
  select 'announcements' as collection, d.id
  from ${announcements} d, ${sweeps} s
  where s.name = 'dates' and d._status = 'published'
    and (d."from" > s.due_at and d."from" <= now() or d.until > s.due_at and d.until <= now())
  union all
  select 'pages', d.id
  from ${pages} d, ${sweeps} s
  where s.name = 'dates' and d._status = 'published'
    and (d.landing_from > s.due_at and d.landing_from <= now()
      or d.landing_until > s.due_at and d.landing_until <= now())`;

/** Whether something began or ended since; read alone, so that nearly every look writes nothing. */
export async function hasTurned(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select from (${turned}) turned limit 1`);
  return rows.length > 0;
}

/**
 * Announces that published content changed, as a publish does, for what came on the site or left it by its
 * own dates. Their row of `sweeps` says until when that was done, in the same transaction: no date is
 * missed, however long no worker was there.
 */
export function announceDates(pool: Pool): Promise<void> {
  return transactionOn(pool, async (transaction) => {
    await transaction.select().from(sweeps).where(eq(sweeps.name, "dates")).for("update");
    await transaction.execute(sql`
      select pg_notify(${contentChangedEvent},
        json_build_object('collection', collection, 'id', id)::text) from (${turned}) turned`);
    await transaction
      .update(sweeps)
      // Never later than now: rounded up, it would pass a date by.
      .set({ dueAt: sql`date_trunc('milliseconds', now())` })
      .where(eq(sweeps.name, "dates"));
  });
}
