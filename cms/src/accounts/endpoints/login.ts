import type { AccountKind, LoginRequest, PasskeyAnswer } from "contracts";
import type { Payload } from "payload";
import { jsonResponse, type Refusal, refusalResponse } from "../../platform/request/refusal.ts";
import type { Sender } from "../credentials/known-devices.ts";
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
  clearedLoginStepCookie,
  loginCookies,
  loginStepCookie,
  readLoginStepToken,
  sessionToken,
} from "./session-cookie.ts";

interface LoginCall {
  payload: Payload;
  headers: Headers;
  body: LoginRequest | undefined;
  sender: Sender;
}

/** Reads credentials from the body, from Basic, or from both if they agree. */
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

/** Returns the fields that the response to a login contains besides `success`. */
export type ReadLoginBody = (id: string) => Promise<object>;

async function respond(
  kind: AccountKind,
  login: LoginResult | PasskeyLoginResult,
  { readBody, cookies }: { readBody: ReadLoginBody; cookies: string[] },
): Promise<Response | Refusal> {
  if (login.ok) {
    return jsonResponse(
      { success: true, ...(await readBody(login.id)) },
      { cookies: [...loginCookies(kind, login.tokens), ...cookies] },
    );
  }
  if (login.code !== "second-factor-required") {
    return login;
  }
  const required = refusalResponse({ ok: false, code: login.code });
  const step = createLoginStepToken(kind, login.account);
  required.headers.append("set-cookie", loginStepCookie(kind, step));
  return required;
}

/**
 * Logs in; responds with the fields that `readBody` returns and the cookies of a new session, or with the cookie of the
 * first step if the account has a second factor and the code is missing.
 */
export async function loginResponse(
  kind: AccountKind,
  call: LoginCall,
  readBody: ReadLoginBody,
): Promise<Response | Refusal> {
  const { payload, headers, sender } = call;
  const credentials = givenCredentials(call);
  if ("ok" in credentials) {
    return credentials;
  }
  const formerSession = sessionToken(kind, headers);
  const login = await logIn(payload, { kind, ...credentials, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [] });
}

/** Completes a login by the code, after the password. */
export async function loginCodeResponse(
  kind: AccountKind,
  { payload, headers, sender, code }: Omit<LoginCall, "body"> & { code: string },
  readBody: ReadLoginBody,
): Promise<Response | Refusal> {
  const token = readLoginStepToken(kind, headers);
  const account =
    token === undefined ? undefined : await verifyLoginStepToken(payload, kind, token);
  if (!account) {
    return { ok: false, code: "login-expired" };
  }
  const formerSession = sessionToken(kind, headers);
  const login = await logInWithCode(payload, { kind, ...account, code, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [clearedLoginStepCookie(kind)] });
}

/** Logs in by a passkey, also in the second step of a login. */
export async function passkeyLoginResponse(
  kind: AccountKind,
  { payload, headers, sender, answer }: Omit<LoginCall, "body"> & { answer: PasskeyAnswer },
  readBody: ReadLoginBody,
): Promise<Response | Refusal> {
  const formerSession = sessionToken(kind, headers);
  const login = await logInWithPasskey(payload, { kind, answer, sender, formerSession });
  return respond(kind, login, { readBody, cookies: [clearedLoginStepCookie(kind)] });
}
