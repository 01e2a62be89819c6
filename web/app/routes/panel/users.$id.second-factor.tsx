import { type AdminUserDetail, adminApi } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { emptyFormSchema, submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.second-factor";

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return submitForm(args, {
    schema: emptyFormSchema,
    method: "DELETE",
    path: adminApi.userSecondFactor(id),
    done: "second-factor-reset",
    to: `/admin/users/${id}`,
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("secondFactor.reset");

/** Confirmation before an administrator removes a customer's second factor. */
export default function ResetSecondFactor({
  actionData,
}: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const { id, fullname: name, email } = useOutletContext<AdminUserDetail>();
  return (
    <DialogForm
      title={intl.formatMessage({ id: "secondFactor.reset" })}
      screen={`/admin/users/${id}`}
      refusal={actionData}
      failed="admin.failed.updateUser"
      submitLabel={<FormattedMessage id="secondFactor.reset" />}
      isConfirmation
      isDanger
    >
      <p>
        <FormattedMessage id="secondFactor.reset.text" values={{ name, email }} />
      </p>
    </DialogForm>
  );
}
