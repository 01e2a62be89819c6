import { eq } from "drizzle-orm";
import { sessions } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { type AccountRef, accountKinds } from "./account-kinds.ts";

/**
 * Locks an account until the end of the transaction. Changes of the account's tokens and second factors use an
 * exclusive lock, so that each sees the result of the previous one. Logins use a share lock.
 */
export async function lockAccountRow(
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
 * Locks an account and the session of the current request. Returns false if the session has ended. A concurrent reset
 * ends the sessions first, so it either deletes what the request adds, or makes the request fail.
 */
export async function lockAccountAndSession(
  transaction: Database,
  owned: AccountRef,
  sessionToken: string,
): Promise<boolean> {
  await lockAccountRow(transaction, owned);
  const live = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(sessionToken)))
    .for("share");
  return live.length === 1;
}
