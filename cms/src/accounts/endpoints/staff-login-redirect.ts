import type { IncomingMessage } from "node:http";
import { env } from "../../platform/env.ts";
import { sessionToken } from "./session-cookie.ts";

/** Payload's own login screens. They are replaced by /admin, where staff log in for the CMS too. */
const loginScreen = /^\/cms\/(login|forgot|reset|create-first-user)(\/|$)/;
const screen = /^\/cms(\/|$)/;

/** Returns where to redirect a request for a CMS screen without a session; undefined if the request needs no login. */
export function findStaffLoginRedirect({
  url = "/",
  headers,
}: IncomingMessage): string | undefined {
  const { pathname, search, searchParams } = new URL(url, env.PUBLIC_URL);
  const isLoginScreen = loginScreen.test(pathname);
  const cookie = new Headers({ cookie: headers.cookie ?? "" });
  if (!isLoginScreen && (!screen.test(pathname) || sessionToken("staff", cookie) !== undefined)) {
    return undefined;
  }
  const wanted = isLoginScreen ? (searchParams.get("redirect") ?? "") : `${pathname}${search}`;
  const returnTo = screen.test(wanted) ? wanted : "/cms";
  return `/admin?${new URLSearchParams({ returnTo })}`;
}
