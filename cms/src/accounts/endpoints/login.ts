import type { AccountKind, LoginRequest, PasskeyAnswer } from "contracts";
import type { Payload } from "payload";
import { jsonResponse, type Refusal, refusalResponse } from "../../platform/request/refusal.ts";
import type { LoginClient } from "../credentials/known-devices.ts";
import {
  type LoginResult,
  logIn,
  logInWithCode,
  logInWithPasskey,
  type PasskeyLoginResult,
} from "../credentials/log-in.ts";
import { createLoginStepToken, verifyLoginStepToken } from "../credentials/login-step.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import {
  createLoginCookies,
  createLoginStepCookie,
  expireLoginStepCookie,
  readLoginStepToken,
  readSessionToken,
} from "./session-cookie.ts";

interface LoginCall {
  payload: Payload;
  headers: Headers;
  body: LoginRequest | undefined;
  sender: LoginClient;
}

/** Reads credentials from the body or from Basic; if both are present, they must be equal. */
function givenCredentials({ headers, body }: LoginCall): LoginRequest | Refusal {
  const header = headers.get("authorization");
  if (header === null) {
    return body ?? { ok: false, code: "unauthenticated" };
  }
  const basic = readBasicCredentials(header);
  const differ = body && (body.email !== basic?.email || body.password !== basic.password);
  return !basic || differ
    ? { ok: false, code: "invalid-credentials" }
    : { ...basic, secondFactorCode: body?.secondFactorCode };
}

/** Returns fields for the response to a successful login, in addition to `success`. */
export type ReadLoginFields = (id: string) => Promise<object>;

async function respond(
  kind: AccountKind,
  login: LoginResult | PasskeyLoginResult,
  { readBody, cookies }: { readBody: ReadLoginFields; cookies: string[] },
): Promise<Response | Refusal> {
  if (login.ok) {
    return jsonResponse(
      { success: true, ...(await readBody(login.id)) },
      { cookies: [...createLoginCookies(kind, login.tokens), ...cookies] },
    );
  }
  if (login.code !== "second-factor-required") {
    return login;
  }
  const required = refusalResponse({ ok: false, code: login.code });
  const step = createLoginStepToken(kind, login.account);
  required.headers.append("set-cookie", createLoginStepCookie(kind, step));
  return required;
}

/**
 * Logs in and responds with the fields of `readBody` and the cookies of a new session. If the code of the second factor
 * is missing, responds with the cookie of the first login step instead.
 */
export async function respondToLogin(
  kind: AccountKind,
  call: LoginCall,
  readBody: ReadLoginFields,
): Promise<Response | Refusal> {
  const { payload, headers, sender } = call;
  const credentials = givenCredentials(call);
  if ("ok" in credentials) {
    return credentials;
  }
  const formerSession = readSessionToken(kind, headers);
  const login = await logIn(payload, { kind, ...credentials, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [] });
}

/** Completes the second step of a login by the code of the second factor. */
export async function respondToLoginCode(
  kind: AccountKind,
  { payload, headers, sender, code }: Omit<LoginCall, "body"> & { code: string },
  readBody: ReadLoginFields,
): Promise<Response | Refusal> {
  const token = readLoginStepToken(kind, headers);
  const account =
    token === undefined ? undefined : await verifyLoginStepToken(payload, kind, token);
  if (!account) {
    return { ok: false, code: "login-expired" };
  }
  const formerSession = readSessionToken(kind, headers);
  const login = await logInWithCode(payload, { kind, ...account, code, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [expireLoginStepCookie(kind)] });
}

/** Logs in by a passkey, either in one step or as the second step after the password. */
export async function respondToPasskeyLogin(
  kind: AccountKind,
  { payload, headers, sender, answer }: Omit<LoginCall, "body"> & { answer: PasskeyAnswer },
  readBody: ReadLoginFields,
): Promise<Response | Refusal> {
  const formerSession = readSessionToken(kind, headers);
  const login = await logInWithPasskey(payload, { kind, answer, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [expireLoginStepCookie(kind)] });
}
