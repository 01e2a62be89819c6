import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import type { Sender } from "./sender.ts";

/** A mail server that does not answer must not hold a request for the library's two minutes. */
const patienceMs = 10_000;

/** Sends through the mail server of SMTP_URL, over connections that are kept open. */
export function smtpAdapter(smtpUrl: string, sender: Sender): EmailAdapter {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return () => ({
    name: "smtp",
    defaultFromName: sender.name,
    defaultFromAddress: sender.address,
    sendEmail: async (message) => {
      await transport.sendMail({ from: sender, ...message });
    },
  });
}
