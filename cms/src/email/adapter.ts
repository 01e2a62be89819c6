import type { EmailAdapter } from "payload";
import type { env } from "../env.ts";
import { outboxAdapter } from "./outbox.ts";
import { mailSender } from "./sender.ts";
import { smtpAdapter } from "./smtp.ts";

type MailSettings = Pick<typeof env, "DATA_DIR" | "MAIL_FROM" | "PUBLIC_URL" | "SMTP_URL">;

/** How the CMS sends e-mail: through SMTP_URL where it is set, else into DATA_DIR/outbox. */
export function emailAdapter({
  DATA_DIR,
  MAIL_FROM,
  PUBLIC_URL,
  SMTP_URL,
}: MailSettings): EmailAdapter {
  const sender = mailSender(MAIL_FROM, PUBLIC_URL);
  return SMTP_URL ? smtpAdapter(SMTP_URL, sender) : outboxAdapter(DATA_DIR, sender);
}
