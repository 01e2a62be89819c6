import type { FormEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form } from "react-router";
import type { Refusal } from "#app/content/refusal.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Button } from "#app/ui/button/index.ts";
import { Dialog, DialogActions } from "#app/ui/dialog/index.ts";
import { Fields } from "#app/ui/field/index.ts";
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
  /** Takes something away. */
  isRemoval?: boolean;
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
  isRemoval = false,
  onSubmit,
  children,
}: DialogFormProps) {
  const intl = useIntl();
  const isBusy = useIsBusy(intent);
  return (
    <Dialog title={title} closeHref={closeHref} isConfirmation={isRemoval}>
      <Form method="post" noValidate preventScrollReset {...(onSubmit ? { onSubmit } : {})}>
        <Fields>
          <RefusalBox refusal={refusal} />
          <input type="hidden" name="intent" value={intent} />
          {id === undefined ? null : <input type="hidden" name="id" value={id} />}
          {children}
          <DialogActions>
            <ActionLink tone="quiet" href={closeHref}>
              <FormattedMessage id="form.cancel" />
            </ActionLink>
            <Button
              type="submit"
              tone={isRemoval ? "danger" : "primary"}
              isPending={isBusy}
              pendingLabel={intl.formatMessage({ id: isRemoval ? "form.removing" : "form.saving" })}
            >
              {submitLabel}
            </Button>
          </DialogActions>
        </Fields>
      </Form>
    </Dialog>
  );
}
