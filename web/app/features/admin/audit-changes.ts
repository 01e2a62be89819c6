import type { AuditEntry } from "contracts";

export interface AuditChange {
  field: string;
  /** Undefined where there was nothing. */
  before: unknown;
  after: unknown;
}

/** What an entry says of itself: to whom, by whom and when. */
const saidByEntry = ["id", "created_by", "createdAt"];

/** What an entry changed, field by field; what stayed is left out. */
export function auditChanges({
  before,
  after,
}: Pick<AuditEntry, "before" | "after">): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !saidByEntry.includes(field))
    .map((field) => ({
      field,
      before: before?.[field] ?? undefined,
      after: after?.[field] ?? undefined,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
