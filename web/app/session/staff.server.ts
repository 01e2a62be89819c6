import {
  adminApi,
  type StaffLoginResponse,
  setupRequiredResponse,
  staffLoginResponse,
} from "contracts";
import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "./account-path.ts";
import { setFlash } from "./flash.server.ts";
import {
  accountKindContext,
  hasSessionCookie,
  type RouteArgs,
  redirectToLogin,
} from "./session.server.ts";

type Administrator = StaffLoginResponse["admin"];

/** State of the panel's URL (specification, section 4). */
export type StaffSessionState =
  | { state: "panel"; admin: Administrator }
  /** Logged in, but not as an administrator. */
  | { state: "editor" }
  /** Logged in, but the account lacks a required second factor and may only add one. */
  | { state: "second-factor-missing" }
  | { state: "setup"; tokenRequired: boolean }
  /**
   * `isSetupUnknown`: the check whether an administrator exists failed. `hasEnded`: the visitor had a session that has
   * ended.
   */
  | { state: "login"; isSetupUnknown: boolean; hasEnded: boolean };

const staffContext = createContext<() => Promise<StaffSessionState>>();

/** Middleware of the panel: checks the session on first use, once per request. */
export const staffSessionMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  let pending: Promise<StaffSessionState> | undefined;
  context.set(accountKindContext, "staff");
  context.set(staffContext, () => {
    pending ??= checkStaff(context);
    return pending;
  });
};

/** Returns the state of the panel for the current visitor. */
export function findStaff(context: RequestContext): Promise<StaffSessionState> {
  return context.get(staffContext)();
}

/** Redirects to the screen on which staff add a second factor. */
export function redirectToSecurity(context: RequestContext): Response {
  return redirect(accountPath(context.get(localeContext), "/admin/security"));
}

/** Redirects to login. If the session has ended, login shows a message about it. */
async function redirectToStaffLogin(args: RouteArgs, staff: StaffSessionState): Promise<Response> {
  if (staff.state === "login" && staff.hasEnded) {
    await setFlash(args.context, "session-ended");
  }
  return redirectToLogin(args);
}

/**
 * @throws a redirect to login if the visitor is no administrator, or to the security screen if a required second factor
 * is missing
 */
export async function requireAdministrator(args: RouteArgs): Promise<Administrator> {
  const staff = await findStaff(args.context);
  if (staff.state === "second-factor-missing") {
    throw redirectToSecurity(args.context);
  }
  if (staff.state !== "panel") {
    throw await redirectToStaffLogin(args, staff);
  }
  return staff.admin;
}

/**
 * Requires a member of staff. Editors, and accounts that lack a required second factor, may see only the screens of
 * their own account. For them `admin`, which the tabs of the panel need, is undefined.
 *
 * @throws a redirect to login for anyone else
 */
export async function requireStaff(args: RouteArgs) {
  const staff = await findStaff(args.context);
  const { state } = staff;
  if (state !== "panel" && state !== "editor" && state !== "second-factor-missing") {
    throw await redirectToStaffLogin(args, staff);
  }
  return {
    admin: state === "panel" ? staff.admin : undefined,
    lacksRequiredFactor: state === "second-factor-missing",
  };
}

async function checkStaff(context: RequestContext): Promise<StaffSessionState> {
  let hasEnded = false;
  if (hasSessionCookie(context, "staff")) {
    const verified = await callForAccountPage(context, {
      path: adminApi.verify,
      response: staffLoginResponse,
    });
    if (verified.ok) {
      return { state: "panel", admin: verified.value.admin };
    }
    if (verified.failure.code === "forbidden") {
      return { state: "editor" };
    }
    if (verified.failure.code === "second-factor-missing") {
      return { state: "second-factor-missing" };
    }
    hasEnded = verified.failure.code === "unauthenticated";
  }
  const setup = await callForAccountPage(context, {
    path: adminApi.setupRequired,
    response: setupRequiredResponse,
  });
  if (!setup.ok) {
    return { state: "login", isSetupUnknown: true, hasEnded };
  }
  const { setupRequired, tokenRequired } = setup.value;
  return setupRequired
    ? { state: "setup", tokenRequired }
    : { state: "login", isSetupUnknown: false, hasEnded };
}
