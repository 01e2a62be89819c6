import { useIntl } from "react-intl";
import { Form, useNavigation } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import type { Refusal } from "#app/content/refusal.ts";
import { useSite } from "#app/content/site-context.tsx";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { Button, Fields, FormError, TextField, TextLink } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

export interface ForgotScreenProps {
  isStaff: boolean;
  refusal: Refusal | undefined;
}

/** Asks for a link to a new password. */
export function ForgotScreen({ isStaff, refusal }: ForgotScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useNavigation().formData !== undefined;
  const problem = useProblems(refusal?.fields);
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: "auth.forgot" })}
      lede={intl.formatMessage({ id: "auth.forgot.lede" })}
    >
      <Form method="post" noValidate>
        <Fields>
          {refusal && refusal.code !== "invalid" ? (
            <FormError>
              {intl.formatMessage({ id: failureMessage(refusal.code) ?? "failure.unavailable" })}
            </FormError>
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
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "form.sending" })}
          >
            {intl.formatMessage({ id: "auth.forgot.submit" })}
          </Button>
        </Fields>
      </Form>
      <div className={styles.links}>
        <TextLink isBack href={ownPath(locale, isStaff ? "/admin" : "/auth")}>
          {intl.formatMessage({ id: "auth.backToLogin" })}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
