import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { EmailField, PasswordField } from "#app/forms/account-fields.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import { PasskeyForm } from "#app/forms/passkey-form.tsx";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { accountPath } from "#app/session/account-path.ts";
import { findSessionEndedMessage, useFlash } from "#app/session/flash.ts";
import type { StaffSessionState } from "#app/session/staff.server.ts";
import { ActionLink, Button, Fields, TextField, TextLink } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { cmsHref, LogOutForm } from "./admin-frame.tsx";
import { useAdminStorage } from "./admin-storage.ts";

type SetupRefusal = Refusal<"email" | "password" | "setupToken", "setup">;
type LoginRefusal = Refusal<"email" | "password", "login">;
type PasskeyRefusal = Refusal<"passkey", "passkey">;

export interface AdminSignInProps {
  staff: Exclude<StaffSessionState, { state: "panel" | "second-factor-missing" }>;
  refusal:
    | SetupRefusal
    | LoginRefusal
    | PasskeyRefusal
    | Refusal<string, "logout" | "toggle-plan" | "undo-toggle">
    | undefined;
}

/**
 * Shows setup, login or an error at the panel's URL to anyone who may not see the panel (specification,
 * section 4).
 */
export function AdminSignIn({ staff, refusal }: AdminSignInProps) {
  useAdminStorage(undefined);
  return (
    <div className={styles.signInPage}>
      <div className={styles.signInCard}>
        {staff.state === "setup" ? (
          <SetupForm
            tokenRequired={staff.tokenRequired}
            refusal={selectRefusal(refusal, "setup")}
          />
        ) : null}
        {staff.state === "login" ? (
          <LoginForm
            {...staff}
            refusal={selectRefusal(refusal, "login")}
            passkeyRefusal={selectRefusal(refusal, "passkey")}
          />
        ) : null}
        {staff.state === "editor" ? <NotForEditors /> : null}
      </div>
    </div>
  );
}

interface SetupFormProps {
  tokenRequired: boolean;
  refusal: SetupRefusal | undefined;
}

function SetupForm({ tokenRequired, refusal }: SetupFormProps) {
  const intl = useIntl();
  const field = useForm(refusal);
  const isBusy = useIsBusy({ intent: "setup" });
  return (
    <>
      <div>
        <h1 className={styles.signInHeading}>
          <FormattedMessage id="admin.setup" />
        </h1>
        <p className={styles.signInLede}>
          <FormattedMessage id="admin.setup.lede" />
        </p>
      </div>
      <AccountForm refusal={refusal}>
        <Fields>
          <RefusalBox
            hasPrefix
            refusal={refusal}
            // Shows a neutral text if there was no response, because the setup may have succeeded.
            texts={{ unavailable: "admin.failed.server", other: "admin.failed.setup" }}
          />
          <input type="hidden" name="intent" value="setup" />
          <EmailField field={field} autoComplete="username" required />
          <PasswordField field={field} autoComplete="new-password" required />
          {tokenRequired ? (
            <TextField
              {...field("setupToken")}
              label={intl.formatMessage({ id: "admin.setup.token" })}
              hint={intl.formatMessage({ id: "admin.setup.token.hint" })}
              autoComplete="off"
              required
            />
          ) : null}
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "auth.register.busy" })}
          >
            <FormattedMessage id="admin.setup.submit" />
          </Button>
        </Fields>
      </AccountForm>
    </>
  );
}

interface LoginFormProps extends Omit<Extract<StaffSessionState, { state: "login" }>, "state"> {
  refusal: LoginRefusal | undefined;
  passkeyRefusal: PasskeyRefusal | undefined;
}

function LoginForm({ isSetupUnknown, hasEnded, refusal, passkeyRefusal }: LoginFormProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const field = useForm(refusal);
  const isBusy = useIsBusy({ intent: "login" });
  const sessionEnded =
    findSessionEndedMessage(useFlash().key) ?? (hasEnded ? "failure.sessionEnded" : undefined);
  return (
    <>
      <h1 className={styles.signInHeading}>
        <FormattedMessage id="admin.login" />
      </h1>
      <AccountForm refusal={refusal}>
        <Fields>
          {sessionEnded && !refusal ? <ErrorBox hasPrefix id={sessionEnded} /> : null}
          {isSetupUnknown && !refusal ? <ErrorBox hasPrefix id="admin.failed.setupStatus" /> : null}
          <RefusalBox
            hasPrefix
            refusal={refusal}
            texts={{ "invalid-credentials": "admin.failed.login", other: "admin.failed.server" }}
          />
          <input type="hidden" name="intent" value="login" />
          <EmailField field={field} autoComplete="username" required />
          <PasswordField field={field} autoComplete="current-password" required />
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "auth.login.busy" })}
          >
            <FormattedMessage id="admin.login.submit" />
          </Button>
        </Fields>
      </AccountForm>
      <PasskeyForm kind="staff" label="passkeys.login" isWide hasPrefix refusal={passkeyRefusal} />
      <TextLink href={accountPath(locale, "/admin/forgot")}>
        <FormattedMessage id="auth.forgot.link" />
      </TextLink>
    </>
  );
}

function NotForEditors() {
  const { locale } = useSite();
  return (
    <>
      <div>
        <h1 className={styles.signInHeading}>
          <FormattedMessage id="admin.editor" />
        </h1>
        <p className={styles.signInLede}>
          <FormattedMessage id="admin.editor.text" />
        </p>
      </div>
      <div className={styles.controlRow}>
        <ActionLink href={cmsHref}>
          <FormattedMessage id="admin.editor.cms" />
        </ActionLink>
        <LogOutForm />
      </div>
      <TextLink href={accountPath(locale, "/admin/security")}>
        <FormattedMessage id="secondFactor" />
      </TextLink>
    </>
  );
}
