import { type AuthStatusResponse, authApi, authStatusResponse } from "contracts";
import { createContext, type MiddlewareFunction } from "react-router";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { setFlash } from "./flash.server.ts";
import {
  accountKindContext,
  hasSessionCookie,
  type RouteArgs,
  redirectToLogin,
} from "./session.server.ts";

const customerContext = createContext<() => Promise<AuthStatusResponse | undefined>>();

/** Middleware of the client area: checks the session on first use, once per request. */
export const customerSessionMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  let pending: Promise<AuthStatusResponse | undefined> | undefined;
  context.set(accountKindContext, "customer");
  context.set(customerContext, () => {
    pending ??= fetchStatus(context).then(async (status) => {
      if (status.hasEnded) {
        // Sets the message that login shows.
        await setFlash(context, "session-ended");
      }
      return status.customer;
    });
    return pending;
  });
};

/** Returns the customer with their plans; undefined without a session, or when the check failed. */
export async function findCustomer(
  context: RequestContext,
): Promise<AuthStatusResponse | undefined> {
  return (await fetchStatus(context)).customer;
}

interface Status {
  customer?: AuthStatusResponse;
  /** True if the visitor had a session that has ended. */
  hasEnded: boolean;
}

async function fetchStatus(context: RequestContext): Promise<Status> {
  if (!hasSessionCookie(context, "customer")) {
    return { hasEnded: false };
  }
  const status = await callForAccountPage(context, {
    path: authApi.status,
    response: authStatusResponse,
  });
  return status.ok
    ? { customer: status.value, hasEnded: false }
    : { hasEnded: status.failure.code === "unauthenticated" };
}

/** @throws a redirect to login when there is no session or it could not be checked */
export async function requireCustomer(args: RouteArgs): Promise<AuthStatusResponse> {
  const customer = await args.context.get(customerContext)();
  if (!customer) {
    throw redirectToLogin(args);
  }
  return customer;
}
