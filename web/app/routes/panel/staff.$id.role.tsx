import { adminApi, type StaffAccount, staffRoles } from "contracts";
import { useIntl } from "react-intl";
import { z } from "zod";
import { StaffDialog, useDialogStaffAccount } from "#app/features/admin/staff-dialog.tsx";
import { roleMessageIds } from "#app/features/admin/staff-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { SelectField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.$id.role";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: z.object({ role: z.enum(staffRoles) }),
    method: "PATCH",
    path: adminApi.staffAccount(args.params.id),
    done: "staff-updated",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("staff.role");

export default function ChangeRole({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const account = useDialogStaffAccount();
  return account ? <RoleDialog account={account} actionData={actionData} /> : null;
}

interface RoleDialogProps {
  account: StaffAccount;
  actionData: Route.ComponentProps["actionData"] | undefined;
}

function RoleDialog({ account, actionData }: RoleDialogProps) {
  const intl = useIntl();
  const field = useForm(actionData, { initial: { role: account.role } });
  return (
    <StaffDialog
      account={account}
      title="staff.changeRole"
      text="staff.changeRole.text"
      refusal={actionData}
    >
      <SelectField
        {...field("role")}
        label={intl.formatMessage({ id: "staff.role" })}
        options={staffRoles.map((role) => ({
          value: role,
          label: intl.formatMessage({ id: roleMessageIds[role] }),
        }))}
      />
    </StaffDialog>
  );
}
