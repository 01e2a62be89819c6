import { isDeepStrictEqual } from "node:util";
import type { AuditAction, AuditTarget } from "contracts";
import { v7 as createId } from "uuid";
import { audit_log as auditLog } from "../payload-schema.ts";
import { unprintedAuditEntries } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";

/** Staff member who makes a change. Where the actor is undefined, a command on the server makes the change. */
export interface Actor {
  id: string;
  email: string;
}

type Values = Record<string, unknown>;

export interface NewAuditEntry {
  actor: Actor | undefined;
  action: AuditAction;
  target: { kind: AuditTarget; id: string };
  before?: Values | undefined;
  after?: Values | undefined;
}

/**
 * Adds an entry to the audit log in the transaction of the recorded change. Entries about customers contain only ids,
 * because entries are permanent and personal data must be deletable.
 */
export async function recordAuditEntry(
  transaction: Database,
  { actor, action, target, before, after }: NewAuditEntry,
): Promise<void> {
  const id = createId();
  await transaction.insert(auditLog).values({
    id,
    action,
    actorId: actor?.id,
    actorEmail: actor?.email,
    targetKind: target.kind,
    targetId: target.id,
    before,
    after,
  });
  await transaction.insert(unprintedAuditEntries).values({ entryId: id });
}

interface Change extends Omit<NewAuditEntry, "before" | "after"> {
  before: Values;
  after: Values;
  /** Further data about the target that the entry contains. */
  about?: Values;
}

/** Records the differences between two versions of a record; records nothing if they are equal. */
export async function recordAuditedChange(
  transaction: Database,
  { before, after, about, ...act }: Change,
): Promise<void> {
  const valueIn = (values: Values, name: string) => values[name] ?? null;
  const changed = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(valueIn(before, name), valueIn(after, name)),
  );
  if (changed.length === 0) {
    return;
  }
  const changedOf = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, valueIn(values, name)]));
  await recordAuditEntry(transaction, {
    ...act,
    before: changedOf(before),
    after: { ...about, ...changedOf(after) },
  });
}
