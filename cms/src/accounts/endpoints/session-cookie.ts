import { type AccountKind, sessionCookieName } from "contracts";
import { parseCookies } from "payload/shared";
import { env } from "../../ground/env.ts";
import { accountKinds } from "../credentials/account-kinds.ts";

const isSecure = env.PUBLIC_URL.startsWith("https:");

function cookie(kind: AccountKind, value: string, maxAgeSeconds: number): string {
  const name = sessionCookieName(kind, env.PUBLIC_URL);
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

/** Set-Cookie of a new session; the server ends it earlier when it is left idle. */
export function sessionCookie(kind: AccountKind, token: string): string {
  return cookie(kind, token, accountKinds[kind].absoluteMs / 1_000);
}

/** Set-Cookie that makes the browser forget its session. */
export function clearedSessionCookie(kind: AccountKind): string {
  return cookie(kind, "", 0);
}

/** The session's token that a request brings. */
export function sessionToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(sessionCookieName(kind, env.PUBLIC_URL)) || undefined;
}
