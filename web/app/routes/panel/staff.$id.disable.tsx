import { adminApi, type UpdateStaffRequest } from "contracts";
import { StaffDialog, useStaffOfDialog } from "#app/features/admin/staff-dialog.tsx";
import { noFields, submit } from "#app/forms/form.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.disable";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: noFields,
    method: "PATCH",
    path: adminApi.staffAccount(args.params.id),
    body: () => ({ disabled: true }) satisfies UpdateStaffRequest,
    done: "staff-updated",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

/** Disables a staff account, or withdraws its invitation. */
export const meta = titleMeta("staff.disable");

export default function DisableStaff({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const account = useStaffOfDialog();
  if (!account) {
    return null;
  }
  const isInvited = account.status === "invited";
  return (
    <StaffDialog
      account={account}
      title={isInvited ? "staff.revoke" : "staff.disable"}
      text={isInvited ? "staff.revoke.text" : "staff.disable.text"}
      refusal={actionData}
      isDanger
    />
  );
}
