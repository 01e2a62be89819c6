import type { FormEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form } from "react-router";
import type { Refusal } from "#app/content/refusal.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { ActionLink, Button, Dialog, DialogActions, Fields } from "#app/ui/index.ts";
import { RefusalBox } from "./refusal-box.tsx";
import { useIsBusy } from "./use-is-busy.ts";

export interface DialogFormProps {
  title: string;
  intent: string;
  closeHref: string;
  refusal: Refusal | undefined;
  /** What the form is about, when it is about one that exists. */
  id?: string;
  submitLabel: ReactNode;
  /** While the form is on its way. */
  busyLabel?: MessageId;
  /** The way out. */
  closeLabel?: MessageId;
  /** Asks before something is done, with nothing to fill in. */
  isConfirmation?: boolean;
  /** Takes something away. */
  isDanger?: boolean;
  /** Above the form. */
  before?: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A dialog with one form: what a prompt or a confirm box was. */
export function DialogForm({
  title,
  intent,
  closeHref,
  refusal,
  id,
  submitLabel,
  busyLabel = "form.saving",
  closeLabel = "form.cancel",
  isConfirmation = false,
  isDanger = false,
  before,
  onSubmit,
  children,
}: DialogFormProps) {
  const intl = useIntl();
  const isBusy = useIsBusy(intent);
  return (
    <Dialog title={title} closeHref={closeHref} isConfirmation={isConfirmation}>
      {before}
      <Form method="post" noValidate preventScrollReset {...(onSubmit ? { onSubmit } : {})}>
        <Fields>
          <RefusalBox refusal={refusal} />
          <input type="hidden" name="intent" value={intent} />
          {id === undefined ? null : <input type="hidden" name="id" value={id} />}
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
      </Form>
    </Dialog>
  );
}
