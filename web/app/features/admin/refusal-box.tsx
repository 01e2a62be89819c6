import { FormattedMessage } from "react-intl";
import type { Refusal } from "#app/content/refusal.ts";
import { FormError } from "#app/ui/index.ts";
import { useRefusalText } from "./refusal-text.ts";

/** An error in a red box, after its prefix (specification, section 8). */
export function ErrorBox({ message }: { message: string }) {
  return (
    <FormError>
      <FormattedMessage id="admin.error" values={{ message }} />
    </FormError>
  );
}

/** Why a form was not taken, where its fields do not say it. */
export function RefusalBox({ refusal }: { refusal: Refusal | undefined }) {
  const message = useRefusalText(refusal);
  return message ? <ErrorBox message={message} /> : null;
}
