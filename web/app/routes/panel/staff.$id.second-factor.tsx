import { adminApi } from "contracts";
import { StaffDialog, useStaffOfDialog } from "#app/features/admin/staff-dialog.tsx";
import { noFields, submit } from "#app/forms/form.server.ts";
import { titleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.second-factor";

export function action(args: Route.ActionArgs) {
  return submit(args, {
    schema: noFields,
    method: "DELETE",
    path: adminApi.staffSecondFactor(args.params.id),
    done: "second-factor-reset",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = titleMeta("secondFactor.reset");

/** Confirmation before an administrator removes a colleague's second factor. */
export default function ResetStaffSecondFactor({
  actionData,
}: Pick<Route.ComponentProps, "actionData">) {
  const account = useStaffOfDialog();
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
