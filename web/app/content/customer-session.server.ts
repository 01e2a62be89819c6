import { type AuthStatusResponse, authApi, authStatusResponse } from "contracts";
import { redirect } from "react-router";
import { callAccounts, endSession } from "./accounts.server.ts";
import { ownPathFrom } from "./own-path.ts";

/**
 * The customer who asks, with the plans.
 *
 * @throws a redirect to login, without the session, when there is none or it could not be checked
 */
export async function requireCustomer(request: Request, url: URL): Promise<AuthStatusResponse> {
  const status = await callAccounts(request, {
    path: authApi.status,
    response: authStatusResponse,
  });
  if (!status.ok) {
    throw toLogin(url, status.headers);
  }
  return status.value;
}

/** To login, and from there back to where one was. */
function toLogin(url: URL, headers: Headers): Response {
  const home = ownPathFrom(url, "/client-area");
  const search = url.pathname === home ? "" : `?returnTo=${encodeURIComponent(url.pathname)}`;
  return redirect(ownPathFrom(url, "/auth") + search, { headers });
}

/** Ends the session, and goes to login. */
export async function logOut(request: Request, url: URL): Promise<Response> {
  const headers = await endSession(request, { kind: "customer", path: authApi.logout });
  return redirect(ownPathFrom(url, "/auth"), { headers });
}
