import { FormattedMessage } from "react-intl";
import { Form } from "react-router";
import type { MessageId } from "#app/i18n/messages.ts";
import { Button } from "#app/ui/index.ts";
import { useIsBusy } from "./use-form.ts";

export interface RowFormProps {
  intent: string;
  /** Id of the row's record, which the form sends. */
  id: string;
  label: MessageId;
  /** Accessible name of the button, which names the row. */
  accessibleName: string;
}

/** Form in a table's row whose only button submits the id of the row's record. */
export function RowForm({ intent, id, label, accessibleName }: RowFormProps) {
  const isBusy = useIsBusy({ intent, id });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        tone="secondary"
        name="intent"
        value={intent}
        disabled={isBusy}
        aria-label={accessibleName}
      >
        <FormattedMessage id={label} />
      </Button>
    </Form>
  );
}
