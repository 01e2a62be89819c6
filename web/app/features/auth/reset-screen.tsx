import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { NewPasswordField } from "#app/forms/account-fields.tsx";
import { AreaForm } from "#app/forms/area-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { Button, Fields } from "#app/ui/index.ts";
import { AuthFrame } from "./auth-frame.tsx";

const words = {
  reset: { heading: "auth.reset", lede: "auth.reset.lede" },
  invite: { heading: "auth.invite", lede: "auth.invite.lede" },
} as const;

export interface ResetScreenProps {
  purpose: keyof typeof words;
  refusal: Refusal<"token" | "password"> | undefined;
}

/** Takes a new password from whoever has the link that was e-mailed: its token is in the address. */
export function ResetScreen({ purpose, refusal }: ResetScreenProps) {
  const intl = useIntl();
  const isBusy = useIsBusy();
  const field = useForm(refusal);
  const [params] = useSearchParams();
  const hasBadToken = refusal?.fields?.token !== undefined;
  const { heading, lede } = words[purpose];
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: heading })}
      lede={intl.formatMessage({ id: lede })}
    >
      <AreaForm refusal={refusal}>
        <Fields>
          <RefusalBox refusal={hasBadToken ? { code: "invalid-token" } : refusal} />
          <input type="hidden" name="token" value={params.get("token") ?? ""} />
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
      </AreaForm>
    </AuthFrame>
  );
}
