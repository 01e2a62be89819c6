import {
  type AccountKind,
  clearSiteDataHeader,
  sessionCookieName,
  successResponse,
} from "contracts";
import { createContext, redirect, redirectDocument } from "react-router";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import {
  addCookie,
  clearSiteData,
  getCurrentRequest,
  type RequestContext,
} from "#app/cms/visitor-context.server.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/request-context.ts";
import { type AccountScreenPath, accountPath, parseReturnTo } from "./account-path.ts";
import { deleteDraft } from "./draft.server.ts";

/** Login page, home page and confirmation of each kind of account. */
const accountPaths = {
  customer: { login: "/auth", home: "/client-area", confirm: "/client-area/confirm" },
  staff: { login: "/admin", home: "/admin", confirm: "/admin/confirm" },
} as const;

/** Kind of account that the request is for, set by the middleware of the layout. */
export const accountKindContext = createContext<AccountKind>("customer");

/** Arguments of every loader and action. */
export interface RouteArgs {
  context: RequestContext;
  url: URL;
}

/** Returns whether the request has a session cookie; without one, no API request is needed. */
export function hasSessionCookie(context: RequestContext, kind: AccountKind): boolean {
  const cookies = getCurrentRequest(context).headers.get("cookie") ?? "";
  return cookies.includes(`${sessionCookieName(kind, env.PUBLIC_URL)}=`);
}

/** Redirects to login, which returns to the current URL afterwards. */
export function redirectToLogin({ context, url }: RouteArgs): Response {
  const { login, home } = accountPaths[context.get(accountKindContext)];
  const locale = context.get(localeContext);
  const currentPath = url.pathname + url.search;
  const isHome = url.pathname === accountPath(locale, home);
  const search = isHome ? "" : `?returnTo=${encodeURIComponent(currentPath)}`;
  return redirect(accountPath(locale, login) + search);
}

/** Redirects to the form that confirms the session by password or passkey. The form then redirects to `returnTo`. */
export function redirectToConfirmation(context: RequestContext, returnTo: string): Response {
  const { confirm } = accountPaths[context.get(accountKindContext)];
  const path = accountPath(context.get(localeContext), confirm);
  return redirect(`${path}?returnTo=${encodeURIComponent(returnTo)}`);
}

/** Redirects after a login or a confirmation: to the URL that the visitor originally requested, or to the home page. */
export function redirectToReturnTo({ context, url }: RouteArgs, home: AccountScreenPath): Response {
  const returnTo = parseReturnTo(url.searchParams.get("returnTo"));
  // Makes the browser load the target, which may be outside the account pages, such as a page of the CMS.
  return returnTo
    ? redirectDocument(returnTo)
    : redirect(accountPath(context.get(localeContext), home));
}

/**
 * Ends the session with a request to `path`, and redirects to login. Deletes the cookie regardless of the CMS's
 * response, so that nobody stays logged in on a shared computer.
 */
export async function logOut(
  context: RequestContext,
  { kind, path }: { kind: AccountKind; path: string },
): Promise<Response> {
  await callForAccountPage(context, { method: "POST", path, response: successResponse });
  await deleteDraft(context);
  const isSecure = env.PUBLIC_URL.startsWith("https:");
  const cookie = `${sessionCookieName(kind, env.PUBLIC_URL)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
  addCookie(context, isSecure ? `${cookie}; Secure` : cookie);
  clearSiteData(context, clearSiteDataHeader);
  return redirect(accountPath(context.get(localeContext), accountPaths[kind].login));
}
