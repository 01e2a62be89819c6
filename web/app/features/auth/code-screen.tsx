import { useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import { CodeField } from "#app/forms/code-field.tsx";
import { PasskeyForm } from "#app/forms/passkey-form.tsx";
import { type Refusal, splitPasskeyRefusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { accountPath } from "#app/session/account-path.ts";
import { Button, Fields, TextLink } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

export interface CodeScreenProps {
  /** Login page to return to. */
  login: "/auth" | "/admin";
  refusal: Refusal<"secondFactorCode" | "passkey"> | undefined;
}

/** Second step of a login: the code of the authenticator app, a recovery code, or a passkey. */
export function CodeScreen({ login, refusal }: CodeScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { passkey, other } = splitPasskeyRefusal(refusal);
  const field = useForm(other);
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: "secondFactor" })}
      lede={intl.formatMessage({ id: "secondFactor.login.lede" })}
      isStaff={login === "/admin"}
    >
      <AccountForm refusal={other}>
        <Fields>
          <RefusalBox refusal={other} />
          <input type="hidden" name="intent" value="code" />
          <CodeField field={field} hint="secondFactor.code.hint" />
          <Button
            type="submit"
            isWide
            isPending={useIsBusy({ intent: "code" })}
            pendingLabel={intl.formatMessage({ id: "auth.login.busy" })}
          >
            {intl.formatMessage({ id: "auth.login.submit" })}
          </Button>
        </Fields>
      </AccountForm>
      <PasskeyForm
        kind={login === "/admin" ? "staff" : "customer"}
        label="passkeys.login"
        isWide
        refusal={passkey}
      />
      <p className={styles.lede}>{intl.formatMessage({ id: "secondFactor.login.lost" })}</p>
      <div className={styles.links}>
        <TextLink isBack href={accountPath(locale, login)}>
          {intl.formatMessage({ id: "auth.backToLogin" })}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
