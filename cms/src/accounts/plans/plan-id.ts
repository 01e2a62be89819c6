import { sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";

/** Ids of three digits, 100 to 999, and of four once those are used up. */
const ranges = [
  [100, 999],
  [1_000, 9_999],
] as const;

/**
 * A free id at random. Of those that were ever given away: a deleted plan's id stays with the
 * subscriptions that had it.
 */
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
