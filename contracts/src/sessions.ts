/** Customers and staff have separate sessions; a browser can have one session of each kind. */
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

/** Returns the name of the cookie that is set between the two steps of a login, after the password was verified. */
export function loginStepCookieName(kind: AccountKind, publicUrl: string): string {
  return cookieName(`${kind}-login`, publicUrl);
}

/**
 * Name of a cookie that scripts can read. The cookie is a hint that staff log in with this browser; it grants no
 * access.
 */
export function staffMarkerCookieName(): string {
  return "staff-here";
}

/**
 * Value of Clear-Site-Data after a session has ended. Deletes cached responses and pages that the back button would
 * show. "cookies" would also delete the known device, and "storage" the cookie consent and the theme.
 */
export const clearSiteDataHeader = '"cache"';

/** Paths of the screens that e-mailed links open, after the language prefix and before `?token=`. */
export const tokenPagePaths = {
  customerReset: "/auth/reset",
  staffReset: "/admin/reset",
  staffInvite: "/admin/invite",
  proveEmail: "/auth/confirm-email",
  undoEmail: "/auth/undo-email",
  confirmDeletion: "/auth/confirm-deletion",
} as const;
