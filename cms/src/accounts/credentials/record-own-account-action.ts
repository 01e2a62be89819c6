import type { AccountKind } from "contracts";
import { type Actor, type NewAuditEntry, recordAuditEntry } from "../../audit/audit.ts";
import type { Database } from "../../platform/database.ts";

/**
 * Records a staff member's action on their own account. Does nothing for customers, because the audit log contains no
 * actions of customers.
 */
export async function recordOwnAccountAction(
  transaction: Database,
  { kind, account }: { kind: AccountKind; account: Actor },
  entry: Omit<NewAuditEntry, "actor" | "target">,
): Promise<void> {
  if (kind === "staff") {
    const target = { kind: "staff", id: account.id } as const;
    await recordAuditEntry(transaction, { actor: account, target, ...entry });
  }
}
