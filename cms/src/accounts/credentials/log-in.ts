import type { PasskeyAnswer } from "contracts";
import type { Payload } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { type Database, database } from "../../platform/database.ts";
import { acceptPasskey, type PasskeyRefusal } from "./accept-passkey.ts";
import { notifyOfNewDevice } from "./account-notices.ts";
import { type CodeCheckResult, checkSecondFactorCode } from "./check-code.ts";
import {
  type CheckedAccount,
  type CredentialCheckResult,
  checkCredentials,
  type LoginAttempt,
} from "./check-credentials.ts";
import { isNewDevice, recordLoginClient } from "./known-devices.ts";
import { startSession } from "./sessions.ts";

/** Values of the session cookie and the device cookie that a browser gets at login. */
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
  | Exclude<CredentialCheckResult | CodeCheckResult, { ok: true }>;

interface Login extends LoginAttempt {
  /** Code of the account's second factor, if the client sent one with the password. */
  secondFactorCode?: string | undefined;
  formerSession?: string | undefined;
}

/**
 * Checks credentials, starts a session and ends the browser's former session. Records logins of staff in the audit log,
 * and notifies the owner of a new device by e-mail.
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

/** Completes a login by a code of the second factor, after a right password. */
export async function logInWithCode(
  payload: Payload,
  login: Omit<Admission, "passedSecondFactor"> & { code: string },
): Promise<LoginResult> {
  const { kind, id, code, sender } = login;
  const check = await checkSecondFactorCode(payload, { kind, id, code, sender });
  return check.ok ? admit(payload, { ...login, passedSecondFactor: true }) : check;
}

type Admission = Admitted & { email: string };

async function admit(payload: Payload, admission: Admission): Promise<LoginResult> {
  const db = database(payload);
  const session = await startSession(db, admission);
  const recorded = session && (await recordLogin(payload, db, { ...admission, session }));
  // `recorded` is undefined if the password was changed or the account was closed while the credentials were checked.
  return recorded
    ? completeLogin(payload, admission, recorded)
    : { ok: false, code: "invalid-credentials" };
}

export type PasskeyLoginResult = Extract<LoginResult, { ok: true }> | PasskeyRefusal;

/** Logs in with a passkey, which replaces both the password and the code. */
export async function logInWithPasskey(
  payload: Payload,
  login: Pick<Login, "kind" | "sender" | "formerSession"> & { answer: PasskeyAnswer },
): Promise<PasskeyLoginResult> {
  const used = await acceptPasskey(payload, login, async (transaction, account) => {
    const admission = { ...login, ...account, passedSecondFactor: true };
    const session = await startSession(transaction, admission);
    // Records the browser in the transaction that accepts the passkey. A concurrent reset of the second factor
    // therefore also deletes this browser's mark.
    const recorded =
      session && (await recordLogin(payload, transaction, { ...admission, session }));
    return recorded ? { ...recorded, id: account.id } : undefined;
  });
  return used.ok ? completeLogin(payload, { ...login, id: used.value.id }, used.value) : used;
}

interface RecordedLogin {
  tokens: LoginTokens;
  isNewDevice: boolean;
}

/**
 * Records the browser of a new session as a known device, and the login of staff in the audit log. Returns undefined if
 * the password has changed since the session started.
 */
async function recordLogin(
  payload: Payload,
  db: Database,
  { session, ...admission }: Admission & { session: string },
): Promise<RecordedLogin | undefined> {
  const { kind, id, email, sender } = admission;
  // Must run before recordBrowser, because recordBrowser makes the client known.
  const isNew = await isNewDevice(db, payload, { kind, id, sender });
  const device = await recordBrowser(payload, db, admission);
  if (device === undefined) {
    return undefined;
  }
  if (kind === "staff") {
    await recordAuditEntry(db, {
      actor: { id, email },
      action: "staff.login",
      target: { kind: "staff", id },
    });
  }
  return { tokens: { session, device }, isNewDevice: isNew };
}

/** Returns the result of a recorded login, and notifies the owner of a new device. */
function completeLogin(
  payload: Payload,
  { kind, id, sender }: Pick<Admission, "kind" | "id" | "sender">,
  recorded: RecordedLogin,
) {
  if (recorded.isNewDevice) {
    notifyOfNewDevice(payload, { kind, id }, sender);
  }
  return { ok: true, id, tokens: recorded.tokens } as const;
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
  const db = database(payload);
  const session = await startSession(db, admitted);
  if (session === undefined) {
    return undefined;
  }
  const device = await recordBrowser(payload, db, admitted);
  return device === undefined ? undefined : { session, device };
}

function recordBrowser(
  payload: Payload,
  db: Database,
  admitted: Admitted,
): Promise<string | undefined> {
  return recordLoginClient(db, payload, { ...admitted, isBrowser: true });
}
