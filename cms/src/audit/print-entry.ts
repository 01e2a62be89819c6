import { redactPersonalData } from "../platform/log/log-line.ts";

type Values = Record<string, unknown> | undefined;

interface PrintedEntry {
  id: string;
  at: string;
  action: string;
  actorId: string | null;
  target: { kind: string; id: string };
  before: Values;
  after: Values;
}

/** Values that name a member of staff; the printed entry states only that they changed. */
const personal = ["email", "name", "fullname", "createdBy"];
const hidden = "…";

function withoutPersons(values: Values, kind: string): Values {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        kind === "staff" && personal.includes(name)
          ? hidden
          : typeof value === "string" && value.includes("@")
            ? redactPersonalData(value)
            : value,
      ]),
    )
  );
}

/**
 * Formats an entry of the audit log as one line of JSON. It has the fields of the CSV export except the actor's
 * e-mail address, because logs contain no personal data.
 */
export function entryLine({ target, before, after, ...entry }: PrintedEntry): string {
  return JSON.stringify({
    audit: {
      ...entry,
      targetKind: target.kind,
      targetId: target.id,
      before: withoutPersons(before, target.kind) ?? null,
      after: withoutPersons(after, target.kind) ?? null,
    },
  });
}

/** Key on `globalThis`, because the screens of the CMS are bundled with a copy of this module. */
const printing = Symbol.for("audit-entries-are-printed");

/** Makes this process print each entry that it records, so that a log collector has a copy outside the database. */
export function printAuditEntries(): void {
  Object.assign(globalThis, { [printing]: true });
}

export function printEntry(entry: PrintedEntry): void {
  if (printing in globalThis) {
    process.stdout.write(`${entryLine(entry)}\n`);
  }
}
