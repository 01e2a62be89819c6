import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Database } from "../database.ts";
import { sweeps } from "../own-tables.ts";
import { keepLooking, type Watch } from "../queue/keep-looking.ts";
import type { ContentChanges } from "./content-change-stream.ts";

/** How often it is done though nothing has changed. */
const everyMinutes = 15;

export interface AfterChangesOptions extends Watch {
  pool: Pool;
  changes: Pick<ContentChanges, "subscribe">;
}

interface Work {
  /** Its row of `sweeps`. */
  name: string;
  /** How often it is looked whether somebody is due; what was published is worked at within it. */
  lookMs: number;
  /** Before the reason when it cannot be done: "Cannot check links". */
  failure: string;
  /** Whether there is more to do at once. */
  run: (database: Database) => Promise<boolean>;
}

/**
 * Does something soon after each publish, and every so often, for as long as it is let. Whichever worker
 * comes first takes the turn; one that dies leaves the next to all of them.
 */
export async function keepAfterChanges(
  { pool, changes, log, signal }: AfterChangesOptions,
  { name, lookMs, failure, run }: Work,
): Promise<void> {
  const database = drizzle(pool);
  let hasChanged = true;
  const unsubscribe = changes.subscribe(() => {
    hasChanged = true;
  });
  await keepLooking({
    log,
    signal,
    everyMs: lookMs,
    failure,
    look: async () => {
      if (hasChanged) {
        hasChanged = false;
        await database.execute(sql`update ${sweeps} set due_at = now() where name = ${name}`);
      }
      const { rows } = await database.execute(sql`
        update ${sweeps} set due_at = now() + ${everyMinutes} * interval '1 minute'
        where name = ${name} and due_at <= now() returning name`);
      // A change that comes during the run is another run's: the run must not overwrite it.
      if (rows.length > 0 && (await run(database))) {
        hasChanged = true;
      }
    },
  });
  unsubscribe();
}
