import type { Payload } from "payload";
import { recordAct } from "../../audit/audit.ts";
import { database } from "../../platform/database.ts";
import { type Attempt, type CredentialCheck, checkCredentials } from "./check-credentials.ts";
import { recordSender } from "./known-devices.ts";
import { startSession } from "./sessions.ts";

/** Tokens for a browser's cookies after login: its session and its known device. */
export interface LoginTokens {
  session: string;
  device: string;
}

export type LoginResult =
  | { ok: true; id: string; tokens: LoginTokens }
  | Exclude<CredentialCheck, { ok: true }>;

interface Login extends Attempt {
  formerSession?: string | undefined;
}

/** Checks credentials, starts a session and ends the browser's former one; the audit log records logins of staff. */
export async function logIn(payload: Payload, login: Login): Promise<LoginResult> {
  const check = await checkCredentials(payload, login);
  if (!check.ok) {
    return check;
  }
  const { kind, sender, formerSession } = login;
  const tokens = await startBrowserSession(payload, {
    kind,
    ...check.account,
    sender,
    formerSession,
  });
  if (tokens && kind === "staff") {
    const { id } = check.account;
    await recordAct(database(payload), {
      actor: { id, email: login.email },
      action: "staff.login",
      target: { kind: "staff", id },
    });
  }
  // `tokens` is undefined if the password changed or the account was closed during the check.
  return tokens
    ? { ok: true, id: check.account.id, tokens }
    : { ok: false, code: "invalid-credentials" };
}

type Admitted = Pick<Login, "kind" | "sender" | "formerSession"> & {
  id: string;
  passwordHash: string;
};

/** Starts a session in a browser and records the browser as a known device. */
export async function startBrowserSession(
  payload: Payload,
  admitted: Admitted,
): Promise<LoginTokens | undefined> {
  const session = await startSession(payload, admitted);
  if (session === undefined) {
    return undefined;
  }
  const welcome = { ...admitted, isBrowser: true };
  const device = await recordSender(database(payload), payload, welcome);
  return device === undefined ? undefined : { session, device };
}
