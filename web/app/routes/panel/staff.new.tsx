import { adminApi, inviteStaffRequest, staffRoles } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "#app/features/admin/admin.css.ts";
import { roleMessageIds } from "#app/features/admin/staff-screen.tsx";
import { EmailField } from "#app/forms/account-fields.tsx";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { localeContext } from "#app/request-context.ts";
import { SelectField, TextField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/staff.new";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: inviteStaffRequest,
    path: adminApi.staff,
    // Sends the language of the current page, in which the invitation is written.
    body: (invited) => ({ ...invited, locale: args.context.get(localeContext) }),
    done: "staff-invited",
    to: "/admin/staff",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("staff.invite");

export default function InviteStaff({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData, { initial: { role: "editor" } });
  return (
    <DialogForm
      title={intl.formatMessage({ id: "staff.invite" })}
      screen="/admin/staff"
      refusal={actionData}
      failed="admin.failed.staff"
      submitLabel={<FormattedMessage id="staff.invite.submit" />}
    >
      <p className={styles.mutedText}>
        <FormattedMessage id="staff.invite.text" />
      </p>
      <TextField
        {...field("name")}
        label={intl.formatMessage({ id: "admin.column.name" })}
        autoComplete="off"
      />
      <EmailField field={field} autoComplete="off" />
      <SelectField
        {...field("role")}
        label={intl.formatMessage({ id: "staff.role" })}
        options={staffRoles.map((role) => ({
          value: role,
          label: intl.formatMessage({ id: roleMessageIds[role] }),
        }))}
      />
    </DialogForm>
  );
}
