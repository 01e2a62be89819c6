import { useState } from "react";
import { useIntl } from "react-intl";
import { FieldFrame } from "#app/ui/field/index.ts";
import { Icon } from "#app/ui/icon/index.ts";
import type { TextFieldProps } from "#app/ui/text-field/index.ts";
import * as styles from "./password-field.css.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete"> {
  /** Which password a manager is to fill in, or to offer. */
  autoComplete: "current-password" | "new-password";
}

/** A password, which may be looked at while it is typed. */
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
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            aria-controls={control.id}
            aria-label={intl.formatMessage({ id: "ui.showPassword" })}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} size="small" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
