import { type AuthStatusResponse, locales } from "contracts";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import {
  EmailField,
  FullnameField,
  NewPasswordField,
  PhoneField,
} from "#app/forms/account-fields.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import { useFormatPhone } from "#app/i18n/use-format-phone.ts";
import { accountPath } from "#app/session/account-path.ts";
import { type FlashKey, useFlash } from "#app/session/flash.ts";
import {
  ActionLink,
  Button,
  type ButtonTone,
  Disclosure,
  Fields,
  Notice,
  PasswordField,
  SelectField,
  StatusChip,
  TextLink,
} from "#app/ui/index.ts";
import * as styles from "./account.css.ts";
import { UnverifiedEmailNotice } from "./email-notice.tsx";

type Customer = AuthStatusResponse["user"];

type ProfileRefusal = Refusal<
  "fullname" | "phone" | "email" | "locale" | "currentPassword",
  "profile"
>;
type PasswordRefusal = Refusal<"currentPassword" | "password", "password">;
type ButtonIntent = "end-sessions" | "request-deletion" | "withdraw-deletion";

export interface AccountScreenProps {
  user: Customer;
  refusal: ProfileRefusal | PasswordRefusal | Refusal<never, ButtonIntent> | undefined;
}

/** Lists a customer's details, password and sessions, and offers data export and account deletion (LGPD). */
export function AccountScreen({ user, refusal }: AccountScreenProps) {
  const { locale } = useSite();
  return (
    <>
      <UnverifiedEmailNotice user={user} />
      <AccountSection
        heading={<FormattedMessage id="account.details" />}
        text={<FormattedMessage id="account.details.text" />}
      >
        {user.emailVerifiedAt ? (
          <p className={styles.verifiedNotice}>
            <StatusChip tone="positive">
              <FormattedMessage id="account.email.verified" values={{ email: user.email }} />
            </StatusChip>
          </p>
        ) : null}
        <DetailsForm user={user} refusal={selectRefusal(refusal, "profile")} />
      </AccountSection>
      <AccountSection
        heading={<FormattedMessage id="account.password" />}
        text={<FormattedMessage id="account.password.text" />}
      >
        <PasswordForm refusal={selectRefusal(refusal, "password")} />
      </AccountSection>
      <AccountSection
        heading={<FormattedMessage id="secondFactor" />}
        text={<FormattedMessage id="secondFactor.text" />}
      >
        <div className={styles.buttonRow}>
          <ActionLink tone="secondary" href={accountPath(locale, "/client-area/security")}>
            <FormattedMessage id="secondFactor.manage" />
          </ActionLink>
        </div>
      </AccountSection>
      <AccountSection
        heading={<FormattedMessage id="account.sessions" />}
        text={<FormattedMessage id="account.sessions.text" />}
      >
        <Fields>
          <RefusalBox refusal={selectRefusal(refusal, "end-sessions")} />
          <div className={styles.planLinks}>
            <SingleButtonForm intent="end-sessions">
              <FormattedMessage id="account.sessions.end" />
            </SingleButtonForm>
            <TextLink href={accountPath(locale, "/client-area/security")}>
              <FormattedMessage id="account.sessions.list" />
            </TextLink>
          </div>
        </Fields>
      </AccountSection>
      <AccountSection
        heading={<FormattedMessage id="account.data" />}
        text={
          <>
            <FormattedMessage id="account.data.text" />{" "}
            {user.emailVerifiedAt ? null : (
              <FormattedMessage id="account.data.unverified" values={{ email: user.email }} />
            )}
          </>
        }
      >
        {/* A plain form instead of React Router's, because the response is a file, or a redirect to one. */}
        <form className={styles.buttonRow} action={accountPath(locale, "/client-area/export")}>
          <Button type="submit" tone="secondary" icon="download">
            <FormattedMessage id="account.data.download" />
          </Button>
        </form>
      </AccountSection>
      <AccountSection
        heading={<FormattedMessage id="account.deletion" />}
        text={<FormattedMessage id="account.deletion.text" />}
      >
        <Deletion
          user={user}
          refusal={selectRefusal(refusal, "request-deletion", "withdraw-deletion")}
        />
      </AccountSection>
    </>
  );
}

