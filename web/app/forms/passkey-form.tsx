import type { AccountKind } from "contracts";
import { useIntl } from "react-intl";
import { useSubmit } from "react-router";
import type { MessageId } from "#app/i18n/messages.ts";
import { Button, type ButtonTone } from "#app/ui/index.ts";
import * as styles from "./passkey.css.ts";
import { passkeyIntent, type Refusal } from "./refusal.ts";
import { ErrorBox, RefusalBox } from "./refusal-box.tsx";
import { useIsBusy } from "./use-form.ts";
import { usePasskey, usePasskeySupport } from "./use-passkey.ts";

export interface PasskeyFormProps {
  kind: AccountKind;
  /** Intent that is sent with the passkey's answer. */
  intent?: string;
  label: MessageId;
  tone?: ButtonTone;
  isWide?: boolean;
  /** Prefixes errors, as in the panel. */
  hasPrefix?: boolean;
  /** Refusal of the answer that was sent last. */
  refusal: Pick<Refusal, "code"> | undefined;
}

/** Button that sends a passkey's answer to the page's action, instead of password and code. */
export function PasskeyForm({
  kind,
  intent = passkeyIntent,
  label,
  tone = "secondary",
  isWide = false,
  hasPrefix = false,
  refusal,
}: PasskeyFormProps) {
  const intl = useIntl();
  const submit = useSubmit();
  const isSupported = usePasskeySupport();
  const { run, isRunning, message } = usePasskey("get", kind);
  const isSending = useIsBusy({ intent });
  if (!isSupported) {
    return null;
  }
  async function sendAnswer() {
    const result = await run();
    if (result.state === "answered") {
      await submit({ intent, passkey: JSON.stringify(result.answer) }, { method: "post" });
    }
  }
  return (
    <div className={styles.passkeyForm}>
      {message ? (
        <ErrorBox hasPrefix={hasPrefix} id={message} />
      ) : (
        <RefusalBox hasPrefix={hasPrefix} refusal={refusal} />
      )}
      <div>
        <Button
          tone={tone}
          isWide={isWide}
          isPending={isRunning || isSending}
          pendingLabel={intl.formatMessage({ id: "passkeys.waiting" })}
          onClick={() => void sendAnswer()}
        >
          {intl.formatMessage({ id: label })}
        </Button>
      </div>
    </div>
  );
}
