import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { FormError } from "#app/ui/index.ts";
import { type FailureTexts, findFailureMessage } from "./failure-messages.ts";
import type { Refusal } from "./refusal.ts";

export interface ErrorBoxProps {
  id: MessageId;
  values?: Record<string, string | number>;
  hasPrefix?: boolean;
}

/** Error in a red box; errors of the panel have a prefix (specification, section 8). */
export function ErrorBox({ id, values, hasPrefix = false }: ErrorBoxProps) {
  const message = useIntl().formatMessage({ id }, values);
  return (
    <FormError>
      {hasPrefix ? <FormattedMessage id="admin.error" values={{ message }} /> : message}
    </FormError>
  );
}

export interface RefusalBoxProps {
  refusal: Pick<Refusal, "code"> | undefined;
  texts?: FailureTexts;
  hasPrefix?: boolean;
}

const unavailable: FailureTexts = { other: "failure.unavailable" };

/** Shows why a form was rejected, unless the fields of the form show the reason. */
export function RefusalBox({ refusal, texts = unavailable, hasPrefix = false }: RefusalBoxProps) {
  const id = refusal && findFailureMessage(refusal.code, texts);
  return id ? <ErrorBox id={id} hasPrefix={hasPrefix} /> : null;
}
