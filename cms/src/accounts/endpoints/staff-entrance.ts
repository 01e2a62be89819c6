import type { IncomingMessage } from "node:http";
import { env } from "../../ground/env.ts";
import { sessionToken } from "./session-cookie.ts";

/** Payload's own screens to get in by; staff log in at /admin, for the CMS too. */
const entrance = /^\/cms\/(login|forgot|reset|create-first-user)(\/|$)/;
const screen = /^\/cms(\/|$)/;

/** Where to send a request for a CMS screen that first needs a login; undefined when it does not. */
export function staffEntrance({ url = "/", headers }: IncomingMessage): string | undefined {
  const { pathname, search, searchParams } = new URL(url, env.PUBLIC_URL);
  const isEntrance = entrance.test(pathname);
  const cookie = new Headers({ cookie: headers.cookie ?? "" });
  if (!isEntrance && (!screen.test(pathname) || sessionToken("staff", cookie) !== undefined)) {
    return undefined;
  }
  const wanted = isEntrance ? (searchParams.get("redirect") ?? "") : `${pathname}${search}`;
  const returnTo = screen.test(wanted) ? wanted : "/cms";
  return `/admin?${new URLSearchParams({ returnTo })}`;
}
