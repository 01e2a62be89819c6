import { type AccountKind, addDays, type SecondFactorState } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { isPastDay, useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import { CopyButton, Fields, Notice, SettingsSection, StatusChip } from "#app/ui/index.ts";
import {
  CurrentPasswordField,
  ProofForm,
  type SecondFactorField,
  type SecondFactorIntent,
  SubmitButton,
} from "./proof-form.tsx";
import { QrCode, type QrCodePath } from "./qr-code.tsx";
import * as styles from "./second-factor.css.ts";

export interface SecondFactorEnrolment {
  /** The `otpauth:` URI with the secret. The form for the code submits the URI again. */
  uri: string;
  qrCode: QrCodePath;
}

/** Failure of one of the forms. After a wrong code, `enrolment` contains the same QR code again. */
export type SecondFactorRefusal = Refusal<SecondFactorField, SecondFactorIntent> & {
  enrolment?: SecondFactorEnrolment | undefined;
};

/** Result of the form that was sent last. */
export type SecondFactorResult = SecondFactorRefusal | { enrolment: SecondFactorEnrolment };

export interface SecondFactorScreenProps {
  kind: AccountKind;
  /** The authenticator app. */
  secondFactor: SecondFactorState["secondFactor"];
  /** Whether the account has a passkey, which counts as a second factor too. */
  hasPasskey: boolean;
  /** First day, in Brasília, on which the account needs a second factor. */
  requiredFrom?: string | undefined;
  result: SecondFactorResult | undefined;
}

/** Adds and removes the authenticator app of an account. */
export function SecondFactorScreen({
  kind,
  secondFactor,
  hasPasskey,
  requiredFrom,
  result,
}: SecondFactorScreenProps) {
  const refusal = result && "code" in result ? result : undefined;
  const uri = enrolmentUri(result);
  return (
    <SettingsSection
      id="second_factor"
      heading={<FormattedMessage id="secondFactor" />}
      text={<FormattedMessage id="secondFactor.text" />}
      width="narrow"
    >
      {requiredFrom && !secondFactor && !hasPasskey ? <Requirement from={requiredFrom} /> : null}
      {secondFactor ? (
        <Active
          kind={kind}
          secondFactor={secondFactor}
          hasPasskey={hasPasskey}
          refusal={selectRefusal(refusal, "remove", "remove-by-passkey")}
        />
      ) : uri ? (
        <Confirmation
          uri={uri}
          qrCode={result && "enrolment" in result ? result.enrolment?.qrCode : undefined}
          refusal={selectRefusal(refusal, "confirm")}
        />
      ) : (
        <Start refusal={selectRefusal(refusal, "enrol")} />
      )}
    </SettingsSection>
  );
}

/** Shows the day from which the account needs a second factor. */
function Requirement({ from }: { from: string }) {
  const formatDay = useFormatDay();
  return (
    <Notice>
      {isPastDay(addDays(from, -1)) ? (
        <FormattedMessage id="secondFactor.required" />
      ) : (
        <FormattedMessage id="secondFactor.requiredFrom" values={{ date: formatDay(from) }} />
      )}
    </Notice>
  );
}

/**
 * Returns the URI of an enrolment whose code is not confirmed yet. After a network failure, the URI comes from the
 * form.
 */
function enrolmentUri(result: SecondFactorResult | undefined): string | undefined {
  if (result && "enrolment" in result && result.enrolment) {
    return result.enrolment.uri;
  }
  return result && "code" in result && result.intent === "confirm" ? result.values.uri : undefined;
}

interface FormProps {
  refusal: SecondFactorRefusal | undefined;
}

function Start({ refusal }: FormProps) {
  const field = useForm<SecondFactorField>(refusal);
  return (
    <AccountForm refusal={refusal} preventScrollReset>
      <Fields>
        <RefusalBox refusal={refusal} />
        <CurrentPasswordField field={field} />
        <SubmitButton intent="enrol" label="secondFactor.start" />
      </Fields>
    </AccountForm>
  );
}

interface ConfirmationProps extends FormProps {
  uri: string;
  /** Absent after a failure of the network; the secret can still be typed. */
  qrCode: QrCodePath | undefined;
}

function Confirmation({ uri, qrCode, refusal }: ConfirmationProps) {
  const intl = useIntl();
  const field = useForm<SecondFactorField>(refusal);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <div className={styles.steps}>
      <div>
        <p>
          <FormattedMessage id="secondFactor.scan" />
        </p>
        {qrCode ? (
          <QrCode drawing={qrCode} label={intl.formatMessage({ id: "secondFactor.qrCode" })} />
        ) : null}
        <p className={styles.text}>
          <FormattedMessage id="secondFactor.secret" />
        </p>
        <p className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
        <div className={styles.buttonRow}>
          <CopyButton
            text={secret}
            label={intl.formatMessage({ id: "secondFactor.secret.copy" })}
            copiedLabel={intl.formatMessage({ id: "secondFactor.copied" })}
            byHandLabel={intl.formatMessage({ id: "secondFactor.secret.byHand" })}
          />
        </div>
      </div>
      <AccountForm refusal={refusal} preventScrollReset>
        <Fields>
          <RefusalBox refusal={refusal} />
          <input type="hidden" name="uri" value={uri} />
          <CodeField field={field} hint="secondFactor.code.appHint" />
          <SubmitButton intent="confirm" label="secondFactor.confirm" />
        </Fields>
      </AccountForm>
    </div>
  );
}

interface ActiveProps extends FormProps, Pick<SecondFactorScreenProps, "kind" | "hasPasskey"> {
  secondFactor: NonNullable<SecondFactorState["secondFactor"]>;
}

function Active({ kind, secondFactor, hasPasskey, refusal }: ActiveProps) {
  const moment = useFormatMoment();
  const { confirmedAt, lastUsedAt } = secondFactor;
  return (
    <div className={styles.steps}>
      <div>
        <StatusChip tone="positive">
          <FormattedMessage id="secondFactor.active" values={{ date: moment(confirmedAt) }} />
        </StatusChip>
        <p className={styles.text}>
          <FormattedMessage id="secondFactor.facts" values={{ date: moment(lastUsedAt, true) }} />
        </p>
      </div>
      <ProofForm
        kind={kind}
        intent="remove"
        tone="danger"
        summary="secondFactor.remove"
        text={hasPasskey ? "secondFactor.remove.textWithPasskey" : "secondFactor.remove.text"}
        submit="secondFactor.remove.submit"
        hasPasskey={hasPasskey}
        refusal={refusal}
      />
    </div>
  );
}
