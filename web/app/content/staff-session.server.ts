import {
  adminApi,
  type StaffLoginResponse,
  setupRequiredResponse,
  staffLoginResponse,
} from "contracts";
import { redirect } from "react-router";
import { callAccounts, endSession } from "./accounts.server.ts";
import { ownPathFrom } from "./own-path.ts";

export type Administrator = StaffLoginResponse["admin"];

/** What the panel's address shows (specification, section 4). */
export type StaffState =
  | { state: "panel"; admin: Administrator }
  /** Logged in, but the panel is for administrators. */
  | { state: "editor" }
  | { state: "setup"; tokenRequired: boolean }
  /** `isUnsure`: whether there is an administrator at all could not be found out. */
  | { state: "login"; isUnsure: boolean };

/** Who asks. `headers` clear a session that has ended. */
export async function checkStaff(
  request: Request,
): Promise<{ staff: StaffState; headers: Headers }> {
  const verified = await callAccounts(request, {
    path: adminApi.verify,
    response: staffLoginResponse,
  });
  const { headers } = verified;
  if (verified.ok) {
    return { staff: { state: "panel", admin: verified.value.admin }, headers };
  }
  if (verified.failure.code === "forbidden") {
    return { staff: { state: "editor" }, headers };
  }
  const setup = await callAccounts(request, {
    path: adminApi.setupRequired,
    response: setupRequiredResponse,
  });
  if (!setup.ok) {
    return { staff: { state: "login", isUnsure: true }, headers };
  }
  const { setupRequired, tokenRequired } = setup.value;
  return {
    staff: setupRequired ? { state: "setup", tokenRequired } : { state: "login", isUnsure: false },
    headers,
  };
}

/** @throws a redirect to the panel's login, and from there back, for anyone but an administrator */
export async function requireAdministrator(request: Request, url: URL): Promise<Administrator> {
  const { staff, headers } = await checkStaff(request);
  if (staff.state !== "panel") {
    const returnTo = encodeURIComponent(url.pathname + url.search);
    throw redirect(`${ownPathFrom(url, "/admin")}?returnTo=${returnTo}`, { headers });
  }
  return staff.admin;
}

/** Ends the session, and shows login. */
export async function logOutStaff(request: Request, url: URL): Promise<Response> {
  const headers = await endSession(request, { kind: "staff", path: adminApi.logout });
  return redirect(ownPathFrom(url, "/admin"), { headers });
}
