import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { AreaForm } from "#app/forms/area-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { type FlashKey, useFlash } from "#app/session/flash.ts";
import { personalPath } from "#app/session/personal-path.ts";
import { Button, Fields, TextLink } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

type Purpose = "confirm" | "undo";

const words = {
  confirm: {
    heading: "auth.confirmEmail",
    lede: "auth.confirmEmail.lede",
    submit: "auth.confirmEmail.submit",
    done: "done.emailVerified",
  },
  undo: {
    heading: "auth.undoEmail",
    lede: "auth.undoEmail.lede",
    submit: "auth.undoEmail.submit",
    done: "done.emailRestored",
  },
} as const satisfies Record<Purpose, Record<string, MessageId>>;

const doneKeys = {
  confirm: "email-verified",
  undo: "email-restored",
} as const satisfies Record<Purpose, FlashKey>;

export interface EmailLinkScreenProps {
  purpose: Purpose;
  refusal: Refusal<"token"> | undefined;
}

/** Proves an address, or brings a former one back, for whoever has the link: its token is in the URL. */
export function EmailLinkScreen({ purpose, refusal }: EmailLinkScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useIsBusy();
  const isDone = useFlash().key === doneKeys[purpose];
  const [params] = useSearchParams();
  const { heading, lede, submit, done } = words[purpose];
  // A link without a token that could be one is no better than one that is over.
  const hasBadToken = refusal?.fields?.token !== undefined;
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: heading })}
      lede={intl.formatMessage({ id: isDone ? done : lede })}
    >
      {isDone ? null : (
        <AreaForm refusal={refusal}>
          <Fields>
            <RefusalBox refusal={hasBadToken ? { code: "invalid-token" } : refusal} />
            <input type="hidden" name="token" value={params.get("token") ?? ""} />
            <Button
              type="submit"
              isWide
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              {intl.formatMessage({ id: submit })}
            </Button>
          </Fields>
        </AreaForm>
      )}
      <div className={styles.links}>
        <TextLink href={personalPath(locale, "/client-area")}>
          {intl.formatMessage({ id: "auth.toClientArea" })}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
