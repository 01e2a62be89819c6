import { adminApi, createUserRequest } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import {
  EmailField,
  FullnameField,
  PasswordField,
  PhoneField,
} from "#app/forms/account-fields.tsx";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.new";

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: createUserRequest,
    path: adminApi.users,
    done: "user-created",
    to: "/admin",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.users.new");

export default function NewUser({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const field = useForm(actionData);
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.users.new" })}
      screen="/admin"
      refusal={actionData}
      failed="admin.failed.createUser"
      submitLabel={<FormattedMessage id="admin.users.create" />}
    >
      <FullnameField field={field} autoComplete="off" />
      <EmailField field={field} autoComplete="off" />
      <PhoneField field={field} autoComplete="off" />
      <PasswordField
        field={field}
        hint={intl.formatMessage({ id: "field.newPassword.hint" })}
        autoComplete="new-password"
      />
    </DialogForm>
  );
}
