import { FormattedMessage, useIntl } from "react-intl";
import { Form } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import { useSite } from "#app/content/site-context.tsx";
import type { StaffState } from "#app/content/staff-session.server.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { ActionLink, Button, Fields, PasswordField, TextField, TextLink } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { LogOutForm } from "./log-out-form.tsx";
import { ErrorBox, RefusalBox } from "./refusal-box.tsx";
import { useRememberAdmin } from "./remembered-admin.ts";
import { useIsBusy } from "./use-is-busy.ts";

/** The screens of the CMS, which are an editor's. */
const cmsPath = "/cms";

export interface AdminSignInProps {
  staff: Exclude<StaffState, { state: "panel" }>;
  refusal: Refusal | undefined;
}

/** What stands at the panel's address while nobody may see it (specification, section 4). */
export function AdminSignIn({ staff, refusal }: AdminSignInProps) {
  useRememberAdmin(undefined);
  return (
    <div className={styles.entry}>
      <div className={styles.card}>
        {staff.state === "setup" ? (
          <SetupForm tokenRequired={staff.tokenRequired} refusal={refusalOf(refusal, "setup")} />
        ) : null}
        {staff.state === "login" ? (
          // Any form of the panel may end here, when the session ended meanwhile.
          <LoginForm isUnsure={staff.isUnsure} refusal={refusal} />
        ) : null}
        {staff.state === "editor" ? <NotForEditors /> : null}
      </div>
    </div>
  );
}

interface SetupFormProps {
  tokenRequired: boolean;
  refusal: Refusal | undefined;
}

function SetupForm({ tokenRequired, refusal }: SetupFormProps) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  const isBusy = useIsBusy("setup");
  return (
    <>
      <div>
        <h1 className={styles.entryHeading}>
          <FormattedMessage id="admin.setup" />
        </h1>
        <p className={styles.entryLede}>
          <FormattedMessage id="admin.setup.lede" />
        </p>
      </div>
      <Form method="post" noValidate>
        <Fields>
          <RefusalBox refusal={refusal} />
          <input type="hidden" name="intent" value="setup" />
          <EmailField refusal={refusal} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "field.password" })}
            autoComplete="new-password"
            required
            error={problem("password")}
          />
          {tokenRequired ? (
            <TextField
              name="setupToken"
              label={intl.formatMessage({ id: "admin.setup.token" })}
              hint={intl.formatMessage({ id: "admin.setup.token.hint" })}
              autoComplete="off"
              required
              error={problem("setupToken")}
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
      </Form>
    </>
  );
}

function EmailField({ refusal }: { refusal: Refusal | undefined }) {
  const intl = useIntl();
  const problem = useProblems(refusal?.fields);
  return (
    <TextField
      name="email"
      type="email"
      label={intl.formatMessage({ id: "field.email" })}
      autoComplete="username"
      required
      defaultValue={refusal?.values.email}
      error={problem("email")}
    />
  );
}

interface LoginFormProps {
  isUnsure: boolean;
  refusal: Refusal | undefined;
}

function LoginForm({ isUnsure, refusal }: LoginFormProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const own = refusalOf(refusal, "login");
  const problem = useProblems(own?.fields);
  const isBusy = useIsBusy("login");
  return (
    <>
      <h1 className={styles.entryHeading}>
        <FormattedMessage id="admin.login" />
      </h1>
      <Form method="post" noValidate>
        <Fields>
          {isUnsure && !refusal ? (
            <ErrorBox message={intl.formatMessage({ id: "admin.failed.setupStatus" })} />
          ) : null}
          <RefusalBox refusal={refusal} />
          <input type="hidden" name="intent" value="login" />
          <EmailField refusal={own} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "field.password" })}
            autoComplete="current-password"
            required
            error={problem("password")}
          />
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "auth.login.busy" })}
          >
            <FormattedMessage id="admin.login.submit" />
          </Button>
        </Fields>
      </Form>
      <TextLink href={ownPath(locale, "/admin/forgot")}>
        <FormattedMessage id="auth.forgot.link" />
      </TextLink>
    </>
  );
}

function NotForEditors() {
  return (
    <>
      <div>
        <h1 className={styles.entryHeading}>
          <FormattedMessage id="admin.editor" />
        </h1>
        <p className={styles.entryLede}>
          <FormattedMessage id="admin.editor.text" />
        </p>
      </div>
      <div className={styles.inline}>
        <ActionLink href={cmsPath}>
          <FormattedMessage id="admin.editor.cms" />
        </ActionLink>
        <LogOutForm />
      </div>
    </>
  );
}
