/** Customers and staff log in apart: one browser can have a session of each. */
export type AccountKind = "customer" | "staff";

function cookieName(name: string, publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}${name}`;
}

/** The cookie that holds a session's token; `__Host-` where the site is on https. */
export function sessionCookieName(kind: AccountKind, publicUrl: string): string {
  return cookieName(`${kind}-session`, publicUrl);
}

/** The cookie by which an account knows a browser that it was logged in to from. */
export function deviceCookieName(kind: AccountKind, publicUrl: string): string {
  return cookieName(`${kind}-device`, publicUrl);
}

/** A cookie that scripts may read and that proves nothing: a member of the staff logged in here. */
export function staffMarkerCookieName(): string {
  return "staff-here";
}

/** Screens that e-mailed links lead to, below the language's prefix, with `?token=`. */
export const tokenScreens = {
  customerReset: "/auth/reset",
  staffReset: "/admin/reset",
  staffInvite: "/admin/invite",
  proveEmail: "/auth/confirm-email",
  undoEmail: "/auth/undo-email",
  confirmDeletion: "/auth/confirm-deletion",
} as const;
