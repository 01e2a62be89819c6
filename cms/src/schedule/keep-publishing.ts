import { setTimeout as delay } from "node:timers/promises";
import type { Payload } from "payload";
import type { Database } from "../ground/database.ts";
import { errorLine } from "../ground/log/log-line.ts";
import { beat, isDueWithin } from "./schedule-store.ts";

/** How late something may be published. */
const pollMs = 1_000;
const beatMs = 10_000;
/** How long before its time Payload is loaded, which takes seconds. */
const headStartSeconds = 60;

interface PublishingOptions {
  database: Database;
  /** Asked once something is due soon: Payload takes memory that a worker needs for nothing else. */
  openPayload: () => Promise<Payload>;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Publishes what is due, for as long as it is let. Any number may run on one database. */
export async function keepPublishing(options: PublishingOptions): Promise<void> {
  const { database, openPayload, log, signal } = options;
  let lastBeat = 0;
  let trouble: string | undefined;
  while (!signal.aborted) {
    try {
      if (Date.now() - lastBeat >= beatMs) {
        await beat(database);
        lastBeat = Date.now();
      }
      if (await isDueWithin(database, headStartSeconds)) {
        const { runNext } = await import("./run-schedules.ts");
        const payload = await openPayload();
        let hasMore = true;
        while (hasMore && !signal.aborted) {
          hasMore = await runNext(payload);
        }
      }
      trouble = undefined;
    } catch (error) {
      const line = errorLine(error);
      if (line !== trouble) {
        log(`Cannot publish at its time: ${line}`);
      }
      trouble = line;
    }
    await delay(pollMs, undefined, { signal }).catch(() => {});
  }
}
