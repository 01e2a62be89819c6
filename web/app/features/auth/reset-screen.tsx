import { useIntl } from "react-intl";
import { Form, useNavigation } from "react-router";
import type { Refusal } from "#app/content/refusal.ts";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import { useProblems } from "#app/i18n/problem-messages.ts";
import { Button, Fields, FormError, PasswordField } from "#app/ui/index.ts";
import { AuthFrame } from "./auth-frame.tsx";

const words = {
  reset: { heading: "auth.reset", lede: "auth.reset.lede" },
  invite: { heading: "auth.invite", lede: "auth.invite.lede" },
} as const;

export interface ResetScreenProps {
  purpose: keyof typeof words;
  /** Of the link that was e-mailed. */
  token: string;
  refusal: Refusal | undefined;
}

/** Takes a new password from whoever has the link. */
export function ResetScreen({ purpose, token, refusal }: ResetScreenProps) {
  const intl = useIntl();
  const isBusy = useNavigation().formData !== undefined;
  const problem = useProblems(refusal?.fields);
  const isBadLink = refusal?.code === "invalid-token" || refusal?.fields?.token !== undefined;
  const failed = isBadLink ? "invalid-token" : refusal?.code;
  const { heading, lede } = words[purpose];
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: heading })}
      lede={intl.formatMessage({ id: lede })}
    >
      <Form method="post" noValidate>
        <Fields>
          {failed && failed !== "invalid" ? (
            <FormError>
              {intl.formatMessage({ id: failureMessage(failed) ?? "failure.unavailable" })}
            </FormError>
          ) : null}
          <input type="hidden" name="token" value={token} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "field.newPassword" })}
            hint={intl.formatMessage({ id: "field.newPassword.hint" })}
            autoComplete="new-password"
            required
            error={problem("password")}
          />
          <Button
            type="submit"
            isWide
            isPending={isBusy}
            pendingLabel={intl.formatMessage({ id: "form.saving" })}
          >
            {intl.formatMessage({ id: "auth.reset.submit" })}
          </Button>
        </Fields>
      </Form>
    </AuthFrame>
  );
}
