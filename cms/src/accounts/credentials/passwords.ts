import type { AccountKind } from "contracts";
import { sql } from "drizzle-orm";
import { passwords } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { accountKinds, toOwnerColumns } from "./account-kinds.ts";
import { deleteKnownDevices } from "./known-devices.ts";
import { endAllSessions } from "./sessions.ts";

/** Sets an account's password, ends every session, and deletes the known devices. */
export async function setPassword(
  transaction: Database,
  { kind, id, hash }: { kind: AccountKind; id: string; hash: string },
): Promise<void> {
  await transaction
    .insert(passwords)
    .values({ ...toOwnerColumns(kind, id), hash })
    .onConflictDoUpdate({
      target: passwords[accountKinds[kind].owner],
      set: { hash, changedAt: sql`now()` },
    });
  await endAllSessions(transaction, { kind, id });
  await deleteKnownDevices(transaction, kind, id);
}
