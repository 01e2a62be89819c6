import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { sweeps } from "../app-tables.ts";
import type { Database } from "../database.ts";
import { type JobContext, poll } from "../queue/poll.ts";
import type { ContentChangeStream } from "./content-change-stream.ts";

/** Interval in minutes at which the job runs if no content changes. */
const everyMinutes = 15;

export interface AfterChangesOptions extends JobContext {
  pool: Pool;
  changes: Pick<ContentChangeStream, "subscribe">;
}

interface Job {
  /** Name of the job's row in `sweeps`. */
  name: string;
  /** Interval in ms at which to check whether the job is due; also the maximum delay after a publish. */
  pollMs: number;
  /** Begins the log line of a failure: "Cannot check links". */
  failure: string;
  /** Returns true if there is more work to do at once. */
  run: (database: Database) => Promise<boolean>;
}

/**
 * Runs a job soon after each publish, and at an interval, until the signal aborts. The first worker that finds the
 * job due runs it; if that worker dies, any worker can take the next run.
 */
export async function runAfterChanges(
  { pool, changes, log, signal }: AfterChangesOptions,
  { name, pollMs, failure, run }: Job,
): Promise<void> {
  const database = drizzle(pool);
  let hasChanged = true;
  const unsubscribe = changes.subscribe(() => {
    hasChanged = true;
  });
  await poll({
    log,
    signal,
    everyMs: pollMs,
    failure,
    look: async () => {
      if (hasChanged) {
        hasChanged = false;
        await database.execute(sql`update ${sweeps} set due_at = now() where name = ${name}`);
      }
      const { rows } = await database.execute(sql`
        update ${sweeps} set due_at = now() + ${everyMinutes} * interval '1 minute'
        where name = ${name} and due_at <= now() returning name`);
      // Clears the flag before the run, so that a change during the run triggers another run.
      if (rows.length > 0 && (await run(database))) {
        hasChanged = true;
      }
    },
  });
  unsubscribe();
}
