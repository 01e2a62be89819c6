import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { errorLine } from "../../ground/log/log-line.ts";
import { sweeps } from "../../ground/own-tables.ts";
import type { ContentChanges } from "../../ground/publishing/content-change-stream.ts";
import { drawImages } from "./draw-images.ts";

/** How soon after a publish its pictures are begun. */
const lookMs = 2_000;
const everyMinutes = 15;

interface DrawingOptions {
  pool: Pool;
  changes: Pick<ContentChanges, "subscribe">;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Draws share images soon after each publish and whatever was missed, for as long as it is let. */
export async function keepDrawingImages({
  pool,
  changes,
  log,
  signal,
}: DrawingOptions): Promise<void> {
  const database = drizzle(pool);
  let hasChanged = true;
  const unsubscribe = changes.subscribe(() => {
    hasChanged = true;
  });
  const setDue = (minutes: number) =>
    sql`update ${sweeps} set due_at = now() + ${minutes} * interval '1 minute' where name = 'share-images'`;
  while (!signal.aborted) {
    try {
      if (hasChanged) {
        hasChanged = false;
        await database.execute(setDue(0));
      }
      // Whichever worker comes first takes the turn; one that dies leaves the next to all of them.
      const { rows } = await database.execute(
        sql`${setDue(everyMinutes)} and due_at <= now() returning name`,
      );
      hasChanged ||= rows.length > 0 && (await drawImages({ pool, log, signal }));
    } catch (error) {
      log(`Cannot draw share images: ${errorLine(error)}`);
    }
    await delay(lookMs, undefined, { signal }).catch(() => {});
  }
  unsubscribe();
}
