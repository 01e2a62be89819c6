import type { AccountKind, FieldProblem, IdentityProof } from "contracts";
import type { Payload } from "payload";
import type { Actor } from "../../audit/audit.ts";
import { acceptPasskey, type PasskeyRefusal } from "./accept-passkey.ts";
import { type CodeCheck, checkCode } from "./check-code.ts";
import { type CheckedAccount, checkCredentials } from "./check-credentials.ts";
import type { Sender } from "./known-devices.ts";

export interface OwnChange {
  kind: AccountKind;
  account: Actor;
  sender: Sender;
}

export interface ConfirmedChange extends OwnChange {
  currentPassword: string;
}

export type PasswordCheck =
  | { ok: true; account: CheckedAccount }
  | { ok: false; code: "invalid"; fields: { currentPassword: FieldProblem } }
  | { ok: false; code: "rate-limited" | "unavailable"; retryAfterSeconds: number };

/** Response to a request that must contain the account's password but does not. */
export const missingPassword = {
  ok: false,
  code: "invalid",
  fields: { currentPassword: "required" },
} as const satisfies PasswordCheck;

/** Checks the password of the calling account. */
export async function checkPassword(
  payload: Payload,
  { kind, account, currentPassword, sender }: ConfirmedChange,
): Promise<PasswordCheck> {
  const { id, email } = account;
  const attempt = { kind, id, email, password: currentPassword, sender };
  const check = await checkCredentials(payload, attempt);
  if (check.ok || check.code !== "invalid-credentials") {
    return check;
  }
  return { ok: false, code: "invalid", fields: { currentPassword: "wrong" } };
}

export type IdentityCheck =
  | { ok: true }
  | Exclude<PasswordCheck | CodeCheck, { ok: true }>
  | MissingCode
  | PasskeyRefusal;

interface MissingCode {
  ok: false;
  code: "invalid";
  fields: { secondFactorCode: FieldProblem };
}

export type ProvenChange = OwnChange & { proof: IdentityProof };

/**
 * Verifies that the caller owns the account, by a passkey's answer or by the password. An account with a second factor
 * must send a code with the password. A code that is sent without need is checked too.
 */
export async function confirmIdentity(
  payload: Payload,
  { proof, ...change }: ProvenChange,
): Promise<IdentityCheck> {
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
    : checkCode(payload, { kind, id: account.id, sender, code });
}
