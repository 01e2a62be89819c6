import type { AccountKind } from "contracts";
import { type Act, type Actor, recordAct } from "../../audit/audit.ts";
import type { Database } from "../../platform/database.ts";

/** Records an act of staff on their own account; the audit log does not contain acts of customers. */
export async function recordOwnAct(
  transaction: Database,
  { kind, account }: { kind: AccountKind; account: Actor },
  act: Omit<Act, "actor" | "target">,
): Promise<void> {
  if (kind === "staff") {
    const target = { kind: "staff", id: account.id } as const;
    await recordAct(transaction, { actor: account, target, ...act });
  }
}
