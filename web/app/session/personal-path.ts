import { type Locale, localePrefix } from "contracts";

/** The screens below personalSegments, without the language's prefix. */
export type PersonalScreen =
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

/** The dialogs over a screen: each has its screen's address, and its own end. */
export type PersonalDialog =
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

/** Whether a path is of a dialog: whatever is behind it stays where it is. */
export function isDialogPath(path: string): boolean {
  return dialogEnds.includes(path.slice(path.lastIndexOf("/") + 1));
}

/** Parameter of what is looked for inside a dialog: gone once it is closed. */
export const choiceParam = "choice";

/** Path of a screen of the customer area or the panel, or of a dialog over it, in a language. */
export function personalPath(locale: Locale, place: PersonalScreen | PersonalDialog): string {
  return localePrefix(locale) + place;
}

/** Where to go on to after login, if it is a path of this site and nothing else. */
export function safeReturnTo(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith("/") || !URL.canParse(asked, anyOrigin)) {
    return undefined;
  }
  const url = new URL(asked, anyOrigin);
  const path = url.pathname + url.search + url.hash;
  // "/..//host" is a path until its dots are resolved; then it would name a host.
  return url.origin === anyOrigin && !path.startsWith("//") ? path : undefined;
}

/** Only to tell an address that stays from one that leaves. */
const anyOrigin = "http://own.invalid";
