import { adminApi } from "contracts";
import { StaffDialog, useDialogStaffAccount } from "#app/features/admin/staff-dialog.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.second-factor";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: emptyFormSchema,
    method: "DELETE",
    path: adminApi.staffSecondFactor(args.params.id),
    done: "second-factor-reset",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("secondFactor.reset");

/** Confirmation before an administrator removes a colleague's second factor. */
export default function ResetStaffSecondFactor({
  actionData,
}: Pick<Route.ComponentProps, "actionData">) {
  const account = useDialogStaffAccount();
  return account ? (
    <StaffDialog
      account={account}
      title="secondFactor.reset"
      text="secondFactor.reset.text"
      refusal={actionData}
      isDanger
    />
  ) : null;
}
