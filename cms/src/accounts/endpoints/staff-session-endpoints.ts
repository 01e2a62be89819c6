import type { Endpoint } from "payload";
import { closedAuthEndpoints } from "../../platform/closed-endpoints.ts";
import { logoutEndpoint } from "./shared-calls.ts";

/** Logout call of the CMS's screens. */
const logout = logoutEndpoint({ kind: "staff", path: "/logout" });

/** Extends the session. The CMS's screens call this endpoint, but any other request extends the session too. */
const refresh: Endpoint = {
  path: "/refresh-token",
  method: "post",
  handler: async ({ user }) =>
    user?.collection === "staff"
      ? Response.json({ user })
      : Response.json({ error: "Not authenticated" }, { status: 401 }),
};

export const sessionEndpoints: Endpoint[] = [...closedAuthEndpoints, logout, refresh];
