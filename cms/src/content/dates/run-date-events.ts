import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { type JobContext, poll } from "../../platform/queue/poll.ts";
import { haveDatesPassed, publishPassedDateEvents } from "./notify-passed-dates.ts";

/**
 * Publishes an event when a date of published content passes, until `signal` aborts. Several workers may run on one
 * database.
 */
export function runDateEvents({ pool, ...watch }: JobContext & { pool: Pool }): Promise<void> {
  const database = drizzle(pool);
  return poll({
    ...watch,
    // Maximum delay, in ms, between a start or end date and its event.
    everyMs: 1_000,
    failure: "Cannot watch the dates of what is published",
    look: async () => {
      if (await haveDatesPassed(database)) {
        await publishPassedDateEvents(pool);
      }
    },
  });
}
