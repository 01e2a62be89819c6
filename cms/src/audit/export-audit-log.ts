import { desc, lt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { audit_log as auditLog } from "../payload-schema.ts";
import { formatCsvHead, formatCsvRow } from "../platform/csv.ts";
import { database } from "../platform/database.ts";
import { isoTime } from "../platform/iso-time.ts";

const rowsPerPart = 500;

const columns = {
  id: auditLog.id,
  at: isoTime(auditLog.createdAt),
  action: auditLog.action,
  actorId: auditLog.actorId,
  actorEmail: auditLog.actorEmail,
  targetKind: auditLog.targetKind,
  targetId: auditLog.targetId,
  before: sql<string | null>`${auditLog.before}::text`,
  after: sql<string | null>`${auditLog.after}::text`,
};

const names = [
  "id",
  "at",
  "action",
  "actorId",
  "actorEmail",
  "targetKind",
  "targetId",
  "before",
  "after",
] as const;

type Row = Record<(typeof names)[number], string | null>;

/**
 * Exports the whole audit log, newest first, as parts of a CSV file. Generates a part only when the client has read the
 * previous part.
 */
export async function* exportAuditLog(payload: Payload): AsyncGenerator<string> {
  yield formatCsvHead(names);
  // Continues each query after the last id, because new entries would shift numbered pages.
  let lastId: string | undefined;
  do {
    const rows: Row[] = await database(payload)
      .select(columns)
      .from(auditLog)
      .where(lastId === undefined ? undefined : lt(auditLog.id, lastId))
      .orderBy(desc(auditLog.id))
      .limit(rowsPerPart);
    yield rows.map((row) => formatCsvRow(names.map((name) => row[name]))).join("");
    lastId = rows.length < rowsPerPart ? undefined : (rows.at(-1)?.id ?? undefined);
  } while (lastId !== undefined);
}
