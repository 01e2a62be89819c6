import { sql } from "@payloadcms/db-postgres";
import type { AccountKind, FieldProblem } from "contracts";
import type { Payload } from "payload";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { visitorKey } from "../../ground/rate-limit.ts";
import { accountKinds } from "./account-kinds.ts";
import { checkCredentials } from "./check-credentials.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./password-hash.ts";
import { setPassword } from "./passwords.ts";
import { startSession } from "./sessions.ts";

interface PasswordChange {
  kind: AccountKind;
  account: Actor;
  currentPassword: string;
  password: string;
  visitor: string;
  /** Whether who changes it has a session, to be followed by a new one. */
  hasSession: boolean;
}

export type ChangePasswordResult =
  | { ok: true; token: string | undefined }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number };

/** Ends every session; `token` is of a new one in the place of that which changed it. */
export async function changePassword(
  payload: Payload,
  { kind, account, currentPassword, password, visitor, hasSession }: PasswordChange,
): Promise<ChangePasswordResult> {
  const { id, email } = account;
  const check = await checkCredentials(payload, {
    kind,
    email,
    password: currentPassword,
    visitor,
  });
  if (!check.ok) {
    return check.code === "rate-limited"
      ? check
      : { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
  }
  if (isCommonPassword(password)) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hash = await hashPassword(password);
  const isChanged = await inTransaction(payload, async (transaction) => {
    // Of two changes at once the second finds that its current password is no longer it.
    const { column } = accountKinds[kind];
    const { rows } = await transaction.execute(sql`
      select 1 from passwords
      where ${column} = ${id} and hash = ${check.account.passwordHash} for update`);
    if (rows.length === 0) {
      return false;
    }
    await setPassword(transaction, { kind, id, hash });
    if (kind === "staff") {
      const target = { kind: "staff", id } as const;
      await recordAct(transaction, { actor: account, action: "staff.password", target });
    }
    return true;
  });
  if (!isChanged) {
    return { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
  }
  if (!hasSession) {
    return { ok: true, token: undefined };
  }
  const addressKey = visitorKey(payload, visitor);
  const session = { kind, id, passwordHash: hash, addressKey };
  return { ok: true, token: await startSession(payload, session) };
}
