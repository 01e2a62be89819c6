import { redactPersonalData } from "../platform/log/log-line.ts";

/** Fields of an entry's target before or after the change; null if the target did not exist. */
export type AuditValues = Record<string, unknown> | null;

/** An entry of the audit log, without the actor's e-mail address. */
export interface PrintedEntry {
  id: string;
  at: string;
  action: string;
  actorId: string | null;
  targetKind: string;
  targetId: string;
  before: AuditValues;
  after: AuditValues;
}

/**
 * Fields that can identify a staff member. The printed entry contains no value of them, only that the value changed.
 */
const personalFields = ["email", "name", "fullname", "createdBy"];
const redacted = "…";

function redactPersonalFields(values: AuditValues, kind: string): AuditValues {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        kind === "staff" && personalFields.includes(name)
          ? redacted
          : typeof value === "string" && value.includes("@")
            ? redactPersonalData(value)
            : value,
      ]),
    )
  );
}

/**
 * Formats an entry of the audit log as one line of JSON. Contains the same fields as the CSV export, except the actor's
 * e-mail address, because logs must contain no personal data.
 */
export function formatEntryLine({ before, after, ...entry }: PrintedEntry): string {
  return JSON.stringify({
    audit: {
      ...entry,
      before: redactPersonalFields(before, entry.targetKind),
      after: redactPersonalFields(after, entry.targetKind),
    },
  });
}
