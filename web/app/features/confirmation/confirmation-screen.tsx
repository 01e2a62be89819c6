import type { AccountKind } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import { PasskeyForm } from "#app/forms/passkey-form.tsx";
import { type Refusal, splitPasskeyRefusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { Button, Fields, PasswordField, SettingsSection, TextLink } from "#app/ui/index.ts";
import * as styles from "./confirmation.css.ts";

export interface ConfirmationScreenProps {
  kind: AccountKind;
  /** True if the confirmation needs a code in addition to the password. */
  needsCode: boolean;
  hasPasskey: boolean;
  /** Screen to which the visitor can return without a confirmation. */
  backHref: string;
  refusal: Refusal<"currentPassword" | "secondFactorCode" | "passkey"> | undefined;
}

/** Asks for the password and the code of a second factor, or for a passkey, before a sensitive action. */
export function ConfirmationScreen({
  kind,
  needsCode,
  hasPasskey,
  backHref,
  refusal,
}: ConfirmationScreenProps) {
  const intl = useIntl();
  const { passkey, other } = splitPasskeyRefusal(refusal);
  const field = useForm(other);
  // Also shows the field if the API requires a code, because the account may have got a second factor after the page
  // was loaded.
  const hasCodeField = needsCode || other?.fields?.secondFactorCode !== undefined;
  return (
    <SettingsSection
      id="confirmation"
      heading={<FormattedMessage id="confirmation" />}
      text={<FormattedMessage id="confirmation.text" />}
      width="narrow"
    >
      {hasPasskey ? <PasskeyForm kind={kind} label="passkeys.confirm" refusal={passkey} /> : null}
      <AccountForm refusal={other}>
        <Fields>
          <RefusalBox refusal={other} />
          <input type="hidden" name="intent" value="confirm" />
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
              isPending={useIsBusy({ intent: "confirm" })}
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
    </SettingsSection>
  );
}