interface AccountSectionProps {
  heading: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function AccountSection({ heading, text, children }: AccountSectionProps) {
  return (
    <section className={styles.accountPart}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.accountPartText}>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Returns a ref to a form. Resets the form after a success, so that passwords do not stay in its fields. */
function useResetAfterSuccess(done: FlashKey): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const flash = useFlash();
  useEffect(() => {
    if (flash.key === done) {
      form.current?.reset();
    }
  }, [flash, done]);
  return form;
}

interface DetailsFormProps {
  user: Customer;
  refusal: ProfileRefusal | undefined;
}

function DetailsForm({ user, refusal }: DetailsFormProps) {
  const intl = useIntl();
  const phoneText = useFormatPhone();
  const field = useForm(refusal, { initial: { ...user, phone: phoneText(user) } });
  const isBusy = useIsBusy({ intent: "profile" });
  const form = useResetAfterSuccess("profile");
  return (
    <AccountForm ref={form} refusal={refusal} preventScrollReset>
      <Fields>
        <RefusalBox refusal={refusal} />
        <input type="hidden" name="intent" value="profile" />
        <input type="hidden" name="currentEmail" value={user.email} />
        <Fields isPair>
          <FullnameField field={field} autoComplete="name" />
          <PhoneField field={field} autoComplete="tel" />
        </Fields>
        <Fields isPair>
          <EmailField field={field} autoComplete="email" />
          <SelectField
            // Renders a new select after a change of locale, because a reset returns a select to the option of its
            // first render.
            key={user.locale}
            {...field("locale")}
            label={intl.formatMessage({ id: "account.details.locale" })}
            options={locales.map((locale) => ({ value: locale, label: localeNames[locale].name }))}
          />
        </Fields>
        <PasswordField
          {...field("currentPassword")}
          label={intl.formatMessage({ id: "field.currentPassword" })}
          hint={intl.formatMessage({ id: "account.details.passwordHint" })}
          autoComplete="current-password"
        />
        <div className={styles.buttonRow}>
          <SaveButton isBusy={isBusy} />
        </div>
      </Fields>
    </AccountForm>
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

function PasswordForm({ refusal }: { refusal: PasswordRefusal | undefined }) {
  const intl = useIntl();
  const field = useForm(refusal);
  const isBusy = useIsBusy({ intent: "password" });
  const form = useResetAfterSuccess("password");
  return (
    <AccountForm ref={form} refusal={refusal} preventScrollReset>
      <Fields>
        <RefusalBox refusal={refusal} />
        <input type="hidden" name="intent" value="password" />
        <Fields isPair>
          <PasswordField
            {...field("currentPassword")}
            label={intl.formatMessage({ id: "field.currentPassword" })}
            autoComplete="current-password"
          />
          <NewPasswordField field={field} />
        </Fields>
        <div className={styles.buttonRow}>
          <SaveButton isBusy={isBusy} />
        </div>
      </Fields>
    </AccountForm>
  );
}

interface SingleButtonFormProps {
  intent: ButtonIntent;
  tone?: ButtonTone;
  children: ReactNode;
}

function SingleButtonForm({ intent, tone = "secondary", children }: SingleButtonFormProps) {
  const isBusy = useIsBusy({ intent });
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" tone={tone} name="intent" value={intent} isPending={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

interface DeletionProps {
  user: Customer;
  refusal: Pick<Refusal, "code"> | undefined;
}

function Deletion({ user, refusal }: DeletionProps) {
  const moment = useFormatMoment();
  const intl = useIntl();
  const { email, emailVerifiedAt, deletionRequestedAt, deletionLinkSentAt } = user;
  const isOpen = deletionRequestedAt !== null || deletionLinkSentAt !== null;
  return (
    <Fields>
      <RefusalBox refusal={refusal} />
      {deletionRequestedAt ? (
        <Notice>
          <FormattedMessage
            id="account.deletion.requested"
            values={{ date: moment(deletionRequestedAt) }}
          />
        </Notice>
      ) : null}
      {deletionLinkSentAt && !deletionRequestedAt ? (
        <Notice>
          <FormattedMessage
            id="account.deletion.confirm"
            values={{ email, date: moment(deletionLinkSentAt, true) }}
          />
        </Notice>
      ) : null}
      {isOpen || emailVerifiedAt ? null : (
        <p className={styles.accountPartText}>
          <FormattedMessage id="account.deletion.unverified" values={{ email }} />
        </p>
      )}
      {isOpen ? (
        <div className={styles.planLinks}>
          {deletionRequestedAt ? null : (
            <SingleButtonForm intent="request-deletion">
              <FormattedMessage id="account.deletion.sendAgain" />
            </SingleButtonForm>
          )}
          <SingleButtonForm intent="withdraw-deletion">
            <FormattedMessage id="account.deletion.withdraw" />
          </SingleButtonForm>
        </div>
      ) : (
        // Requires two steps, so that an accidental tap sends no request.
        <Disclosure summary={intl.formatMessage({ id: "account.deletion.begin" })}>
          <SingleButtonForm intent="request-deletion" tone="danger">
            <FormattedMessage id="account.deletion.request" />
          </SingleButtonForm>
        </Disclosure>
      )}
    </Fields>
  );
}
