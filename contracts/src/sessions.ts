/** Customers and staff have separate sessions; a browser can hold one of each. */
export type AccountKind = "customer" | "staff";

function cookieName(name: string, publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}${name}`;
}

/** Returns the name of the session cookie; prefixed with `__Host-` if the site uses https. */
export function sessionCookieName(kind: AccountKind, publicUrl: string): string {
  return cookieName(`${kind}-session`, publicUrl);
}

/** Returns the name of the cookie that identifies a known device of an account. */
export function deviceCookieName(kind: AccountKind, publicUrl: string): string {
  return cookieName(`${kind}-device`, publicUrl);
}

/** Name of a cookie that scripts can read. It only hints that staff log in with this browser; it proves nothing. */
export function staffMarkerCookieName(): string {
  return "staff-here";
}

/**
 * Value of Clear-Site-Data after a session has ended: deletes cached responses and pages of the back button. Not
 * "cookies", which would delete the known device, and not "storage", where the cookie consent and the theme are.
 */
export const clearedSiteData = '"cache"';

/** Screens of e-mailed links, after the language prefix and with `?token=`. */
export const tokenScreens = {
  customerReset: "/auth/reset",
  staffReset: "/admin/reset",
  staffInvite: "/admin/invite",
  proveEmail: "/auth/confirm-email",
  undoEmail: "/auth/undo-email",
  confirmDeletion: "/auth/confirm-deletion",
} as const;
