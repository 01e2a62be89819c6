import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { poll, type Watch } from "../../ground/queue/keep-looking.ts";
import { announceDates, hasTurned } from "./announce-dates.ts";

/** Watches the dates of what is published, for as long as it is let. Any number may run on one database. */
export function keepDates({ pool, ...watch }: Watch & { pool: Pool }): Promise<void> {
  const database = drizzle(pool);
  return poll({
    ...watch,
    // How late something may come on the site or leave it.
    everyMs: 1_000,
    failure: "Cannot watch the dates of what is published",
    look: async () => {
      if (await hasTurned(database)) {
        await announceDates(pool);
      }
    },
  });
}
