import type { Payload } from "payload";
import { recordAct } from "../../audit/audit.ts";
import { database } from "../../platform/database.ts";
import { notifyOfNewDevice } from "./account-notices.ts";
import { type CodeCheck, checkCode } from "./check-code.ts";
import {
  type Attempt,
  type CheckedAccount,
  type CredentialCheck,
  checkCredentials,
} from "./check-credentials.ts";
import { isNewDevice, recordSender } from "./known-devices.ts";
import { startSession } from "./sessions.ts";

/** Tokens for a browser's cookies after login: its session and its known device. */
export interface LoginTokens {
  session: string;
  device: string;
}

interface SecondFactorRequired {
  ok: false;
  code: "second-factor-required";
  /** Account whose password was right. */
  account: CheckedAccount;
}

export type LoginResult =
  | { ok: true; id: string; tokens: LoginTokens }
  | SecondFactorRequired
  | Exclude<CredentialCheck | CodeCheck, { ok: true }>;

interface Login extends Attempt {
  /** Code of the account's second factor, if the client sent it with the password. */
  secondFactorCode?: string | undefined;
  formerSession?: string | undefined;
}

/**
 * Checks credentials, starts a session and ends the browser's former one. The audit log records logins of staff, and
 * the owner gets an e-mail about a new device.
 */
export async function logIn(
  payload: Payload,
  { secondFactorCode: code, ...login }: Login,
): Promise<LoginResult> {
  const check = await checkCredentials(payload, login);
  if (!check.ok) {
    return check;
  }
  const { account } = check;
  if (account.hasSecondFactor && code === undefined) {
    return { ok: false, code: "second-factor-required", account };
  }
  return account.hasSecondFactor && code !== undefined
    ? logInWithCode(payload, { ...login, ...account, code })
    : admit(payload, { ...login, ...account, passedSecondFactor: false });
}

/** Completes the login of an account whose password was right. */
export async function logInWithCode(
  payload: Payload,
  login: Omit<Admission, "passedSecondFactor"> & { code: string },
): Promise<LoginResult> {
  const { kind, id, code, sender } = login;
  const check = await checkCode(payload, { kind, id, code, sender });
  return check.ok ? admit(payload, { ...login, passedSecondFactor: true }) : check;
}

type Admission = Admitted & { email: string };

async function admit(
  payload: Payload,
  { kind, id, passwordHash, email, sender, formerSession, passedSecondFactor }: Admission,
): Promise<LoginResult> {
  // Must run before startBrowserSession records this client as known.
  const isNew = await isNewDevice(database(payload), payload, { kind, id, sender });
  const tokens = await startBrowserSession(payload, {
    kind,
    id,
    passwordHash,
    sender,
    formerSession,
    passedSecondFactor,
  });
  if (tokens && isNew) {
    notifyOfNewDevice(payload, { kind, id }, sender);
  }
  if (tokens && kind === "staff") {
    await recordAct(database(payload), {
      actor: { id, email },
      action: "staff.login",
      target: { kind: "staff", id },
    });
  }
  // `tokens` is undefined if the password changed or the account was closed during the check.
  return tokens ? { ok: true, id, tokens } : { ok: false, code: "invalid-credentials" };
}

type Admitted = Pick<Login, "kind" | "sender" | "formerSession"> & {
  id: string;
  passwordHash: string;
  passedSecondFactor: boolean;
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
