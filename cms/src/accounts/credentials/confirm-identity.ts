import type { AccountKind, FieldProblem, IdentityProof } from "contracts";
import type { Payload } from "payload";
import type { Actor } from "../../audit/audit.ts";
import { acceptPasskey, type PasskeyRefusal } from "./accept-passkey.ts";
import { type CodeCheckResult, checkSecondFactorCode } from "./check-code.ts";
import { type CheckedAccount, checkCredentials } from "./check-credentials.ts";
import type { LoginClient } from "./known-devices.ts";

export interface AccountChange {
  kind: AccountKind;
  account: Actor;
  sender: LoginClient;
}

export interface PasswordConfirmedChange extends AccountChange {
  currentPassword: string;
}

export type PasswordCheckResult =
  | { ok: true; account: CheckedAccount }
  | { ok: false; code: "invalid"; fields: { currentPassword: FieldProblem } }
  | { ok: false; code: "rate-limited"; retryAfterSeconds: number }
  | { ok: false; code: "unavailable" };

/** Response to a request that must contain the account's password but does not. */
export const missingPasswordFailure = {
  ok: false,
  code: "invalid",
  fields: { currentPassword: "required" },
} as const satisfies PasswordCheckResult;

/** Checks the password of the calling account. */
export async function checkPassword(
  payload: Payload,
  { kind, account, currentPassword, sender }: PasswordConfirmedChange,
): Promise<PasswordCheckResult> {
  const { id, email } = account;
  const attempt = { kind, id, email, password: currentPassword, sender };
  const check = await checkCredentials(payload, attempt);
  if (check.ok || check.code !== "invalid-credentials") {
    return check;
  }
  return { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
}

export type IdentityCheckResult =
  | { ok: true }
  | Exclude<PasswordCheckResult | CodeCheckResult, { ok: true }>
  | MissingCode
  | PasskeyRefusal;

interface MissingCode {
  ok: false;
  code: "invalid";
  fields: { secondFactorCode: FieldProblem };
}

export type IdentityConfirmedChange = AccountChange & { proof: IdentityProof };

/**
 * Verifies that the caller owns the account, by a passkey's answer or by the password. An account with a second factor
 * must send a code with the password. A code that is sent without need is checked too.
 */
export async function confirmIdentity(
  payload: Payload,
  { proof, ...change }: IdentityConfirmedChange,
): Promise<IdentityCheckResult> {
  const { passkey: answer, currentPassword = "", secondFactorCode: code } = proof;
  const { kind, account, sender } = change;
  if (answer) {
    const given = { kind, id: account.id, answer, sender };
    const used = await acceptPasskey(payload, given, async () => true);
    return used.ok ? { ok: true } : used;
  }
  const check = await checkPassword(payload, { ...change, currentPassword });
  if (!check.ok || (!check.account.hasSecondFactor && code === undefined)) {
    return check;
  }
  return code === undefined
    ? { ok: false, code: "invalid", fields: { secondFactorCode: "required" } }
    : checkSecondFactorCode(payload, { kind, id: account.id, sender, code });
}
