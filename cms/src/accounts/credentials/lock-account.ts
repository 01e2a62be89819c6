import { eq } from "drizzle-orm";
import { sessions } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { tokenHash } from "../../platform/secret-token.ts";
import { type AccountRef, accountKinds } from "./account-kinds.ts";

/**
 * Locks an account until the end of the transaction. Changes of its tokens and second factors take the lock exclusively,
 * so that concurrent ones see each other's result; logins share it.
 */
export async function lockAccount(
  transaction: Database,
  { kind, id }: AccountRef,
  strength: "no key update" | "share" = "no key update",
): Promise<void> {
  const { accounts } = accountKinds[kind];
  await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for(strength);
}

/**
 * Locks an account and the session that makes a call, so that a concurrent reset, which ends sessions first, either
 * finds what the call adds or prevents it. Returns false if the session has ended.
 */
export async function lockOwner(
  transaction: Database,
  owned: AccountRef,
  sessionToken: string,
): Promise<boolean> {
  await lockAccount(transaction, owned);
  const live = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(sessionToken)))
    .for("share");
  return live.length === 1;
}
