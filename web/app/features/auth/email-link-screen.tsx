import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { AccountForm } from "#app/forms/account-form.tsx";
import type { Refusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { type AccountScreenPath, accountPath } from "#app/session/account-path.ts";
import { type FlashKey, useFlash } from "#app/session/flash.ts";
import { Button, Fields, TextLink } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";
import { AuthFrame } from "./auth-frame.tsx";

interface Words {
  heading: MessageId;
  lede: MessageId;
  submit: MessageId;
  /** Text after the form was sent. */
  done: MessageId;
  doneKey: FlashKey;
  /** Text for a used link whose change is already in effect. */
  already?: MessageId;
  /** Text for an invalid link, with the next step. */
  over: MessageId;
  /** Link to the screen of the next step. */
  nextStep: { screen: AccountScreenPath; label: MessageId };
}

const toArea = { screen: "/client-area", label: "auth.toClientArea" } as const;

const words = {
  confirm: {
    heading: "auth.confirmEmail",
    lede: "auth.confirmEmail.lede",
    submit: "auth.confirmEmail.submit",
    done: "done.emailVerified",
    doneKey: "email-verified",
    already: "auth.confirmEmail.already",
    over: "auth.confirmEmail.over",
    nextStep: toArea,
  },
  undo: {
    heading: "auth.undoEmail",
    lede: "auth.undoEmail.lede",
    submit: "auth.undoEmail.submit",
    done: "done.emailRestored",
    doneKey: "email-restored",
    over: "auth.undoEmail.over",
    nextStep: { screen: "/auth/forgot", label: "auth.forgot.link" },
  },
  deletion: {
    heading: "auth.confirmDeletion",
    lede: "auth.confirmDeletion.lede",
    submit: "auth.confirmDeletion.submit",
    done: "done.deletionConfirmed",
    doneKey: "deletion-confirmed",
    already: "auth.confirmDeletion.already",
    over: "auth.confirmDeletion.over",
    nextStep: { screen: "/client-area/account", label: "auth.toClientArea" },
  },
} as const satisfies Record<string, Words>;

type LinkState = "open" | "done" | "over" | "none";

function ledeOf(link: LinkState, { lede, already }: Words): MessageId | undefined {
  const ledes = { open: lede, done: already, none: "auth.link.none", over: undefined } as const;
  return ledes[link];
}

export interface EmailLinkScreenProps {
  purpose: keyof typeof words;
  /** State of the mailed link; `none` if the URL contains no token. */
  link: LinkState;
  refusal: Refusal<"token"> | undefined;
}

/** Page of a link that was e-mailed to a customer; the URL contains the token of the link. */
export function EmailLinkScreen({ purpose, link, refusal }: EmailLinkScreenProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const isBusy = useIsBusy();
  const flashKey = useFlash().key;
  const [params] = useSearchParams();
  const text: Words = words[purpose];
  const isSent = flashKey === text.doneKey;
  const isLinkInvalid =
    !isSent &&
    (link === "over" || refusal?.code === "invalid-token" || refusal?.fields?.token !== undefined);
  const isOpen = !isSent && !isLinkInvalid && link === "open";
  const lede = isSent ? text.done : ledeOf(isLinkInvalid ? "over" : link, text);
  const { screen, label } = isLinkInvalid ? text.nextStep : toArea;
  return (
    <AuthFrame
      heading={intl.formatMessage({ id: text.heading })}
      lede={lede && intl.formatMessage({ id: lede })}
    >
      {isLinkInvalid ? (
        <Fields>
          <ErrorBox id="auth.link.over" />
          <p>
            <FormattedMessage id={text.over} />
          </p>
        </Fields>
      ) : null}
      {isOpen ? (
        <AccountForm refusal={refusal}>
          <Fields>
            <RefusalBox refusal={refusal} />
            <input type="hidden" name="token" value={params.get("token") ?? ""} />
            <Button
              type="submit"
              isWide
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              {intl.formatMessage({ id: text.submit })}
            </Button>
          </Fields>
        </AccountForm>
      ) : null}
      <div className={styles.links}>
        <TextLink href={accountPath(locale, screen)}>{intl.formatMessage({ id: label })}</TextLink>
      </div>
    </AuthFrame>
  );
}
