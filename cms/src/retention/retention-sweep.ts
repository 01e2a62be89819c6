import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { recordAuditEntry } from "../audit/audit.ts";
import { sweeps } from "../platform/app-tables.ts";
import { inPoolTransaction } from "../platform/database.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";
import { removeExpiredData } from "./expired-data.ts";

/** SQL: next 03:00 in São Paulo's time zone. */
const nextNight = sql`date_trunc('day', now(), 'America/Sao_Paulo') + interval '27 hours'`;

/**
 * Deletes expired data if the sweep is due, and records the counts in the audit log as a change by the system. Runs in
 * one transaction: only one worker runs the sweep, and the sweep stays due if that worker dies.
 */
export function sweepWhenDue(pool: Pool): Promise<"done" | "more" | "not-due"> {
  return inPoolTransaction(pool, async (transaction) => {
    const due = await transaction
      .select({ name: sweeps.name })
      .from(sweeps)
      .where(sql`${sweeps.name} = 'retention' and ${sweeps.dueAt} <= now()`)
      .for("update", { skipLocked: true });
    if (due.length === 0) {
      return "not-due";
    }
    const { removed, mayHaveMore } = await removeExpiredData(transaction);
    const nonZeroCounts = Object.fromEntries(
      Object.entries(removed).filter(([, count]) => count > 0),
    );
    if (Object.keys(nonZeroCounts).length > 0) {
      const target = { kind: "data", id: "data" } as const;
      await recordAuditEntry(transaction, {
        actor: undefined,
        action: "data.expire",
        target,
        before: nonZeroCounts,
      });
    }
    if (mayHaveMore) {
      return "more";
    }
    await transaction.update(sweeps).set({ dueAt: nextNight }).where(eq(sweeps.name, "retention"));
    return "done";
  });
}

/** Runs the sweep every night until the signal aborts. */
export function runSweeps({ pool, ...watch }: JobContext & { pool: Pool }): Promise<void> {
  return poll({
    ...watch,
    // Interval in ms at which the worker checks whether the sweep is due.
    everyMs: 60_000,
    failure: "Cannot remove what has expired",
    look: async () => {
      const outcome = await sweepWhenDue(pool);
      if (outcome === "done") {
        watch.log("Removed what has expired.");
      }
      return outcome === "more" ? 0 : undefined;
    },
  });
}
