import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Ids have three digits, from 100 to 999; once all of those are used, four digits. */
const ranges = [
  [100, 999],
  [1_000, 9_999],
] as const;

/** Returns a random free id. Ids of deleted plans are not free, because former subscriptions still refer to them. */
export async function findFreePlanId(transaction: Database): Promise<string> {
  for (const [first, last] of ranges) {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select n::text as id from generate_series(${first}::int, ${last}::int) n
      where not exists (select 1 from plans where id = n::text)
        and not exists (select 1 from subscriptions where former_plan_id = n::text)
      order by random() limit 1`);
    if (rows[0]) {
      return rows[0].id;
    }
  }
  throw new Error("Every plan id of four digits is in use");
}
