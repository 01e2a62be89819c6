import type { AccountKind, FieldProblem } from "contracts";
import type { Payload } from "payload";
import type { Actor } from "../../audit/audit.ts";
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

/** Checks the own password. */
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

export type IdentityCheck = PasswordCheck | CodeCheck | MissingCode;

interface MissingCode {
  ok: false;
  code: "invalid";
  fields: { secondFactorCode: FieldProblem };
}

/** Checks the own password and, for an account with a second factor or with a given code, the code. */
export async function confirmIdentity(
  payload: Payload,
  change: ConfirmedChange & { code?: string | undefined },
): Promise<IdentityCheck> {
  const check = await checkPassword(payload, change);
  const { kind, account, sender, code } = change;
  if (!check.ok || (!check.account.hasSecondFactor && code === undefined)) {
    return check;
  }
  return code === undefined
    ? { ok: false, code: "invalid", fields: { secondFactorCode: "required" } }
    : checkCode(payload, { kind, id: account.id, sender, code });
}
