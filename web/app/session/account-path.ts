import { type Locale, localePrefix } from "contracts";

/** Paths of screens below uncachedSegments, without the language's prefix. */
export type AccountScreenPath =
  | "/auth"
  | "/auth/forgot"
  | "/auth/code"
  | "/client-area"
  | "/client-area/account"
  | "/client-area/security"
  | "/client-area/confirm"
  | "/client-area/export"
  | "/client-area/send-verification"
  | "/admin"
  | "/admin/forgot"
  | "/admin/code"
  | "/admin/security"
  | "/admin/confirm"
  | "/admin/audit"
  | "/admin/staff"
  | "/admin/status"
  | "/admin/system"
  | `/admin/users/${string}`;

/** Paths of dialogs: the path of the screen behind the dialog, followed by a segment for the dialog. */
export type AccountDialogPath =
  | "/admin/users/new"
  | `/admin/users/${string}/remove`
  | `/admin/users/${string}/plans/new`
  | `/admin/users/${string}/plans/${string}/cancel`
  | `/admin/users/${string}/plans/${string}/payment`
  | "/admin/plans/new"
  | `/admin/plans/${string}/edit`
  | `/admin/plans/${string}/remove`
  | `/admin/plans/${string}/deactivate`
  | `/admin/users/${string}/edit`
  | `/admin/users/${string}/reset-link`
  | `/admin/users/${string}/second-factor`
  | `/admin/staff/${string}/second-factor`
  | `/admin/users/${string}/plans/${string}/rename`
  | `/client-area/plans/${string}/wish`
  | "/admin/staff/new"
  | `/admin/staff/${string}/role`
  | `/admin/staff/${string}/disable`
  | "/admin/status/new"
  | "/admin/status/days"
  | `/admin/status/${string}/update`
  | `/admin/status/${string}/edit`
  | `/admin/status/${string}/remove`;

const dialogSuffixes = [
  "new",
  "edit",
  "remove",
  "cancel",
  "payment",
  "role",
  "disable",
  "deactivate",
  "reset-link",
  "second-factor",
  "rename",
  "wish",
  "days",
  "update",
];

/** Returns whether a path belongs to a dialog. The screen stays visible behind a dialog. */
export function isDialogPath(path: string): boolean {
  return dialogSuffixes.includes(path.slice(path.lastIndexOf("/") + 1));
}

/** Query parameter of the search inside a dialog; removed when the dialog closes. */
export const dialogSearchParam = "choice";

/** Returns the path of a screen, or of a dialog over it, in a language. */
export function accountPath(locale: Locale, place: AccountScreenPath | AccountDialogPath): string {
  return localePrefix(locale) + place;
}

/** Returns the path to open after login, if it is a path of this site (prevents open redirects). */
export function parseReturnTo(target: string | null | undefined): string | undefined {
  if (!target?.startsWith("/") || !URL.canParse(target, placeholderOrigin)) {
    return undefined;
  }
  const url = new URL(target, placeholderOrigin);
  const path = url.pathname + url.search + url.hash;
  // Also rejects paths that begin with "//": "/..//host" resolves to "//host", which names another host.
  return url.origin === placeholderOrigin && !path.startsWith("//") ? path : undefined;
}

/** Placeholder origin, to recognize URLs that leave the site. */
const placeholderOrigin = "http://own.invalid";
