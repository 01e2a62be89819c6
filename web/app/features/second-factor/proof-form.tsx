import type { AccountKind } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import { PasskeyForm } from "#app/forms/passkey-form.tsx";
import { type Refusal, splitPasskeyRefusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { Button, type ButtonTone, Disclosure, Fields, PasswordField } from "#app/ui/index.ts";
import * as styles from "./second-factor.css.ts";

export type SecondFactorField = "currentPassword" | "secondFactorCode" | "passkey" | "uri";
/** Actions of `ProofForm`. Each action can be confirmed with a passkey instead of password and code. */
type ProofIntent = "renew" | "remove";
export type SecondFactorIntent = "enrol" | "confirm" | ProofIntent | `${ProofIntent}-by-passkey`;

export function CurrentPasswordField({
  field,
}: {
  field: ReturnType<typeof useForm<SecondFactorField>>;
}) {
  const label = useIntl().formatMessage({ id: "field.currentPassword" });
  return (
    <PasswordField
      {...field("currentPassword")}
      label={label}
      autoComplete="current-password"
      required
    />
  );
}

interface SubmitProps {
  intent: SecondFactorIntent;
  tone?: ButtonTone;
  label: MessageId;
}

export function SubmitButton({ intent, tone = "primary", label }: SubmitProps) {
  const intl = useIntl();
  return (
    <div className={styles.buttonRow}>
      <Button
        type="submit"
        tone={tone}
        name="intent"
        value={intent}
        isPending={useIsBusy({ intent })}
        pendingLabel={intl.formatMessage({ id: "form.sending" })}
      >
        <FormattedMessage id={label} />
      </Button>
    </div>
  );
}

export interface ProofFormProps {
  kind: AccountKind;
  intent: ProofIntent;
  tone?: ButtonTone;
  summary: MessageId;
  text: MessageId;
  submit: MessageId;
  /** Whether the account has a passkey, which can replace password and code. */
  hasPasskey: boolean;
  refusal: Refusal<SecondFactorField> | undefined;
}

/** Form inside a disclosure. Requires either password and code, or a passkey. */
export function ProofForm({
  kind,
  intent,
  tone = "secondary",
  summary,
  text,
  submit,
  hasPasskey,
  refusal,
}: ProofFormProps) {
  const intl = useIntl();
  const passkeyIntent = `${intent}-by-passkey` satisfies SecondFactorIntent;
  const { passkey, other } = splitPasskeyRefusal(refusal, passkeyIntent);
  const field = useForm<SecondFactorField>(other);
  return (
    <Disclosure summary={intl.formatMessage({ id: summary })} isOpen={refusal !== undefined}>
      <div className={styles.steps}>
        <AccountForm refusal={other}>
          <Fields>
            <p className={styles.text}>
              <FormattedMessage id={text} />
            </p>
            <RefusalBox refusal={other} />
            <CurrentPasswordField field={field} />
            <CodeField field={field} hint="secondFactor.code.hint" />
            <SubmitButton intent={intent} tone={tone} label={submit} />
          </Fields>
        </AccountForm>
        {hasPasskey ? (
          <PasskeyForm
            kind={kind}
            intent={passkeyIntent}
            label="passkeys.confirm"
            refusal={passkey}
          />
        ) : null}
      </div>
    </Disclosure>
  );
}
