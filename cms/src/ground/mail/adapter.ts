import type { EmailAdapter, SendEmailOptions } from "payload";
import type { env } from "../env.ts";
import { outboxAdapter } from "./outbox.ts";
import { senderAddress } from "./sender.ts";
import { smtpAdapter } from "./smtp.ts";

type MailSettings = Pick<
  typeof env,
  "DATA_DIR" | "DELIVERY_TIMEOUT_SECONDS" | "MAIL_FROM" | "PUBLIC_URL" | "SMTP_URL"
>;

/** Says that no person wrote the message, so that no holiday reply answers it (RFC 3834). */
const automatic = { "Auto-Submitted": "auto-generated" };

/** How the CMS sends e-mail: through SMTP_URL where it is set, else into DATA_DIR/outbox. */
export function emailAdapter({
  DATA_DIR,
  DELIVERY_TIMEOUT_SECONDS,
  MAIL_FROM,
  PUBLIC_URL,
  SMTP_URL,
}: MailSettings): EmailAdapter {
  const sender = senderAddress({ MAIL_FROM, PUBLIC_URL });
  const timeoutMs = DELIVERY_TIMEOUT_SECONDS * 1_000;
  const adapter = SMTP_URL
    ? smtpAdapter({ smtpUrl: SMTP_URL, sender, timeoutMs })
    : outboxAdapter(DATA_DIR, sender);
  return (options) => {
    const { sendEmail, ...rest } = adapter(options);
    return {
      ...rest,
      sendEmail: (message: SendEmailOptions) =>
        sendEmail({ ...message, headers: { ...message.headers, ...automatic } }),
    };
  };
}
