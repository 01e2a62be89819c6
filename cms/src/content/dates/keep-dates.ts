import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { errorLine } from "../../ground/log/log-line.ts";
import { announceDates, hasTurned } from "./announce-dates.ts";

/** How late something may come on the site or leave it. */
const lookMs = 1_000;

interface DatesOptions {
  pool: Pool;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Watches the dates of what is published, for as long as it is let. Any number may run on one database. */
export async function keepDates({ pool, log, signal }: DatesOptions): Promise<void> {
  const database = drizzle(pool);
  let trouble: string | undefined;
  while (!signal.aborted) {
    try {
      if (await hasTurned(database)) {
        await announceDates(pool);
      }
      trouble = undefined;
    } catch (error) {
      const line = errorLine(error);
      if (line !== trouble) {
        log(`Cannot watch the dates of what is published: ${line}`);
      }
      trouble = line;
    }
    await delay(lookMs, undefined, { signal }).catch(() => {});
  }
}
