import type { Endpoint } from "payload";
import { refuse } from "./request/refusal.ts";

const closed = () => refuse({ ok: false, code: "not-found" });

/**
 * Payload's own ways into an auth collection, which answer nothing: people log in below /api/auth
 * and /api/admin alone. A collection's own endpoints win over Payload's.
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

/** Payload's own ways to keep or leave a session of its own. */
export const closedSessionEndpoints: Endpoint[] = [
  { path: "/logout", method: "post", handler: closed },
  { path: "/me", method: "get", handler: closed },
  { path: "/refresh-token", method: "post", handler: closed },
];
