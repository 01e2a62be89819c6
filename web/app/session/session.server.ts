import { type AccountKind, sessionCookieName, successResponse } from "contracts";
import { createContext, redirect, redirectDocument } from "react-router";
import { callAccounts } from "#app/cms/accounts.server.ts";
import { addCookie, type RequestContext, visitorRequest } from "#app/cms/visitor.server.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { forgetDraft } from "./draft.server.ts";
import { type PersonalScreen, personalPath, safeReturnTo } from "./personal-path.ts";

/** Where each kind of account logs in, and where it is led without having asked for more. */
const places = {
  customer: { login: "/auth", home: "/client-area" },
  staff: { login: "/admin", home: "/admin" },
} as const;

/** Whose screens a request is for: the middleware of their layout says so. */
export const accountKind = createContext<AccountKind>("customer");

/** What every loader and action is given. */
export interface RouteArgs {
  context: RequestContext;
  url: URL;
}

/** Whether there may be a session at all: without its cookie nobody needs to be asked. */
export function hasSessionCookie(context: RequestContext, kind: AccountKind): boolean {
  const cookies = visitorRequest(context).headers.get("cookie") ?? "";
  return cookies.includes(`${sessionCookieName(kind, env.PUBLIC_URL)}=`);
}

/** To login, and from there back to where one was. */
export function toLogin({ context, url }: RouteArgs): Response {
  const { login, home } = places[context.get(accountKind)];
  const locale = context.get(localeContext);
  const asked = url.pathname + url.search;
  const isHome = url.pathname === personalPath(locale, home);
  const search = isHome ? "" : `?returnTo=${encodeURIComponent(asked)}`;
  return redirect(personalPath(locale, login) + search);
}

/** Where a login leads: to what was asked for before it, or home. */
export function afterLogin({ context, url }: RouteArgs, home: PersonalScreen): Response {
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  // It may be no personal page, such as one of the CMS's.
  return returnTo
    ? redirectDocument(returnTo)
    : redirect(personalPath(context.get(localeContext), home));
}

/**
 * Ends the session by the call at `path`, and shows login. The browser forgets it whatever the CMS
 * answers: who logs out on a borrowed machine must not stay logged in there.
 */
export async function logOut(
  context: RequestContext,
  { kind, path }: { kind: AccountKind; path: string },
): Promise<Response> {
  await callAccounts(context, { method: "POST", path, response: successResponse });
  await forgetDraft(context);
  const isSecure = env.PUBLIC_URL.startsWith("https:");
  const cookie = `${sessionCookieName(kind, env.PUBLIC_URL)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
  addCookie(context, isSecure ? `${cookie}; Secure` : cookie);
  return redirect(personalPath(context.get(localeContext), places[kind].login));
}
