import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { Button, Fields, PasswordField, TextLink } from "#app/ui/index.ts";
import * as styles from "./confirmation.css.ts";

export interface ConfirmationScreenProps {
  needsCode: boolean;
  /** Screen that opens when the visitor gives up. */
  backHref: string;
  refusal: Refusal<"currentPassword" | "secondFactorCode"> | undefined;
}

/** Asks for the password, and for the code of a second factor, before a sensitive action. */
export function ConfirmationScreen({ needsCode, backHref, refusal }: ConfirmationScreenProps) {
  const intl = useIntl();
  const field = useForm(refusal);
  // The API may know more than the page did when it was loaded.
  const hasCodeField = needsCode || refusal?.fields?.secondFactorCode !== undefined;
  return (
    <section className={styles.screen} aria-labelledby="confirmation">
      <div>
        <h2 className={styles.heading} id="confirmation">
          <FormattedMessage id="confirmation" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="confirmation.text" />
        </p>
      </div>
      <AccountForm refusal={refusal}>
        <Fields>
          <RefusalBox refusal={refusal} />
          <PasswordField
            {...field("currentPassword")}
            label={intl.formatMessage({ id: "field.currentPassword" })}
            autoComplete="current-password"
            required
          />
          {hasCodeField ? <CodeField field={field} hint="secondFactor.code.hint" /> : null}
          <div className={styles.actions}>
            <Button
              type="submit"
              isPending={useIsBusy()}
              pendingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              <FormattedMessage id="confirmation.submit" />
            </Button>
            <TextLink isBack href={backHref}>
              <FormattedMessage id="confirmation.back" />
            </TextLink>
          </div>
        </Fields>
      </AccountForm>
    </section>
  );
}
