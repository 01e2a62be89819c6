import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { audit_log as auditLog } from "../payload-schema.ts";
import { unprintedAuditEntries } from "../platform/app-tables.ts";
import { inPoolTransaction } from "../platform/database.ts";
import { isoTime } from "../platform/iso-time.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";
import { type AuditValues, formatEntryLine } from "./print-entry.ts";

/** Maximum number of entries printed per transaction. */
const batchSize = 200;

/**
 * Prints entries of the audit log that are not printed yet, in the order in which they were recorded. Returns their
 * number. If the process dies while it prints, the entries remain marked as unprinted. An entry may then be printed
 * twice, but is never omitted.
 */
export function printAuditEntries(
  pool: Pool,
  print: (line: string) => Promise<void>,
): Promise<number> {
  return inPoolTransaction(pool, async (transaction) => {
    const entries = await transaction
      .select({
        id: auditLog.id,
        at: isoTime(auditLog.createdAt),
        action: auditLog.action,
        actorId: auditLog.actorId,
        targetKind: sql<string>`${auditLog.targetKind}`,
        targetId: sql<string>`${auditLog.targetId}`,
        before: sql<AuditValues>`${auditLog.before}`,
        after: sql<AuditValues>`${auditLog.after}`,
      })
      .from(unprintedAuditEntries)
      .innerJoin(auditLog, eq(auditLog.id, unprintedAuditEntries.entryId))
      .orderBy(asc(unprintedAuditEntries.entryId))
      .limit(batchSize)
      .for("update", { of: unprintedAuditEntries, skipLocked: true });
    for (const entry of entries) {
      await print(formatEntryLine(entry));
    }
    const ids = entries.map(({ id }) => id);
    await transaction
      .delete(unprintedAuditEntries)
      .where(inArray(unprintedAuditEntries.entryId, ids));
    return entries.length;
  });
}

/** Writes a line to stdout; resolves once the operating system has accepted it. */
function writeLine(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Prints each committed entry of the audit log within a second, until `signal` aborts. A log collector thereby gets a
 * copy outside the database. Several workers may run on one database.
 */
export function runAuditPrinter({ pool, ...watch }: JobContext & { pool: Pool }): Promise<void> {
  return poll({
    ...watch,
    everyMs: 1_000,
    failure: "Cannot print the audit log",
    look: async () => ((await printAuditEntries(pool, writeLine)) === batchSize ? 0 : undefined),
  });
}
