import type { Endpoint } from "payload";
import { refusalResponse } from "./request/refusal.ts";

const closed = () => refusalResponse({ ok: false, code: "not-found" });

/**
 * Disables Payload's own login endpoints of an auth collection, because the product logs in below /api/auth and
 * /api/admin only. A collection's own endpoints take precedence over Payload's.
 */
export const closedAuthEndpoints: Endpoint[] = [
  { path: "/first-register", method: "post", handler: closed },
  { path: "/forgot-password", method: "post", handler: closed },
  { path: "/init", method: "get", handler: closed },
  { path: "/login", method: "post", handler: closed },
  { path: "/reset-password", method: "post", handler: closed },
  { path: "/unlock", method: "post", handler: closed },
  { path: "/verify/:id", method: "post", handler: closed },
];

/** Disables Payload's own session endpoints. */
export const closedSessionEndpoints: Endpoint[] = [
  { path: "/logout", method: "post", handler: closed },
  { path: "/me", method: "get", handler: closed },
  { path: "/refresh-token", method: "post", handler: closed },
];
