import type { AccountKind, FieldProblem } from "contracts";
import { and, eq } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { passwords } from "../../platform/app-tables.ts";
import { database, inTransaction } from "../../platform/database.ts";
import { accountKinds } from "./account-kinds.ts";
import { notifyOfNewPassword } from "./account-notices.ts";
import { checkCredentials } from "./check-credentials.ts";
import { hasPassedSecondFactor, type LoginClient, recordLoginClient } from "./known-devices.ts";
import { type LoginTokens, startBrowserSession } from "./log-in.ts";
import { hashPassword } from "./password-hash.ts";
import { runInPasswordSlot } from "./password-work.ts";
import { setPassword } from "./passwords.ts";
import { isWeakPassword } from "./weak-password.ts";

interface PasswordChange {
  kind: AccountKind;
  account: Actor;
  currentPassword: string;
  password: string;
  sender: LoginClient;
  /** True if the client has a session, which a new session then replaces. */
  hasSession: boolean;
}

export type ChangePasswordResult =
  | { ok: true; tokens: LoginTokens | undefined }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number }
  | { ok: false; code: "unavailable" };

/**
 * Changes a password and ends every session of the account. If the client has a session, returns the `tokens` of a new
 * one.
 */
export async function changePassword(
  payload: Payload,
  { kind, account, currentPassword, password, sender, hasSession }: PasswordChange,
): Promise<ChangePasswordResult> {
  const { id, email } = account;
  const check = await checkCredentials(payload, {
    kind,
    id,
    email,
    password: currentPassword,
    sender,
  });
  if (!check.ok) {
    return check.code === "invalid-credentials"
      ? { ok: false, code: "invalid", fields: { currentPassword: "wrong" } }
      : check;
  }
  if (await isWeakPassword(payload, { password, email })) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hashed = await runInPasswordSlot({ ...sender, priority: "known" }, () =>
    // Keeps the salt. All accounts with the same e-mail address share one salt, so that a login computes only one hash.
    hashPassword(password, check.account.passwordHash),
  );
  if (!hashed.ok) {
    return hashed;
  }
  const hash = hashed.value;
  // Must be read before the password changes, because the change deletes the known devices.
  const passedSecondFactor = await hasPassedSecondFactor(database(payload), { kind, id }, sender);
  const isChanged = await inTransaction(payload, async (transaction) => {
    // Changes the password only if the stored hash is still the checked one, so that the second of two concurrent
    // changes is rejected.
    const [current] = await transaction
      .select({ hash: passwords.hash })
      .from(passwords)
      .where(
        and(
          eq(passwords[accountKinds[kind].owner], id),
          eq(passwords.hash, check.account.passwordHash),
        ),
      )
      .for("update");
    if (!current) {
      return false;
    }
    await setPassword(transaction, { kind, id, hash });
    if (kind === "staff") {
      const target = { kind: "staff", id } as const;
      await recordAuditEntry(transaction, { actor: account, action: "staff.password", target });
    }
    await notifyOfNewPassword(transaction, { kind, id });
    return true;
  });
  if (!isChanged) {
    return { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
  }
  const changer = { kind, id, passwordHash: hash, sender, passedSecondFactor };
  if (!hasSession) {
    await recordLoginClient(database(payload), payload, { ...changer, isBrowser: false });
    return { ok: true, tokens: undefined };
  }
  return { ok: true, tokens: await startBrowserSession(payload, changer) };
}
