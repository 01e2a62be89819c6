import { isDeepStrictEqual } from "node:util";
import type { AuditAction, AuditTarget } from "contracts";
import { v7 as createId } from "uuid";
import { audit_log as auditLog } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";

/** Member of staff who acts; undefined for commands on the server. */
export interface Actor {
  id: string;
  email: string;
}

type Values = Record<string, unknown>;

interface Act {
  actor: Actor | undefined;
  action: AuditAction;
  target: { kind: AuditTarget; id: string };
  before?: Values | undefined;
  after?: Values | undefined;
}

/**
 * Records an act in the act's own transaction. For customers it records only ids, because entries are permanent and
 * personal data must not be.
 */
export async function recordAct(
  transaction: Database,
  { actor, action, target, before, after }: Act,
): Promise<void> {
  await transaction.insert(auditLog).values({
    id: createId(),
    action,
    actorId: actor?.id,
    actorEmail: actor?.email,
    targetKind: target.kind,
    targetId: target.id,
    before,
    after,
  });
}

interface Change extends Omit<Act, "before" | "after"> {
  before: Values;
  after: Values;
  /** Current data of the target that the entry contains. */
  about?: Values;
}

/** Records the differences between two versions of a record; without any, nothing is recorded. */
export async function recordChange(
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
  const only = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, valueIn(values, name)]));
  await recordAct(transaction, {
    ...act,
    before: only(before),
    after: { ...about, ...only(after) },
  });
}
