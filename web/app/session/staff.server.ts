import {
  adminApi,
  type StaffLoginResponse,
  setupRequiredResponse,
  staffLoginResponse,
} from "contracts";
import { createContext, type MiddlewareFunction } from "react-router";
import { callAccounts } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { setFlash } from "./flash.server.ts";
import {
  accountKind,
  hasSessionCookie,
  type RouteArgs,
  redirectToLogin,
} from "./session.server.ts";

type Administrator = StaffLoginResponse["admin"];

/** State of the panel's URL (specification, section 4). */
export type StaffState =
  | { state: "panel"; admin: Administrator }
  /** Logged in, but not as an administrator. */
  | { state: "editor" }
  | { state: "setup"; tokenRequired: boolean }
  /**
   * `isUnsure`: the check whether an administrator exists failed. `hasEnded`: there was a session,
   * and it has ended.
   */
  | { state: "login"; isUnsure: boolean; hasEnded: boolean };

const staffContext = createContext<() => Promise<StaffState>>();

/** Middleware of the panel: checks the session on first use, once per request. */
export const staffSession: MiddlewareFunction<Response> = ({ context }) => {
  let pending: Promise<StaffState> | undefined;
  context.set(accountKind, "staff");
  context.set(staffContext, () => {
    pending ??= checkStaff(context);
    return pending;
  });
};

/** Returns the state of the panel for the current visitor. */
export function findStaff(context: RequestContext): Promise<StaffState> {
  return context.get(staffContext)();
}

/** @throws a redirect to login for anyone but an administrator */
export async function requireAdministrator(args: RouteArgs): Promise<Administrator> {
  const staff = await findStaff(args.context);
  if (staff.state !== "panel") {
    if (staff.state === "login" && staff.hasEnded) {
      await setFlash(args.context, "session-ended");
    }
    throw redirectToLogin(args);
  }
  return staff.admin;
}

async function checkStaff(context: RequestContext): Promise<StaffState> {
  let hasEnded = false;
  if (hasSessionCookie(context, "staff")) {
    const verified = await callAccounts(context, {
      path: adminApi.verify,
      response: staffLoginResponse,
    });
    if (verified.ok) {
      return { state: "panel", admin: verified.value.admin };
    }
    if (verified.failure.code === "forbidden") {
      return { state: "editor" };
    }
    hasEnded = verified.failure.code === "unauthenticated";
  }
  const setup = await callAccounts(context, {
    path: adminApi.setupRequired,
    response: setupRequiredResponse,
  });
  if (!setup.ok) {
    return { state: "login", isUnsure: true, hasEnded };
  }
  const { setupRequired, tokenRequired } = setup.value;
  return setupRequired
    ? { state: "setup", tokenRequired }
    : { state: "login", isUnsure: false, hasEnded };
}
