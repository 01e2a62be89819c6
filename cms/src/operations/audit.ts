import { sql } from "@payloadcms/db-postgres";
import type { AuditAction } from "contracts";
import { v7 as createId } from "uuid";
import type { Database } from "../database.ts";

/** The administrator who acts; undefined: the operator, on the server. */
export interface Actor {
  id: string;
  email: string;
}

type Values = Record<string, unknown>;

interface Act {
  actor: Actor | undefined;
  action: AuditAction;
  target: { kind: "plan" | "customer" | "subscription" | "staff"; id: string };
  before?: Values | undefined;
  after?: Values | undefined;
}

/**
 * Records an act, in the act's own transaction. Of customers only ids are recorded: entries stay
 * for ever, a person's data must not.
 */
export async function recordAct(
  transaction: Database,
  { actor, action, target, before, after }: Act,
): Promise<void> {
  const json = (values: Values | undefined) => (values ? JSON.stringify(values) : null);
  await transaction.execute(sql`
    insert into audit_log
      (id, action, actor_id, actor_email, target_kind, target_id, before, after)
    values
      (${createId()}, ${action}, ${actor?.id ?? null}, ${actor?.email ?? null},
       ${target.kind}, ${target.id}, ${json(before)}, ${json(after)})`);
}

/** What differs between two versions of a record: the changed fields, before and after. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const only = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}
