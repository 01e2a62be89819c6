import { type AuthStatusResponse, authApi, authStatusResponse } from "contracts";
import { createContext, type MiddlewareFunction } from "react-router";
import { callAccounts } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor.server.ts";
import { accountKind, hasSessionCookie, type RouteArgs, toLogin } from "./session.server.ts";

const customerContext = createContext<() => Promise<AuthStatusResponse | undefined>>();

/** Of the customer area: who asks is found out when a loader first wants to know, once for all. */
export const customerSession: MiddlewareFunction<Response> = ({ context }) => {
  let asked: Promise<AuthStatusResponse | undefined> | undefined;
  context.set(accountKind, "customer");
  context.set(customerContext, () => {
    asked ??= findCustomer(context);
    return asked;
  });
};

/** The customer who asks, with the plans; undefined without a session, or when it was not answered. */
export async function findCustomer(
  context: RequestContext,
): Promise<AuthStatusResponse | undefined> {
  if (!hasSessionCookie(context, "customer")) {
    return undefined;
  }
  const status = await callAccounts(context, {
    path: authApi.status,
    response: authStatusResponse,
  });
  return status.ok ? status.value : undefined;
}

/** @throws a redirect to login when there is no session or it could not be checked */
export async function requireCustomer(args: RouteArgs): Promise<AuthStatusResponse> {
  const customer = await args.context.get(customerContext)();
  if (!customer) {
    throw toLogin(args);
  }
  return customer;
}
