import type { IncomingMessage } from "node:http";
import { env } from "../../platform/env.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Paths of Payload's own login screens, which /admin replaces. Staff log in at /admin for the CMS too. */
const loginScreen = /^\/cms\/(login|forgot|reset|create-first-user)(\/|$)/;
const screen = /^\/cms(\/|$)/;

/**
 * Returns the redirect target for a CMS screen that was requested without a session; undefined if no login is needed.
 */
export function findStaffLoginRedirect({
  url = "/",
  headers,
}: IncomingMessage): string | undefined {
  const { pathname, search, searchParams } = new URL(url, env.PUBLIC_URL);
  const isLoginScreen = loginScreen.test(pathname);
  const cookie = new Headers({ cookie: headers.cookie ?? "" });
  if (
    !isLoginScreen &&
    (!screen.test(pathname) || readSessionToken("staff", cookie) !== undefined)
  ) {
    return undefined;
  }
  const wanted = isLoginScreen ? (searchParams.get("redirect") ?? "") : `${pathname}${search}`;
  const returnTo = screen.test(wanted) ? wanted : "/cms";
  return `/admin?${new URLSearchParams({ returnTo })}`;
}
