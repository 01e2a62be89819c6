import type { FormEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import {
  type AccountScreenPath,
  accountPath,
  dialogSearchParam,
} from "#app/session/account-path.ts";
import { ActionLink, Button, Dialog, DialogActions, Fields } from "#app/ui/index.ts";
import { AccountForm } from "./account-form.tsx";
import type { Refusal } from "./refusal.ts";
import { ErrorBox, RefusalBox } from "./refusal-box.tsx";
import { useIsBusy } from "./use-form.ts";

/** Returns the URL of the screen behind a dialog. Keeps the query string of the screen's lists. */
function useCloseHref(screen: AccountScreenPath): string {
  const { locale } = useSite();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete(dialogSearchParam);
  params.delete("from");
  return accountPath(locale, screen) + (params.size > 0 ? `?${params}` : "");
}

export interface DialogFormProps {
  title: string;
  /** Screen behind the dialog. */
  screen: AccountScreenPath;
  refusal: Pick<Refusal, "code"> | undefined;
  /** Message for a failure without a more specific message. */
  failed: MessageId;
  submitLabel: ReactNode;
  /** Label of the submit button while the form is being sent. */
  busyLabel?: MessageId;
  /** Label of the button that closes the dialog. */
  closeLabel?: MessageId;
  /** True if the dialog requests confirmation and has no fields. */
  isConfirmation?: boolean;
  /** Whether the action is destructive. */
  isDanger?: boolean;
  /** Whether errors have the panel's prefix (specification, section 8). */
  hasPrefix?: boolean;
  /** Content above the form. */
  before?: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Dialog with one form, used where the product specification names prompt and confirm boxes. */
export function DialogForm({
  title,
  screen,
  refusal,
  failed,
  submitLabel,
  busyLabel = "form.saving",
  closeLabel = "form.cancel",
  isConfirmation = false,
  isDanger = false,
  hasPrefix = true,
  before,
  onSubmit,
  children,
}: DialogFormProps) {
  const intl = useIntl();
  const closeHref = useCloseHref(screen);
  const isBusy = useIsBusy();
  return (
    <Dialog title={title} closeHref={closeHref} isConfirmation={isConfirmation}>
      {before}
      <AccountForm refusal={refusal} preventScrollReset {...(onSubmit ? { onSubmit } : {})}>
        <Fields>
          <RefusalBox hasPrefix={hasPrefix} refusal={refusal} texts={{ other: failed }} />
          {children}
          <DialogActions>
            <ActionLink tone="quiet" href={closeHref}>
              <FormattedMessage id={closeLabel} />
            </ActionLink>
            <Button
              type="submit"
              tone={isDanger ? "danger" : "primary"}
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: busyLabel })}
            >
              {submitLabel}
            </Button>
          </DialogActions>
        </Fields>
      </AccountForm>
    </Dialog>
  );
}

export interface ErrorDialogProps {
  title: MessageId;
  message: MessageId;
  screen: AccountScreenPath;
}

/** Dialog that shows an error instead of a form, and can only be closed. */
export function ErrorDialog({ title, message, screen }: ErrorDialogProps) {
  const intl = useIntl();
  const closeHref = useCloseHref(screen);
  return (
    <Dialog title={intl.formatMessage({ id: title })} closeHref={closeHref}>
      <ErrorBox hasPrefix id={message} />
      <DialogActions>
        <ActionLink tone="secondary" href={closeHref}>
          <FormattedMessage id="ui.close" />
        </ActionLink>
      </DialogActions>
    </Dialog>
  );
}
