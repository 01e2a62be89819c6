import type { AccountKind, LoginRequest } from "contracts";
import type { Payload } from "payload";
import { jsonResponse, type Refusal } from "../../platform/request/refusal.ts";
import type { Sender } from "../credentials/known-devices.ts";
import { logIn } from "../credentials/log-in.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { loginCookies, sessionToken } from "./session-cookie.ts";

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
  const basic = basicCredentials(header);
  const differ = body && (body.email !== basic?.email || body.password !== basic.password);
  return !basic || differ ? { ok: false, code: "invalid-credentials" } : basic;
}

/** Logs in; responds with the body that `greet` returns and the cookies of a new session. */
export async function loginResponse(
  kind: AccountKind,
  call: LoginCall,
  greet: (id: string) => Promise<object>,
): Promise<Response | Refusal> {
  const { payload, headers, sender } = call;
  const credentials = givenCredentials(call);
  if ("ok" in credentials) {
    return credentials;
  }
  const formerSession = sessionToken(kind, headers);
  const login = await logIn(payload, { kind, ...credentials, sender, formerSession });
  if (!login.ok) {
    return login;
  }
  const cookies = loginCookies(kind, login.tokens);
  return jsonResponse({ success: true, ...(await greet(login.id)) }, { cookies });
}
