import type { EmailAdapter } from "payload";
import type { env } from "../env.ts";
import { outboxAdapter } from "./outbox.ts";
import { senderAddress } from "./sender.ts";
import { smtpAdapter } from "./smtp.ts";

type MailSettings = Pick<
  typeof env,
  "DATA_DIR" | "DELIVERY_TIMEOUT_SECONDS" | "MAIL_FROM" | "PUBLIC_URL" | "SMTP_URL"
>;

/** Selects how e-mail is sent: by SMTP_URL if set, otherwise into DATA_DIR/outbox. */
export function emailAdapter({
  DATA_DIR,
  DELIVERY_TIMEOUT_SECONDS,
  MAIL_FROM,
  PUBLIC_URL,
  SMTP_URL,
}: MailSettings): EmailAdapter {
  const sender = senderAddress({ MAIL_FROM, PUBLIC_URL });
  const timeoutMs = DELIVERY_TIMEOUT_SECONDS * 1_000;
  return SMTP_URL
    ? smtpAdapter({ smtpUrl: SMTP_URL, sender, timeoutMs })
    : outboxAdapter(DATA_DIR, sender);
}
