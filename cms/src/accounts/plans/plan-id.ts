import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Ranges of ids. Ids have three digits until all ids from 100 to 999 are used, then four digits. */
const ranges = [
  [100, 999],
  [1_000, 9_999],
] as const;

/** Returns a random free id. The id of a deleted plan is not free, because former subscriptions still refer to it. */
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
