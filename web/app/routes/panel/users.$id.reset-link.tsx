import { type AdminUserDetail, adminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.reset-link";

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return submitForm(args, {
    schema: emptyFormSchema,
    path: adminApi.userResetLink(id),
    done: "reset-link-sent",
    to: `/admin/users/${id}`,
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.customer.resetLink");

/** Confirmation before sending a customer a link to reset the password. */
export default function SendResetLink({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const { id, email } = useOutletContext<AdminUserDetail>();
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.customer.resetLink" })}
      screen={`/admin/users/${id}`}
      refusal={actionData}
      failed="admin.failed.updateUser"
      submitLabel={<FormattedMessage id="auth.forgot.submit" />}
      busyLabel="form.sending"
      isConfirmation
    >
      <p>
        <FormattedMessage id="admin.customer.resetLink.text" values={{ email }} />
      </p>
    </DialogForm>
  );
}
