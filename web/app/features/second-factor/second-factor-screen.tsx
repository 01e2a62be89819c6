import { addDays, type SecondFactorState } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import { type Refusal, refusalOf } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { isPastDay, useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import {
  ActionLink,
  Button,
  type ButtonTone,
  CopyButton,
  Disclosure,
  Fields,
  Notice,
  PasswordField,
  StatusChip,
} from "#app/ui/index.ts";
import { QrCode, type QrDrawing } from "./qr-code.tsx";
import * as styles from "./second-factor.css.ts";

export interface Enrolment {
  /** The `otpauth:` URI with the secret; the form of the code sends it again. */
  uri: string;
  qrCode: QrDrawing;
}

type Field = "currentPassword" | "secondFactorCode" | "uri";
type Intent = "enrol" | "confirm" | "renew" | "remove";

/** A failure of one of the forms; a wrong code keeps the enrolment. */
export type SecondFactorRefusal = Refusal<Field, Intent> & { enrolment?: Enrolment | undefined };

/** Result of the form that was sent last. */
export type SecondFactorResult =
  | SecondFactorRefusal
  | { enrolment: Enrolment }
  | { recoveryCodes: string[] };

export interface SecondFactorScreenProps {
  secondFactor: SecondFactorState["secondFactor"];
  /** First day, in Brasília, on which the account needs a second factor. */
  requiredFrom?: string | undefined;
  result: SecondFactorResult | undefined;
}

/** Adds the second factor of an account, shows its recovery codes once, and removes it. */
export function SecondFactorScreen({
  secondFactor,
  requiredFrom,
  result,
}: SecondFactorScreenProps) {
  const refusal = result && "code" in result ? result : undefined;
  const uri = enrolmentUri(result);
  return (
    <section className={styles.screen} aria-labelledby="second_factor">
      <div>
        <h2 className={styles.heading} id="second_factor">
          <FormattedMessage id="secondFactor" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="secondFactor.text" />
        </p>
      </div>
      {requiredFrom && !secondFactor ? <Requirement from={requiredFrom} /> : null}
      {result && "recoveryCodes" in result ? (
        <RecoveryCodes codes={result.recoveryCodes} />
      ) : secondFactor ? (
        <Active secondFactor={secondFactor} refusal={refusal} />
      ) : uri ? (
        <Confirmation
          uri={uri}
          qrCode={result && "enrolment" in result ? result.enrolment?.qrCode : undefined}
          refusal={refusalOf(refusal, "confirm")}
        />
      ) : (
        <Start refusal={refusalOf(refusal, "enrol")} />
      )}
    </section>
  );
}

/** Says from when on the account needs a second factor. */
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

/** Returns the URI of an enrolment that waits for its code, also after a failure of the network. */
function enrolmentUri(result: SecondFactorResult | undefined): string | undefined {
  if (result && "enrolment" in result && result.enrolment) {
    return result.enrolment.uri;
  }
  return result && "code" in result && result.intent === "confirm" ? result.values.uri : undefined;
}

function CurrentPassword({ field }: { field: ReturnType<typeof useForm<Field>> }) {
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
  intent: Intent;
  tone?: ButtonTone;
  label: MessageId;
}

function Submit({ intent, tone = "primary", label }: SubmitProps) {
  const intl = useIntl();
  return (
    <div className={styles.start}>
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

interface FormProps {
  refusal: SecondFactorRefusal | undefined;
}

function Start({ refusal }: FormProps) {
  const field = useForm<Field>(refusal);
  return (
    <AccountForm refusal={refusal} preventScrollReset>
      <Fields>
        <RefusalBox refusal={refusal} />
        <CurrentPassword field={field} />
        <Submit intent="enrol" label="secondFactor.start" />
      </Fields>
    </AccountForm>
  );
}

interface ConfirmationProps extends FormProps {
  uri: string;
  /** Absent after a failure of the network; the secret can still be typed. */
  qrCode: QrDrawing | undefined;
}

function Confirmation({ uri, qrCode, refusal }: ConfirmationProps) {
  const intl = useIntl();
  const field = useForm<Field>(refusal);
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
        <div className={styles.start}>
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
          <Submit intent="confirm" label="secondFactor.confirm" />
        </Fields>
      </AccountForm>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const intl = useIntl();
  const text = codes.join("\n");
  return (
    <div className={styles.steps}>
      <Notice tone="success">
        <FormattedMessage id="secondFactor.codes.text" />
      </Notice>
      <ul className={styles.codes} aria-label={intl.formatMessage({ id: "secondFactor.codes" })}>
        {codes.map((code) => (
          <li className={styles.code} key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.start}>
        <CopyButton
          text={text}
          label={intl.formatMessage({ id: "secondFactor.codes.copy" })}
          copiedLabel={intl.formatMessage({ id: "secondFactor.copied" })}
          byHandLabel={intl.formatMessage({ id: "secondFactor.codes" })}
        />
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={intl.formatMessage({ id: "secondFactor.codes.file" })}
        >
          <FormattedMessage id="secondFactor.codes.download" />
        </a>
      </div>
      <div className={styles.start}>
        <ActionLink href="?">
          <FormattedMessage id="secondFactor.codes.done" />
        </ActionLink>
      </div>
    </div>
  );
}

interface ActiveProps extends FormProps {
  secondFactor: NonNullable<SecondFactorState["secondFactor"]>;
}

function Active({ secondFactor, refusal }: ActiveProps) {
  const intl = useIntl();
  const moment = useFormatMoment();
  const { confirmedAt, lastUsedAt, recoveryCodesLeft } = secondFactor;
  return (
    <div className={styles.steps}>
      <div>
        <StatusChip tone="positive">
          <FormattedMessage id="secondFactor.active" values={{ date: moment(confirmedAt) }} />
        </StatusChip>
        <p className={styles.text}>
          <FormattedMessage
            id="secondFactor.facts"
            values={{ date: moment(lastUsedAt, true), count: recoveryCodesLeft }}
          />
        </p>
      </div>
      <Change
        intent="renew"
        summary={intl.formatMessage({ id: "secondFactor.renew" })}
        text="secondFactor.renew.text"
        submit="secondFactor.renew.submit"
        refusal={refusalOf(refusal, "renew")}
      />
      <Change
        intent="remove"
        tone="danger"
        summary={intl.formatMessage({ id: "secondFactor.remove" })}
        text="secondFactor.remove.text"
        submit="secondFactor.remove.submit"
        refusal={refusalOf(refusal, "remove")}
      />
    </div>
  );
}

interface ChangeProps extends FormProps {
  intent: "renew" | "remove";
  tone?: ButtonTone;
  summary: string;
  text: MessageId;
  submit: MessageId;
}

/** Form behind a disclosure that needs the password and a code. */
function Change({ intent, tone = "secondary", summary, text, submit, refusal }: ChangeProps) {
  const field = useForm<Field>(refusal);
  return (
    <Disclosure summary={summary} isOpen={refusal !== undefined}>
      <AccountForm refusal={refusal} preventScrollReset>
        <Fields>
          <p className={styles.text}>
            <FormattedMessage id={text} />
          </p>
          <RefusalBox refusal={refusal} />
          <CurrentPassword field={field} />
          <CodeField field={field} hint="secondFactor.code.hint" />
          <Submit intent={intent} tone={tone} label={submit} />
        </Fields>
      </AccountForm>
    </Disclosure>
  );
}
