import { useState } from "react";
import { useIntl } from "react-intl";
import { FieldFrame } from "#app/ui/field/field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import type { TextFieldProps } from "#app/ui/text-field/text-field.tsx";
import * as styles from "./password-field.css.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete"> {
  /** Makes a password manager fill in the current password or suggest a new one. */
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that reveals the password. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className={styles.input}
            type={isShown ? "text" : "password"}
          />
          <span className={styles.toggle}>
            <IconButton
              icon={isShown ? "eye-off" : "eye"}
              label={intl.formatMessage({ id: "ui.showPassword" })}
              aria-pressed={isShown}
              aria-controls={control.id}
              disabled={input.disabled}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
