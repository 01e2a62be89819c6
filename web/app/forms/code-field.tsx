import { useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { TextField } from "#app/ui/index.ts";
import type { FieldState } from "./use-fields.ts";

interface CodeFieldProps {
  field: (name: "secondFactorCode") => FieldState<"secondFactorCode">;
  hint: MessageId;
}

/** Field for a code of the authenticator app, or a recovery code. */
export function CodeField({ field, hint }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field("secondFactorCode")}
      label={intl.formatMessage({ id: "secondFactor.code" })}
      hint={intl.formatMessage({ id: hint })}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}
