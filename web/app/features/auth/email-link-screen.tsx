import { useIntl } from "react-intl";
import { Form, useNavigation } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import type { Refusal } from "#app/content/refusal.ts";
import { useSite } from "#app/content/site-context.tsx";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import { TextLink } from "#app/ui/action-link/index.ts";
import { Button } from "#app/ui/button/index.ts";
import { Fields } from "#app/ui/field/index.ts";
import { FormError } from "#app/ui/notice/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

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
} as const;

export interface EmailLinkScreenProps {
  purpose: keyof typeof words;
  /** Of the link that was e-mailed. */
  token: string;
  isDone: boolean;
  refusal: Refusal | undefined;
}

/** Proves an e-mail address, or brings a former one back, for whoever has the link. */
export function EmailLinkScreen({ purpose, token, isDone, refusal }: EmailLinkScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useNavigation().formData !== undefined;
  const { heading, lede, submit, done } = words[purpose];
  // A link without a token that could be one is no better than one that is over.
  const failed = refusal?.code === "invalid" ? "invalid-token" : refusal?.code;
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: heading })}
      lede={intl.formatMessage({ id: isDone ? done : lede })}
    >
      {isDone ? null : (
        <Form method="post">
          <Fields>
            {failed ? (
              <FormError>
                {intl.formatMessage({ id: failureMessage(failed) ?? "failure.unavailable" })}
              </FormError>
            ) : null}
            <input type="hidden" name="token" value={token} />
            <Button
              type="submit"
              isWide
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              {intl.formatMessage({ id: submit })}
            </Button>
          </Fields>
        </Form>
      )}
      <div className={styles.links}>
        <TextLink href={ownPath(locale, "/client-area")}>
          {intl.formatMessage({ id: "auth.toClientArea" })}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
