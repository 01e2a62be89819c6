import type { AccountKind } from "contracts";
import type { Payload } from "payload";
import { visitorKey } from "../../ground/rate-limit.ts";
import { type CredentialCheck, type Credentials, checkCredentials } from "./check-credentials.ts";
import { startSession } from "./sessions.ts";

export type LoginResult =
  | { ok: true; id: string; token: string }
  | Exclude<CredentialCheck, { ok: true }>;

interface Login extends Credentials {
  kind: AccountKind;
  visitor: string;
}

/** Checks credentials and starts a session. */
export async function logIn(payload: Payload, login: Login): Promise<LoginResult> {
  const check = await checkCredentials(payload, login);
  if (!check.ok) {
    return check;
  }
  const { kind, visitor } = login;
  const addressKey = visitorKey(payload, visitor);
  const token = await startSession(payload, { kind, ...check.account, addressKey });
  // Without one the password changed, or the account closed, while it was being checked.
  return token === undefined
    ? { ok: false, code: "invalid-credentials" }
    : { ok: true, id: check.account.id, token };
}
