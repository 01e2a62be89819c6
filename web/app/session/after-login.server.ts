import { redirect, redirectDocument } from "react-router";
import { localeContext } from "#app/i18n/request-locale.ts";
import { type PersonalScreen, personalPath, safeReturnTo } from "./personal-path.ts";
import type { RouteArgs } from "./session.server.ts";

/** Where a login leads: to what was asked for before it, or home. */
export function afterLogin({ context, url }: RouteArgs, home: PersonalScreen): Response {
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  // It may be no personal page, such as one of the CMS's.
  return returnTo
    ? redirectDocument(returnTo)
    : redirect(personalPath(context.get(localeContext), home));
}
