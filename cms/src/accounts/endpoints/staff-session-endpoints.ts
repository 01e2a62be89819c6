import type { Endpoint } from "payload";
import { closedAuthEndpoints } from "../../ground/closed-endpoints.ts";
import { database } from "../../ground/database.ts";
import { mayUseCookie } from "../../ground/request/same-site.ts";
import { endSession } from "../credentials/sessions.ts";
import { clearedSessionCookies, sessionToken } from "./session-cookie.ts";

/** What the CMS screens call to log out. */
const logout: Endpoint = {
  path: "/logout",
  method: "post",
  handler: async (req) => {
    const token = sessionToken("staff", req.headers);
    if (token !== undefined && mayUseCookie(req)) {
      await endSession(database(req.payload), "staff", token);
    }
    const headers = new Headers();
    for (const cookie of clearedSessionCookies("staff")) {
      headers.append("set-cookie", cookie);
    }
    return Response.json({ message: req.t("authentication:loggedOutSuccessfully") }, { headers });
  },
};

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
