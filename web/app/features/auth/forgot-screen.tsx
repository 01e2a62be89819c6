import { useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { EmailField } from "#app/forms/account-fields.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { accountPath } from "#app/session/account-path.ts";
import { useFlash } from "#app/session/flash.ts";
import { Button, Fields, Notice, TextLink } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

export interface ForgotPasswordScreenProps {
  /** Login page to return to. */
  login: "/auth" | "/admin";
  refusal: Refusal<"email"> | undefined;
}

/** Requests a link to reset the password. */
export function ForgotPasswordScreen({ login, refusal }: ForgotPasswordScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useIsBusy();
  const field = useForm(refusal);
  // Keeps the notice on the page, so that visitors who return from their mailbox can read the notice again.
  const isSent = useFlash().key === "reset-sent" && !refusal;
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: "auth.forgot" })}
      lede={intl.formatMessage({ id: "auth.forgot.lede" })}
      isStaff={login === "/admin"}
    >
      {isSent ? (
        <Notice tone="success">{intl.formatMessage({ id: "done.resetSent" })}</Notice>
      ) : null}
      <AccountForm refusal={refusal}>
        <Fields>
          <RefusalBox refusal={refusal} />
          <EmailField field={field} autoComplete="email" required />
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "form.sending" })}
          >
            {intl.formatMessage({ id: isSent ? "auth.forgot.again" : "auth.forgot.submit" })}
          </Button>
        </Fields>
      </AccountForm>
      <div className={styles.links}>
        <TextLink isBack href={accountPath(locale, login)}>
          {intl.formatMessage({ id: "auth.backToLogin" })}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
