import {
  type AccountKind,
  adminApi,
  authApi,
  confirmIdentityRequest,
  sessionConfirmationState,
} from "contracts";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import type { ActionArgs } from "#app/forms/form.server.ts";
import type { AccountScreenPath } from "#app/session/account-path.ts";
import { type RouteArgs, redirectToReturnTo } from "#app/session/session.server.ts";
import { findStaff } from "#app/session/staff.server.ts";
import { passkeyFormSchema, submitWithPasskey } from "./passkeys.server.ts";

const paths = { customer: authApi.confirmation, staff: adminApi.confirmation } as const;

/** Returns the screen to open after a confirmation if the URL has no `returnTo`. */
async function homeOf(context: RequestContext, kind: AccountKind): Promise<AccountScreenPath> {
  if (kind === "customer") {
    return "/client-area/account";
  }
  // Opens the security screen for editors, because they may not see the panel's list of staff.
  return (await findStaff(context)).state === "panel" ? "/admin/staff" : "/admin/security";
}

/** Returns whether the session was confirmed recently; undefined if the call failed. */
export async function readConfirmation(context: RequestContext, kind: AccountKind) {
  const state = await callForAccountPage(context, {
    path: paths[kind],
    response: sessionConfirmationState,
  });
  return state.ok ? state.value : undefined;
}

/** @throws a redirect to `returnTo` if the session needs no confirmation */
export async function loadConfirmation(args: RouteArgs, kind: AccountKind) {
  const state = await readConfirmation(args.context, kind);
  if (state?.isConfirmed) {
    throw redirectToReturnTo(args, await homeOf(args.context, kind));
  }
  return {
    kind,
    needsCode: state?.needsCode ?? false,
    hasPasskey: state?.hasPasskey ?? false,
  };
}

/** Confirms the session, and returns to the form that required the confirmation. */
export function confirmSession(args: ActionArgs, kind: AccountKind) {
  const rest = {
    path: paths[kind],
    done: "identity-confirmed",
    to: async () => redirectToReturnTo(args, await homeOf(args.context, kind)),
  } as const;
  return submitWithPasskey(
    args,
    { schema: confirmIdentityRequest, ...rest },
    { schema: passkeyFormSchema, ...rest },
  );
}
