import type { Payload } from "payload";
import type { Database } from "../platform/database.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";
import { isScheduleDueWithin, recordWorkerHeartbeat } from "./schedule-store.ts";

const heartbeatMs = 10_000;
/** Number of seconds before a schedule at which the worker begins to load Payload. Loading takes seconds. */
const headStartSeconds = 60;

interface PublishingOptions extends JobContext {
  database: Database;
  /**
   * Loads Payload; called when a schedule is due soon. The worker needs Payload for schedules only, and uses less
   * memory without it.
   */
  openPayload: () => Promise<Payload>;
}

/** Runs due schedules until the signal aborts. Any number of workers may run on one database. */
export function runScheduler(options: PublishingOptions): Promise<void> {
  const { database, openPayload, log, signal } = options;
  let lastBeat = 0;
  return poll({
    log,
    signal,
    // Polling interval in ms; also the maximum delay of a schedule.
    everyMs: 1_000,
    failure: "Cannot publish at its time",
    look: async () => {
      if (Date.now() - lastBeat >= heartbeatMs) {
        await recordWorkerHeartbeat(database);
        lastBeat = Date.now();
      }
      if (await isScheduleDueWithin(database, headStartSeconds)) {
        const { runNextSchedule } = await import("./run-schedules.ts");
        const payload = await openPayload();
        let hasMore = true;
        while (hasMore && !signal.aborted) {
          hasMore = await runNextSchedule(payload);
        }
      }
    },
  });
}
