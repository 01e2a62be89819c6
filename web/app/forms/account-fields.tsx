import { useIntl } from "react-intl";
import {
  PasswordField as PasswordControl,
  type PasswordFieldProps,
  TextField,
} from "#app/ui/index.ts";
import type { FieldState } from "./use-fields.ts";

/** Props of the fields that several account forms share. `field` is the function that use-form.ts returns. */
interface AccountFieldProps<Name extends string> {
  field: (name: Name) => FieldState<Name>;
  autoComplete: string;
  required?: boolean;
}

export function FullnameField({ field, ...input }: AccountFieldProps<"fullname">) {
  const label = useIntl().formatMessage({ id: "field.fullname" });
  return <TextField {...field("fullname")} {...input} label={label} />;
}

export function EmailField({ field, ...input }: AccountFieldProps<"email">) {
  const label = useIntl().formatMessage({ id: "field.email" });
  return <TextField {...field("email")} {...input} type="email" label={label} />;
}

export function PhoneField({ field, ...input }: AccountFieldProps<"phone">) {
  const label = useIntl().formatMessage({ id: "field.phone" });
  return <TextField {...field("phone")} {...input} type="tel" label={label} />;
}

interface NewPasswordFieldProps
  extends AccountFieldProps<"password">,
    Pick<PasswordFieldProps, "autoComplete" | "hint"> {
  autoComplete: PasswordFieldProps["autoComplete"];
}

export function PasswordField({ field, ...input }: NewPasswordFieldProps) {
  const label = useIntl().formatMessage({ id: "field.password" });
  return <PasswordControl {...field("password")} {...input} label={label} />;
}

/** Field for a new password, with the rules as a hint. */
export function NewPasswordField({
  field,
  ...input
}: Omit<NewPasswordFieldProps, "hint" | "autoComplete">) {
  const intl = useIntl();
  return (
    <PasswordControl
      {...field("password")}
      {...input}
      autoComplete="new-password"
      label={intl.formatMessage({ id: "field.newPassword" })}
      hint={intl.formatMessage({ id: "field.newPassword.hint" })}
    />
  );
}
