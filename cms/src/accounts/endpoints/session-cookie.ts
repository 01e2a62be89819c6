import {
  type AccountKind,
  deviceCookieName,
  loginStepCookieName,
  sessionCookieName,
  staffMarkerCookieName,
} from "contracts";
import { parseCookies } from "payload/shared";
import { env } from "../../platform/env.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { deviceLifetimeMs } from "../credentials/known-devices.ts";
import type { LoginTokens } from "../credentials/log-in.ts";
import { loginStepLifetimeMs } from "../credentials/login-step.ts";

const isSecure = env.PUBLIC_URL.startsWith("https:");

function cookie(name: string, value: string, maxAgeMs: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeMs / 1_000}`;
  return `${name}=${value}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

const sessionName = (kind: AccountKind) => sessionCookieName(kind, env.PUBLIC_URL);
const loginStepName = (kind: AccountKind) => loginStepCookieName(kind, env.PUBLIC_URL);
const deviceName = (kind: AccountKind) => deviceCookieName(kind, env.PUBLIC_URL);

/**
 * Returns a cookie that indicates a possible staff session to scripts, which cannot read the HttpOnly session cookie.
 * The cookie grants no access.
 */
function markerCookie(maxAgeMs: number): string {
  const value = maxAgeMs > 0 ? "1" : "";
  return `${staffMarkerCookieName()}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeMs / 1_000}`;
}

/** Returns Set-Cookie headers that delete the session cookie. */
export function expireSessionCookies(kind: AccountKind): string[] {
  return [cookie(sessionName(kind), "", 0), ...(kind === "staff" ? [markerCookie(0)] : [])];
}

/** Returns the Set-Cookie header of a known device; this cookie outlives the session. */
export function createDeviceCookie(kind: AccountKind, device: string): string {
  return cookie(deviceName(kind), device, deviceLifetimeMs);
}

/**
 * Returns the Set-Cookie headers of a login: session and device. The server ends an idle session before the cookie
 * expires.
 */
export function createLoginCookies(kind: AccountKind, { session, device }: LoginTokens): string[] {
  const { absoluteMs } = accountKinds[kind];
  return [
    cookie(sessionName(kind), session, absoluteMs),
    createDeviceCookie(kind, device),
    ...(kind === "staff" ? [markerCookie(absoluteMs)] : []),
  ];
}

/** Returns the Set-Cookie header for the first step of a login, after which the client must send a code. */
export function createLoginStepCookie(kind: AccountKind, step: string): string {
  return cookie(loginStepName(kind), step, loginStepLifetimeMs);
}

/** Returns the Set-Cookie header that deletes the cookie of the first login step. */
export function expireLoginStepCookie(kind: AccountKind): string {
  return cookie(loginStepName(kind), "", 0);
}

/** Returns the token from the cookie of the first login step. */
export function readLoginStepToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(loginStepName(kind)) || undefined;
}

/** Returns the session token of a request. */
export function readSessionToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(sessionName(kind)) || undefined;
}

/** Returns the device token of a request. */
export function readDeviceToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(deviceName(kind)) || undefined;
}
