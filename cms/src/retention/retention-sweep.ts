import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { recordAct } from "../audit/audit.ts";
import { transactionOn } from "../ground/database.ts";
import { sweeps } from "../ground/own-tables.ts";
import { keepLooking, type Watch } from "../ground/queue/keep-looking.ts";
import { removeExpired } from "./expired-data.ts";

/** Three in the morning, in Brasília. */
const nextNight = sql`date_trunc('day', now(), 'America/Sao_Paulo') + interval '27 hours'`;

/**
 * Removes what has been kept for as long as the privacy policy says, once it is due, and records in the
 * audit log how much: the system's act. All or nothing: any number of workers may ask, one does it,
 * and what one that died has not done stays due.
 */
export function sweepWhenDue(pool: Pool): Promise<"done" | "more" | "not-due"> {
  return transactionOn(pool, async (transaction) => {
    const due = await transaction
      .select({ name: sweeps.name })
      .from(sweeps)
      .where(sql`${sweeps.name} = 'retention' and ${sweeps.dueAt} <= now()`)
      .for("update", { skipLocked: true });
    if (due.length === 0) {
      return "not-due";
    }
    const { removed, mayHaveMore } = await removeExpired(transaction);
    const some = Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0));
    if (Object.keys(some).length > 0) {
      const target = { kind: "data", id: "data" } as const;
      await recordAct(transaction, {
        actor: undefined,
        action: "data.expire",
        target,
        before: some,
      });
    }
    if (mayHaveMore) {
      return "more";
    }
    await transaction.update(sweeps).set({ dueAt: nextNight }).where(eq(sweeps.name, "retention"));
    return "done";
  });
}

/** Sweeps every night, for as long as it is let. */
export function keepSweeping({ pool, ...watch }: Watch & { pool: Pool }): Promise<void> {
  return keepLooking({
    ...watch,
    // How often it is looked whether the night has come.
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
