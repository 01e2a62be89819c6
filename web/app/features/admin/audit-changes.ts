import type { AuditEntry } from "contracts";

export interface AuditChange {
  field: string;
  /** Previous value; undefined if the field had no value. */
  before: unknown;
  after: unknown;
}

/** Fields that the entry shows separately: target, actor and time. */
const shownSeparately = ["id", "created_by", "createdAt"];

/** Returns the fields that an entry changed; omits unchanged fields. */
export function listAuditChanges({
  before,
  after,
}: Pick<AuditEntry, "before" | "after">): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !shownSeparately.includes(field))
    .map((field) => ({
      field,
      before: before?.[field] ?? undefined,
      after: after?.[field] ?? undefined,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
