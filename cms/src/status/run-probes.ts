import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { sweeps } from "../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../platform/database.ts";
import { countProbeResult } from "../platform/metrics.ts";
import { createFailureLog } from "../platform/queue/failure-log.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";
import { type ProbeResult, probeUrl } from "./probe.ts";
import type { ProbeMeasurement } from "./probe-intervals.ts";
import { parseProbeTarget } from "./probe-target.ts";
import { publishStatusEvent } from "./publish-status-event.ts";
import { readProbeTargets, storeMeasurements } from "./stored-intervals.ts";

/**
 * Timeout of a probe in ms, and number of concurrent probes. With `maxTargets` addresses, a round takes at most 50 s
 * and ends before the next round.
 */
const timeoutMs = 10_000;
const concurrency = 10;

interface ProbesOptions extends JobContext {
  pool: Pool;
  /** True if addresses on private networks may be probed, as for webhooks. */
  allowsPrivate: boolean;
}

/**
 * Starts the round of this minute, unless another worker has started it. Returns the time of the round, in ms since
 * 1970.
 */
async function takeRound(db: Database): Promise<number | undefined> {
  const taken = await db
    .update(sweeps)
    .set({ dueAt: sql`now() + interval '1 minute'` })
    .where(and(eq(sweeps.name, "status-probes"), sql`${sweeps.dueAt} <= now()`))
    .returning({ at: sql<string>`now()` });
  return taken[0] && Date.parse(taken[0].at);
}

/** Probes all addresses if a round is due, and stores the results. Returns false if no round was due. */
export async function probeWhenDue(
  { pool, allowsPrivate, signal }: Omit<ProbesOptions, "log">,
  reportUnknown: (target: string, reason: string) => void = () => {},
): Promise<boolean> {
  const db = drizzle(pool);
  const at = await takeRound(db);
  if (at === undefined) {
    return false;
  }
  const measurements: ProbeMeasurement[] = [];
  const queue = (await readProbeTargets(db)).values();
  const probeNext = async () => {
    for (const address of queue) {
      if (signal.aborted) {
        return;
      }
      const url = parseProbeTarget(address.target);
      const result: ProbeResult = url
        ? await probeUrl(url, { allowsPrivate, timeoutMs, signal })
        : { state: "unknown", reason: "not an address" };
      if (signal.aborted) {
        return;
      }
      countProbeResult(result.state);
      if (result.state === "unknown") {
        reportUnknown(address.target, result.reason);
      } else {
        measurements.push({ ...address, isUp: result.state === "up", at });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, probeNext));
  await inPoolTransaction(pool, async (transaction) => {
    if (await storeMeasurements(transaction, measurements)) {
      await publishStatusEvent(transaction);
    }
  });
  return true;
}

/** Probes the addresses of the status components every minute until the signal aborts. */
export async function runProbes(options: ProbesOptions): Promise<void> {
  const { log } = options;
  const failures = createFailureLog({ log, name: "status probes" });
  await poll({
    ...options,
    everyMs: 1_000,
    failure: "Cannot probe the services",
    look: async () => {
      await probeWhenDue(options, (target, reason) =>
        failures.failed({
          line: `${target} cannot be probed (${reason}); nothing is recorded`,
          reason,
          isGivenUp: false,
        }),
      );
      return undefined;
    },
  });
  failures.close();
}
