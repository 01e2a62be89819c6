import {
  type AdminUserDetail,
  adminApi,
  emailField,
  fullnameField,
  locales,
  unvalidatedPhoneField,
  updateUserRequest,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useOutletContext } from "react-router";
import { EmailField, FullnameField, PhoneField } from "#app/forms/account-fields.tsx";
import { DialogForm } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import { useFormatPhone } from "#app/i18n/use-format-phone.ts";
import { SelectField, TextAreaField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.edit";

/** Requires all fields except the notes, although the API does not: an empty field is an error. */
const editUserForm = updateUserRequest.extend({
  fullname: fullnameField,
  email: emailField,
  phone: unvalidatedPhoneField,
});

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return submitForm(args, {
    schema: editUserForm,
    method: "PATCH",
    path: adminApi.user(id),
    body: ({ notes = "", ...details }) => ({ ...details, notes }),
    done: "user-updated",
    to: `/admin/users/${id}`,
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.customer.edit");

/** Edits a customer's details and the staff's notes. */
export default function EditUser({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const intl = useIntl();
  const user = useOutletContext<AdminUserDetail>();
  const { email } = user;
  const phoneText = useFormatPhone();
  const field = useForm(actionData, {
    initial: { ...user, phone: phoneText(user), notes: user.notes ?? undefined },
  });
  return (
    <DialogForm
      title={intl.formatMessage({ id: "admin.customer.edit" })}
      screen={`/admin/users/${user.id}`}
      refusal={actionData}
      failed="admin.failed.updateUser"
      submitLabel={<FormattedMessage id="form.save" />}
    >
      <FullnameField field={field} autoComplete="off" />
      <EmailField field={field} autoComplete="off" />
      <p>
        <FormattedMessage id="admin.customer.edit.email" values={{ email }} />
      </p>
      <PhoneField field={field} autoComplete="off" />
      <SelectField
        {...field("locale")}
        label={intl.formatMessage({ id: "account.details.locale" })}
        options={locales.map((locale) => ({ value: locale, label: localeNames[locale].name }))}
      />
      <TextAreaField
        {...field("notes")}
        rows={4}
        label={intl.formatMessage({ id: "audit.field.notes" })}
        hint={intl.formatMessage({ id: "admin.customer.notes.hint" })}
      />
    </DialogForm>
  );
}
