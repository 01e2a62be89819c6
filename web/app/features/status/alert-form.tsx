import { type FieldProblem, type Locale, statusAlertsPath } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { findProblemMessage } from "#app/forms/problem-messages.ts";
import { Button, TextField } from "#app/ui/index.ts";
import * as styles from "./status.css.ts";

/** Name of the honeypot field, which only bots fill in. */
const honeypotField = "website";

export interface AlertFormProps {
  locale: Locale;
  email?: string | undefined;
  problem?: FieldProblem | undefined;
}

/** Form to subscribe an e-mail address to status updates. */
export function AlertForm({ locale, email, problem }: AlertFormProps) {
  const intl = useIntl();
  return (
    <form
      className={styles.alertForm}
      method="post"
      action={statusAlertsPath(locale)}
      noValidate={problem !== undefined}
    >
      <TextField
        id="status-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        label={intl.formatMessage({ id: "contact.email" })}
        defaultValue={email}
        error={problem && intl.formatMessage({ id: findProblemMessage("email", problem) })}
      />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {honeypotField}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit">
        <FormattedMessage id="status.alerts.submit" />
      </Button>
      <p className={styles.smallText}>
        <FormattedMessage id="status.alerts.privacy" />
      </p>
    </form>
  );
}
