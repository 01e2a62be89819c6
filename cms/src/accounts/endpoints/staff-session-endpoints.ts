import type { Endpoint } from "payload";
import { closedAuthEndpoints } from "../../platform/closed-endpoints.ts";
import { createLogoutEndpoint } from "./shared-calls.ts";

/** Logout endpoint that the CMS's screens call. */
const logout = createLogoutEndpoint({ kind: "staff", path: "/logout" });

/**
 * Returns the user of the session. The CMS's screens call this endpoint to extend the session, although every
 * authenticated request extends it.
 */
const refresh: Endpoint = {
  path: "/refresh-token",
  method: "post",
  handler: async ({ user }) =>
    user?.collection === "staff"
      ? Response.json({ user })
      : Response.json({ error: "Not authenticated" }, { status: 401 }),
};

export const staffSessionEndpoints: Endpoint[] = [...closedAuthEndpoints, logout, refresh];
