import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { NewPasswordField } from "#app/forms/account-fields.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { accountPath } from "#app/session/account-path.ts";
import { ActionLink, Button, Fields, FormError } from "#app/ui/index.ts";
import { AuthFrame } from "./auth-frame.tsx";

const words = {
  reset: { heading: "auth.reset", lede: "auth.reset.lede" },
  invite: { heading: "auth.invite", lede: "auth.invite.lede" },
} as const;

type Purpose = keyof typeof words;

export interface ResetPasswordScreenProps {
  purpose: Purpose;
  /** Login page of the account that the link belongs to. */
  login: "/auth" | "/admin";
  /** True if the link is used, expired or missing. The screen then has no form. */
  isLinkInvalid: boolean;
  refusal: Refusal<"token" | "password"> | undefined;
}

/** Sets a new password with an e-mailed link, whose token is in the URL. */
export function ResetPasswordScreen({
  purpose,
  login,
  isLinkInvalid,
  refusal,
}: ResetPasswordScreenProps) {
  const intl = useIntl();
  const isBusy = useIsBusy();
  const field = useForm(refusal);
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const isRefused = refusal?.fields?.token !== undefined || refusal?.code === "invalid-token";
  const { heading, lede } = words[purpose];
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: heading })}
      lede={intl.formatMessage({ id: lede })}
      isStaff={login === "/admin"}
    >
      {isLinkInvalid || isRefused ? (
        <InvalidLink login={login} purpose={purpose} />
      ) : (
        <AccountForm refusal={refusal}>
          <Fields>
            <RefusalBox refusal={refusal} />
            <input type="hidden" name="token" value={token} />
            <NewPasswordField field={field} required />
            <Button
              type="submit"
              isWide
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: "form.saving" })}
            >
              {intl.formatMessage({ id: "auth.reset.submit" })}
            </Button>
          </Fields>
        </AccountForm>
      )}
    </AuthFrame>
  );
}

/**
 * Explains that the link is invalid, and links to the form that requests a new link. An invitation has no such form,
 * because only administrators can renew invitations.
 */
function InvalidLink({ login, purpose }: Pick<ResetPasswordScreenProps, "login" | "purpose">) {
  const { locale } = useSite();
  return (
    <>
      <FormError>
        <FormattedMessage id="failure.invalidToken" />
      </FormError>
      {purpose === "reset" ? (
        <div>
          <ActionLink href={accountPath(locale, `${login}/forgot`)}>
            <FormattedMessage id="auth.reset.again" />
          </ActionLink>
        </div>
      ) : null}
    </>
  );
}
