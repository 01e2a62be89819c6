import type { Payload } from "payload";
import type { Database } from "../ground/database.ts";
import { keepLooking, type Watch } from "../ground/queue/keep-looking.ts";
import { beat, isDueWithin } from "./schedule-store.ts";

const beatMs = 10_000;
/** How long before its time Payload is loaded, which takes seconds. */
const headStartSeconds = 60;

interface PublishingOptions extends Watch {
  database: Database;
  /** Asked once something is due soon: Payload takes memory that a worker needs for nothing else. */
  openPayload: () => Promise<Payload>;
}

/** Publishes what is due, for as long as it is let. Any number may run on one database. */
export function keepPublishing(options: PublishingOptions): Promise<void> {
  const { database, openPayload, log, signal } = options;
  let lastBeat = 0;
  return keepLooking({
    log,
    signal,
    // How late something may be published.
    everyMs: 1_000,
    failure: "Cannot publish at its time",
    look: async () => {
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
    },
  });
}
