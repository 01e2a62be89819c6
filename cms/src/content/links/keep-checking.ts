import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { type Database, transactionOn } from "../../ground/database.ts";
import { errorLine } from "../../ground/log/log-line.ts";
import { deadLinks, sweeps } from "../../ground/own-tables.ts";
import type { ContentChanges } from "../../ground/publishing/content-change-stream.ts";
import { findDeadLinks } from "./check-links.ts";

/** How often it is looked whether somebody is due; what was published is looked at within it. */
const lookMs = 3_000;
const everyMinutes = 15;

/** Whichever worker comes first takes the turn; one that dies leaves the next to all of them. */
async function takeTurn(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update ${sweeps} set due_at = now() + ${everyMinutes} * interval '1 minute'
    where name = 'links' and due_at <= now() returning name`);
  return rows.length > 0;
}

interface CheckingOptions {
  pool: Pool;
  changes: Pick<ContentChanges, "subscribe">;
  publicOrigin: string;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Finds dead links every so often and soon after each publish, for as long as it is let. */
export async function keepCheckingLinks(options: CheckingOptions): Promise<void> {
  const { pool, changes, publicOrigin, log, signal } = options;
  const database: Database = drizzle(pool);
  let hasChanged = true;
  const unsubscribe = changes.subscribe(() => {
    hasChanged = true;
  });
  while (!signal.aborted) {
    try {
      if (hasChanged) {
        hasChanged = false;
        await database.execute(sql`update ${sweeps} set due_at = now() where name = 'links'`);
      }
      if (await takeTurn(database)) {
        const dead = await findDeadLinks({ database, publicOrigin, signal });
        await transactionOn(pool, async (transaction) => {
          await transaction.delete(deadLinks);
          if (dead.length > 0) {
            await transaction.insert(deadLinks).values(dead);
          }
        });
      }
    } catch (error) {
      log(`Cannot check links: ${errorLine(error)}`);
    }
    await delay(lookMs, undefined, { signal }).catch(() => {});
  }
  unsubscribe();
}
