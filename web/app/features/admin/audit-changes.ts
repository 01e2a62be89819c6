import type { AuditEntry } from "contracts";

export interface AuditChange {
  field: string;
  /** Undefined where there was nothing. */
  before: string | undefined;
  after: string | undefined;
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What an entry changed, field by field; what stayed is left out. */
export function auditChanges({
  before,
  after,
}: Pick<AuditEntry, "before" | "after">): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
