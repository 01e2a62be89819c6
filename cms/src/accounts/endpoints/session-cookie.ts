import {
  type AccountKind,
  deviceCookieName,
  sessionCookieName,
  staffMarkerCookieName,
} from "contracts";
import { parseCookies } from "payload/shared";
import { env } from "../../ground/env.ts";
import { accountKinds } from "../credentials/account-kinds.ts";
import { deviceMs } from "../credentials/familiar-senders.ts";
import type { Entrance } from "../credentials/log-in.ts";

const isSecure = env.PUBLIC_URL.startsWith("https:");

function cookie(name: string, value: string, maxAgeMs: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeMs / 1_000}`;
  return `${name}=${value}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

const sessionName = (kind: AccountKind) => sessionCookieName(kind, env.PUBLIC_URL);
const deviceName = (kind: AccountKind) => deviceCookieName(kind, env.PUBLIC_URL);

/** Tells a page's script that there may be a staff session, which it cannot see; it is no proof of one. */
function markerCookie(maxAgeMs: number): string {
  const value = maxAgeMs > 0 ? "1" : "";
  return `${staffMarkerCookieName()}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeMs / 1_000}`;
}

/** Set-Cookies that make the browser forget its session. */
export function clearedSessionCookies(kind: AccountKind): string[] {
  return [cookie(sessionName(kind), "", 0), ...(kind === "staff" ? [markerCookie(0)] : [])];
}

/** Set-Cookie by which the account knows the browser again, after the session too. */
export function deviceCookie(kind: AccountKind, device: string): string {
  return cookie(deviceName(kind), device, deviceMs);
}

/** Set-Cookie of a login: the new session, which the server ends earlier when idle, and the device. */
export function entranceCookies(kind: AccountKind, { session, device }: Entrance): string[] {
  const { absoluteMs } = accountKinds[kind];
  return [
    cookie(sessionName(kind), session, absoluteMs),
    deviceCookie(kind, device),
    ...(kind === "staff" ? [markerCookie(absoluteMs)] : []),
  ];
}

/** The session's token that a request brings. */
export function sessionToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(sessionName(kind)) || undefined;
}

/** The device token that a request brings. */
export function deviceToken(kind: AccountKind, headers: Headers): string | undefined {
  return parseCookies(headers).get(deviceName(kind)) || undefined;
}
