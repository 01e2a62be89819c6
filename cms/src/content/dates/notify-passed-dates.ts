import { contentChangedEvent } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { announcements, pages } from "../../payload-schema.ts";
import { sweeps } from "../../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../../platform/database.ts";

/** SQL: published announcements and pages whose start or end has passed since the last check, with their collection. */
const documentsWithPassedDate = sql`
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

/** Returns true if a start or end has passed since the last check. Writes nothing, because dates have rarely passed. */
export async function haveDatesPassed(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from (${documentsWithPassedDate}) turned limit 1`,
  );
  return rows.length > 0;
}

/**
 * Publishes a content-changed event for each document whose start or end has passed. Stores the time of this check in
 * the `dates` row of `sweeps`, in the same transaction. The next check starts from that time, so it finds all later
 * dates even if no worker ran for a while.
 */
export function publishPassedDateEvents(pool: Pool): Promise<void> {
  return inPoolTransaction(pool, async (transaction) => {
    await transaction.select().from(sweeps).where(eq(sweeps.name, "dates")).for("update");
    await transaction.execute(sql`
      select pg_notify(${contentChangedEvent},
        json_build_object('collection', collection, 'id', id)::text) from (${documentsWithPassedDate}) turned`);
    await transaction
      .update(sweeps)
      // Rounds down to milliseconds. A value after now() would skip dates between now() and the value.
      .set({ dueAt: sql`date_trunc('milliseconds', now())` })
      .where(eq(sweeps.name, "dates"));
  });
}
