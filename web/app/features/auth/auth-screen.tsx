import { useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import {
  EmailField,
  FullnameField,
  PasswordField,
  PhoneField,
} from "#app/forms/account-fields.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import { PasskeyForm } from "#app/forms/passkey-form.tsx";
import { type Refusal, splitPasskeyRefusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { accountPath } from "#app/session/account-path.ts";
import { findSessionEndedMessage, useFlash } from "#app/session/flash.ts";
import { Button, Fields, TextLink } from "#app/ui/index.ts";
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

export interface AuthScreenProps {
  mode: Mode;
  refusal: Refusal<"fullname" | "email" | "phone" | "password" | "passkey"> | undefined;
  /** E-mail address that the visitor typed before switching between login and registration. */
  email?: string | undefined;
  /** Called with the typed e-mail address when the visitor switches between login and registration. */
  onToggle?: ((email: string) => void) | undefined;
}

/** Login form, which a link switches to registration (specification, section 2). */
export function AuthScreen({ mode, refusal, email, onToggle }: AuthScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useIsBusy({ intent: mode });
  const { passkey, other } = splitPasskeyRefusal(refusal);
  const field = useForm(other, { initial: { email } });
  const form = useRef<HTMLFormElement>(null);
  const sessionEnded = findSessionEndedMessage(useFlash().key);
  const text = words[mode];
  const isRegister = mode === "register";
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: text.heading })}
      lede={intl.formatMessage({ id: text.lede })}
    >
      <AccountForm ref={form} refusal={other}>
        <Fields>
          {sessionEnded && !refusal ? <ErrorBox id={sessionEnded} /> : null}
          <RefusalBox
            refusal={other}
            texts={{ unavailable: text.unanswered, other: text.failed }}
          />
          <input type="hidden" name="intent" value={mode} />
          {isRegister ? <FullnameField field={field} autoComplete="name" required /> : null}
          <EmailField field={field} autoComplete="email" required />
          {isRegister ? <PhoneField field={field} autoComplete="tel" required /> : null}
          <PasswordField
            field={field}
            autoComplete={isRegister ? "new-password" : "current-password"}
            required
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
      </AccountForm>
      {isRegister ? null : (
        <PasskeyForm kind="customer" label="passkeys.login" isWide refusal={passkey} />
      )}
      <div className={styles.links}>
        <TextLink
          href={useToggleHref(mode)}
          onClick={() =>
            onToggle?.(form.current ? String(new FormData(form.current).get("email") ?? "") : "")
          }
        >
          {intl.formatMessage({ id: text.toggle })}
        </TextLink>
        {isRegister ? null : (
          <TextLink href={accountPath(locale, "/auth/forgot")}>
            {intl.formatMessage({ id: "auth.forgot.link" })}
          </TextLink>
        )}
      </div>
    </AuthFrame>
  );
}

/** Returns the URL that switches between login and registration; keeps `returnTo`. */
function useToggleHref(mode: Mode): string {
  const params = new URLSearchParams(useLocation().search);
  if (mode === "login") {
    params.set("mode", "register");
  } else {
    params.delete("mode");
  }
  return `?${params}`;
}
