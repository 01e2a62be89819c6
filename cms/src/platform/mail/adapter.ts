import type { EmailAdapter } from "payload";
import type { env } from "../env.ts";
import { createOutboxAdapter } from "./outbox.ts";
import { getSenderAddress } from "./sender.ts";
import { createSmtpAdapter } from "./smtp.ts";

type MailSettings = Pick<
  typeof env,
  "DATA_DIR" | "DELIVERY_TIMEOUT_SECONDS" | "MAIL_FROM" | "PUBLIC_URL" | "SMTP_URL"
>;

/** Selects how e-mail is sent: by SMTP_URL if set, otherwise into DATA_DIR/outbox. */
export function createEmailAdapter({
  DATA_DIR,
  DELIVERY_TIMEOUT_SECONDS,
  MAIL_FROM,
  PUBLIC_URL,
  SMTP_URL,
}: MailSettings): EmailAdapter {
  const sender = getSenderAddress({ MAIL_FROM, PUBLIC_URL });
  const timeoutMs = DELIVERY_TIMEOUT_SECONDS * 1_000;
  return SMTP_URL
    ? createSmtpAdapter({ smtpUrl: SMTP_URL, sender, timeoutMs })
    : createOutboxAdapter(DATA_DIR, sender);
}
