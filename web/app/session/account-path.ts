import { type Locale, localePrefix } from "contracts";

/** Paths of screens below personalSegments, without the language's prefix. */
export type AccountScreenPath =
  | "/auth"
  | "/auth/forgot"
  | "/client-area"
  | "/client-area/account"
  | "/client-area/send-verification"
  | "/admin"
  | "/admin/forgot"
  | "/admin/audit"
  | "/admin/staff"
  | "/admin/status"
  | "/admin/system"
  | `/admin/users/${string}`;

/** Paths of dialogs: the path of the screen, followed by a segment for the dialog. */
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

const dialogEnds = [
  "new",
  "edit",
  "remove",
  "cancel",
  "payment",
  "role",
  "disable",
  "deactivate",
  "reset-link",
  "rename",
  "wish",
  "days",
  "update",
];

/** Returns whether a path belongs to a dialog, behind which the screen stays. */
export function isDialogPath(path: string): boolean {
  return dialogEnds.includes(path.slice(path.lastIndexOf("/") + 1));
}

/** Query parameter of the search inside a dialog; removed when it closes. */
export const choiceParam = "choice";

/** Returns the path of a screen, or of a dialog over it, in a language. */
export function accountPath(locale: Locale, place: AccountScreenPath | AccountDialogPath): string {
  return localePrefix(locale) + place;
}

/** Returns the path to open after login, if it is a path of this site (prevents open redirects). */
export function safeReturnTo(target: string | null | undefined): string | undefined {
  if (!target?.startsWith("/") || !URL.canParse(target, anyOrigin)) {
    return undefined;
  }
  const url = new URL(target, anyOrigin);
  const path = url.pathname + url.search + url.hash;
  // "/..//host" resolves to "//host", which would name another host.
  return url.origin === anyOrigin && !path.startsWith("//") ? path : undefined;
}

/** Placeholder origin, to recognize URLs that leave the site. */
const anyOrigin = "http://own.invalid";
