import { type AuthStatusResponse, authApi, locales } from "contracts";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation, useNavigation } from "react-router";
import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import type { DoneKey } from "#app/i18n/done-messages.ts";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Button, type ButtonTone } from "#app/ui/button/index.ts";
import { Fields } from "#app/ui/field/index.ts";
import { FormError, Notice } from "#app/ui/notice/index.ts";
import { PasswordField } from "#app/ui/password-field/index.ts";
import { SelectField } from "#app/ui/select-field/index.ts";
import { TextField } from "#app/ui/text-field/index.ts";
import * as styles from "./account.css.ts";
import { AccountFrame } from "./account-frame.tsx";
import { EmailNotice } from "./email-notice.tsx";

type Customer = AuthStatusResponse["user"];

export interface AccountScreenProps {
  user: Customer;
  refusal: Refusal | undefined;
}

/** Own details, password, data and the end of it all (LGPD). */
export function AccountScreen({ user, refusal }: AccountScreenProps) {
  return (
    <AccountFrame fullname={user.fullname}>
      <EmailNotice user={user} />
      <Matter
        heading={<FormattedMessage id="account.details" />}
        text={<FormattedMessage id="account.details.text" />}
      >
        <DetailsForm user={user} refusal={refusalOf(refusal, "profile")} />
      </Matter>
      <Matter
        heading={<FormattedMessage id="account.password" />}
        text={<FormattedMessage id="account.password.text" />}
      >
        <PasswordForm refusal={refusalOf(refusal, "password")} />
      </Matter>
      <Matter
        heading={<FormattedMessage id="account.sessions" />}
        text={<FormattedMessage id="account.sessions.text" />}
      >
        <Fields>
          <Refused refusal={refusalOf(refusal, "end-sessions")} />
          <OneButton intent="end-sessions">
            <FormattedMessage id="account.sessions.end" />
          </OneButton>
        </Fields>
      </Matter>
      <Matter
        heading={<FormattedMessage id="account.data" />}
        text={<FormattedMessage id="account.data.text" />}
      >
        <div className={styles.start}>
          <ActionLink tone="secondary" icon="download" href={authApi.export}>
            <FormattedMessage id="account.data.download" />
          </ActionLink>
        </div>
      </Matter>
      <Matter
        heading={<FormattedMessage id="account.deletion" />}
        text={<FormattedMessage id="account.deletion.text" />}
      >
        <Deletion
          requestedAt={user.deletionRequestedAt}
          refusal={refusalOf(refusal, "request-deletion", "withdraw-deletion")}
        />
      </Matter>
    </AccountFrame>
  );
}

interface MatterProps {
  heading: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Matter({ heading, text, children }: MatterProps) {
  return (
    <section className={styles.matter}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.matterText}>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function useIsBusy(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}

function Refused({ refusal }: { refusal: Refusal | undefined }) {
  return refusal && refusal.code !== "invalid" ? (
    <FormError>
      <FormattedMessage id={failureMessage(refusal.code) ?? "failure.unavailable"} />
    </FormError>
  ) : null;
}

/** A form whose secrets are not kept once they were taken: it is as if it were new then. */
function useEmptiedAfter(done: DoneKey): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isDone = new URLSearchParams(useLocation().search).get("done") === done;
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return form;
}

function DetailsForm({ user, refusal }: AccountScreenProps) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  const isBusy = useIsBusy("profile");
  const form = useEmptiedAfter("profile");
  const value = (name: "fullname" | "email" | "phone" | "locale") =>
    refusal?.values[name] ?? user[name];
  return (
    <Form ref={form} method="post" noValidate preventScrollReset>
      <Fields>
        <Refused refusal={refusal} />
        <input type="hidden" name="intent" value="profile" />
        <input type="hidden" name="currentEmail" value={user.email} />
        <Fields isPair>
          <TextField
            name="fullname"
            label={intl.formatMessage({ id: "field.fullname" })}
            autoComplete="name"
            defaultValue={value("fullname")}
            error={problem("fullname")}
          />
          <TextField
            name="phone"
            type="tel"
            label={intl.formatMessage({ id: "field.phone" })}
            autoComplete="tel"
            defaultValue={value("phone")}
            error={problem("phone")}
          />
        </Fields>
        <Fields isPair>
          <TextField
            name="email"
            type="email"
            label={intl.formatMessage({ id: "field.email" })}
            autoComplete="email"
            defaultValue={value("email")}
            error={problem("email")}
          />
          <SelectField
            // A select takes the option that a reset goes back to when it is made.
            key={user.locale}
            name="locale"
            label={intl.formatMessage({ id: "account.details.locale" })}
            options={locales.map((locale) => ({ value: locale, label: localeNames[locale].name }))}
            defaultValue={value("locale")}
            error={problem("locale")}
          />
        </Fields>
        <PasswordField
          name="currentPassword"
          label={intl.formatMessage({ id: "field.currentPassword" })}
          hint={intl.formatMessage({ id: "account.details.passwordHint" })}
          autoComplete="current-password"
          error={problem("currentPassword")}
        />
        <div className={styles.start}>
          <SaveButton isBusy={isBusy} />
        </div>
      </Fields>
    </Form>
  );
}

function SaveButton({ isBusy }: { isBusy: boolean }) {
  const intl = useIntl();
  return (
    <Button
      type="submit"
      isPending={isBusy}
      pendingLabel={intl.formatMessage({ id: "form.saving" })}
    >
      <FormattedMessage id="form.save" />
    </Button>
  );
}

function PasswordForm({ refusal }: Pick<AccountScreenProps, "refusal">) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  const isBusy = useIsBusy("password");
  const form = useEmptiedAfter("password");
  return (
    <Form ref={form} method="post" noValidate preventScrollReset>
      <Fields>
        <Refused refusal={refusal} />
        <input type="hidden" name="intent" value="password" />
        <Fields isPair>
          <PasswordField
            name="currentPassword"
            label={intl.formatMessage({ id: "field.currentPassword" })}
            autoComplete="current-password"
            error={problem("currentPassword")}
          />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "field.newPassword" })}
            hint={intl.formatMessage({ id: "field.newPassword.hint" })}
            autoComplete="new-password"
            error={problem("password")}
          />
        </Fields>
        <div className={styles.start}>
          <SaveButton isBusy={isBusy} />
        </div>
      </Fields>
    </Form>
  );
}

interface OneButtonProps {
  intent: string;
  tone?: ButtonTone;
  children: ReactNode;
}

function OneButton({ intent, tone = "secondary", children }: OneButtonProps) {
  const isBusy = useIsBusy(intent);
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" tone={tone} name="intent" value={intent} isPending={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

interface DeletionProps {
  requestedAt: string | null;
  refusal: Refusal | undefined;
}

function Deletion({ requestedAt, refusal }: DeletionProps) {
  const moment = useFormatMoment();
  return (
    <Fields>
      <Refused refusal={refusal} />
      {requestedAt ? (
        <Notice>
          <FormattedMessage
            id="account.deletion.requested"
            values={{ date: moment(requestedAt) }}
          />
        </Notice>
      ) : null}
      {requestedAt ? (
        <OneButton intent="withdraw-deletion">
          <FormattedMessage id="account.deletion.withdraw" />
        </OneButton>
      ) : (
        <OneButton intent="request-deletion" tone="danger">
          <FormattedMessage id="account.deletion.request" />
        </OneButton>
      )}
    </Fields>
  );
}
