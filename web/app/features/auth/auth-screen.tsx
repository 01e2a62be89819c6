import { useIntl } from "react-intl";
import { Form, useLocation, useNavigation } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import type { Refusal } from "#app/content/refusal.ts";
import { useSite } from "#app/content/site-context.tsx";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { TextLink } from "#app/ui/action-link/index.ts";
import { Button } from "#app/ui/button/index.ts";
import { Fields } from "#app/ui/field/index.ts";
import { FormError } from "#app/ui/notice/index.ts";
import { PasswordField } from "#app/ui/password-field/index.ts";
import { TextField } from "#app/ui/text-field/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { RegistrationNotice } from "./registration-notice.tsx";

type Mode = "login" | "register";

const words = {
  login: {
    heading: "auth.login",
    lede: "auth.login.lede",
    submit: "auth.login.submit",
    busy: "auth.login.busy",
    failed: "auth.login.failed",
    unanswered: "auth.login.failed",
    toggle: "auth.toRegister",
  },
  register: {
    heading: "auth.register",
    lede: "auth.register.lede",
    submit: "auth.register.submit",
    busy: "auth.register.busy",
    failed: "auth.register.failed",
    unanswered: "auth.register.unanswered",
    toggle: "auth.toLogin",
  },
} as const satisfies Record<Mode, Record<string, MessageId>>;

/** Specification, section 8. */
function failedId({ code }: Refusal, mode: Mode): MessageId {
  const { failed, unanswered } = words[mode];
  return failureMessage(code) ?? (code === "unavailable" ? unanswered : failed);
}

export interface AuthScreenProps {
  mode: Mode;
  refusal: Refusal | undefined;
}

/** Login, and the registration that a link turns it into (specification, section 2). */
export function AuthScreen({ mode, refusal }: AuthScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useNavigation().formData !== undefined;
  const problem = useProblems(refusal?.fields);
  const text = words[mode];
  const isRegister = mode === "register";
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: text.heading })}
      lede={intl.formatMessage({ id: text.lede })}
    >
      <Form method="post" noValidate>
        <Fields>
          {refusal && refusal.code !== "invalid" ? (
            <FormError>{intl.formatMessage({ id: failedId(refusal, mode) })}</FormError>
          ) : null}
          <input type="hidden" name="intent" value={mode} />
          {isRegister ? (
            <TextField
              name="fullname"
              label={intl.formatMessage({ id: "field.fullname" })}
              autoComplete="name"
              required
              defaultValue={refusal?.values.fullname}
              error={problem("fullname")}
            />
          ) : null}
          <TextField
            name="email"
            type="email"
            label={intl.formatMessage({ id: "field.email" })}
            autoComplete="email"
            required
            defaultValue={refusal?.values.email}
            error={problem("email")}
          />
          {isRegister ? (
            <TextField
              name="phone"
              type="tel"
              label={intl.formatMessage({ id: "field.phone" })}
              autoComplete="tel"
              required
              defaultValue={refusal?.values.phone}
              error={problem("phone")}
            />
          ) : null}
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "field.password" })}
            autoComplete={isRegister ? "new-password" : "current-password"}
            required
            error={problem("password")}
          />
          {isRegister ? <RegistrationNotice /> : null}
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: text.busy })}
          >
            {intl.formatMessage({ id: text.submit })}
          </Button>
        </Fields>
      </Form>
      <div className={styles.links}>
        <TextLink href={useToggleHref(mode)}>{intl.formatMessage({ id: text.toggle })}</TextLink>
        {isRegister ? null : (
          <TextLink href={ownPath(locale, "/auth/forgot")}>
            {intl.formatMessage({ id: "auth.forgot.link" })}
          </TextLink>
        )}
      </div>
    </AuthFrame>
  );
}

/** The same page in the other mode; where to go on to after login is kept. */
function useToggleHref(mode: Mode): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete("done");
  if (mode === "login") {
    params.set("mode", "register");
  } else {
    params.delete("mode");
  }
  return `?${params}`;
}
