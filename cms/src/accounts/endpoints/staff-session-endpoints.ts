import type { Endpoint } from "payload";
import { closedAuthEndpoints } from "../../ground/closed-endpoints.ts";
import { logoutEndpoint } from "./shared-calls.ts";

/** The call of the CMS screens to log out. */
const logout = logoutEndpoint({ kind: "staff", path: "/logout" });

/** What the CMS screens call to stay logged in: each use of a session does that already. */
const refresh: Endpoint = {
  path: "/refresh-token",
  method: "post",
  handler: async ({ user }) =>
    user?.collection === "staff"
      ? Response.json({ user })
      : Response.json({ error: "Not authenticated" }, { status: 401 }),
};

export const sessionEndpoints: Endpoint[] = [...closedAuthEndpoints, logout, refresh];
