import { adminApi, inviteStaffRequest, staffAccount, type UpdateStaffRequest } from "contracts";
import { Outlet } from "react-router";
import { z } from "zod";
import { StaffScreen } from "#app/features/admin/staff-screen.tsx";
import { createFormHandler, submitFormByIntent } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { requireAdministrator } from "#app/session/staff.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff";
import { redirectFormerDialog } from "./former-dialogs.server.ts";
import { loadOrUndefined } from "./lists.server.ts";

export async function loader(args: Route.LoaderArgs) {
  redirectFormerDialog(args, "staff");
  const [staff, { id: ownId }] = await Promise.all([
    loadOrUndefined(args, { path: adminApi.staff, response: z.array(staffAccount) }),
    requireAdministrator(args),
  ]);
  return { staff, ownId };
}

/** Handles the buttons of a row that open no dialog: resend an invitation, enable an account. */
export function action(args: Route.ActionArgs) {
  return submitFormByIntent(args, {
    invite: createFormHandler({
      schema: inviteStaffRequest,
      path: adminApi.staff,
      body: (invited) => ({ ...invited, locale: args.context.get(localeContext) }),
      done: "staff-invited",
    }),
    enable: createFormHandler({
      schema: z.object({ id: z.string() }),
      method: "PATCH",
      path: ({ id }) => adminApi.staffAccount(id),
      body: () => ({ disabled: false }) satisfies UpdateStaffRequest,
      done: "staff-updated",
    }),
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { revalidateAroundDialog as shouldRevalidate } from "../revalidate-around-dialog.ts";

export const meta = createTitleMeta("admin.tab.staff");

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <StaffScreen {...loaderData} refusal={actionData} />
      <Outlet context={loaderData.staff ?? []} />
    </>
  );
}
