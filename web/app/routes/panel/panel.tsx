import {
  adminApi,
  adminPlan,
  createPageSchema,
  dueWork,
  loginRequest,
  planSortKeys,
  setupRequest,
  updatePlanRequest,
  userPage,
  userSortKeys,
} from "contracts";
import { Outlet } from "react-router";
import { z } from "zod";
import { AdminSignIn } from "#app/features/admin/admin-sign-in.tsx";
import {
  mainListParameters,
  parseUserFilters,
  planListParameters,
} from "#app/features/admin/list-query.ts";
import { PanelScreen } from "#app/features/admin/panel-screen.tsx";
import { createFormHandler, submitFormByIntent } from "#app/forms/form.server.ts";
import { selectRefusal } from "#app/forms/refusal.ts";
import { hasSessionCookie, logOut, redirectToReturnTo } from "#app/session/session.server.ts";
import { findStaff, redirectToSecurity } from "#app/session/staff.server.ts";
import { definePasskeyLogin } from "../passkeys.server.ts";
import { createScreenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/panel";
import { redirectFormerDialog } from "./former-dialogs.server.ts";
import { loadList, loadOrUndefined } from "./lists.server.ts";
import { recordPayments, undoPayments } from "./payments.server.ts";
import { togglePlan } from "./toggle-plan.server.ts";

/** Lists 50 customers per page in views where staff record many payments at once. */
function paymentsPage(search: string): Record<string, string> {
  return parseUserFilters(search).due === undefined ? {} : { limit: "50" };
}

function loadLists(args: Route.LoaderArgs) {
  return Promise.all([
    loadList(args, {
      path: adminApi.users,
      names: mainListParameters,
      sorts: userSortKeys,
      filters: { ...parseUserFilters(args.url.search), ...paymentsPage(args.url.search) },
      response: userPage,
    }),
    loadList(args, {
      path: adminApi.plans,
      names: planListParameters,
      sorts: planSortKeys,
      response: createPageSchema(adminPlan),
    }),
    loadOrUndefined(args, { path: adminApi.due, response: dueWork }),
  ]);
}

/** Requests lists and session in parallel. Parallel requests are safe, because the API authorizes each request. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  redirectFormerDialog(args, "panel");
  const [staff, lists] = await Promise.all([
    findStaff(context),
    hasSessionCookie(context, "staff") ? loadLists(args) : [],
  ]);
  if (staff.state === "second-factor-missing") {
    throw redirectToSecurity(context);
  }
  if (staff.state !== "panel") {
    return staff;
  }
  if (args.url.searchParams.has("returnTo")) {
    throw redirectToReturnTo(args, "/admin");
  }
  const [users, plans, due] = lists;
  return { state: staff.state, users, plans, due };
}

export function action(args: Route.ActionArgs) {
  const toPanel = () => redirectToReturnTo(args, "/admin");
  return submitFormByIntent(args, {
    logout: ({ context }) => logOut(context, { kind: "staff", path: adminApi.logout }),
    login: createFormHandler({
      schema: loginRequest.pick({ email: true, password: true }),
      path: adminApi.login,
      failureScreens: { "second-factor-required": "/admin/code" },
      to: toPanel,
    }),
    passkey: createFormHandler(definePasskeyLogin(args, "staff", "/admin")),
    setup: createFormHandler({ schema: setupRequest, path: adminApi.setup, to: toPanel }),
    "record-payments": (panelArgs, fields) => recordPayments(panelArgs, fields),
    "undo-payments": undoPayments,
    "toggle-plan": (panelArgs, fields) => togglePlan(panelArgs, fields),
    // Sets no flash message, because the chip shows the result.
    "undo-toggle": createFormHandler({
      schema: updatePlanRequest.pick({ status: true }).extend({ id: z.string() }),
      method: "PUT",
      path: ({ id }) => adminApi.plan(id),
      body: ({ status }) => ({ status }),
    }),
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { revalidateAroundDialog as shouldRevalidate } from "../revalidate-around-dialog.ts";

const titles = {
  panel: "admin.panel",
  login: "admin.login",
  setup: "admin.setup",
  editor: "admin.editor",
} as const;

export function meta(args: Route.MetaArgs) {
  return createScreenMeta(args, titles[args.loaderData?.state ?? "login"], {
    description: "admin.description",
  });
}

export default function Panel({ loaderData, actionData: refusal }: Route.ComponentProps) {
  return loaderData.state === "panel" ? (
    <>
      <PanelScreen {...loaderData} refusal={refusal} />
      <Outlet />
    </>
  ) : (
    <AdminSignIn staff={loaderData} refusal={selectRefusal(refusal, "login", "passkey", "setup")} />
  );
}
