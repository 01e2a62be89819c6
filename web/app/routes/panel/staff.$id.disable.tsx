import { adminApi, type UpdateStaffRequest } from "contracts";
import { StaffDialog, useDialogStaffAccount } from "#app/features/admin/staff-dialog.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.disable";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: emptyFormSchema,
    method: "PATCH",
    path: adminApi.staffAccount(args.params.id),
    body: () => ({ disabled: true }) satisfies UpdateStaffRequest,
    done: "staff-updated",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

/** Disables a staff account, or withdraws its invitation. */
export const meta = createTitleMeta("staff.disable");

export default function DisableStaff({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const account = useDialogStaffAccount();
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
