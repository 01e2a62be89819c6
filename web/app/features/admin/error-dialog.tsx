import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { ActionLink, Dialog, DialogActions } from "#app/ui/index.ts";
import { ErrorBox } from "./refusal-box.tsx";

export interface ErrorDialogProps {
  title: MessageId;
  message: MessageId;
  closeHref: string;
}

/** A dialog that cannot be filled in: it says why, and can only be closed. */
export function ErrorDialog({ title, message, closeHref }: ErrorDialogProps) {
  const intl = useIntl();
  return (
    <Dialog title={intl.formatMessage({ id: title })} closeHref={closeHref}>
      <ErrorBox message={intl.formatMessage({ id: message })} />
      <DialogActions>
        <ActionLink tone="secondary" href={closeHref}>
          <FormattedMessage id="ui.close" />
        </ActionLink>
      </DialogActions>
    </Dialog>
  );
}
