import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import { automaticHeaders } from "./sender.ts";

interface SmtpSettings {
  smtpUrl: string;
  sender: string;
  /** Maximum duration from connecting until the server accepts the message, in ms. */
  timeoutMs: number;
}

/**
 * Sends through the mail server of SMTP_URL. Each message has its own connection, so that a slow delivery can be
 * aborted without delaying others.
 */
export function smtpAdapter({ smtpUrl, sender, timeoutMs }: SmtpSettings): EmailAdapter {
  const transport = createTransport(smtpUrl, { headers: automaticHeaders });
  return () => ({
    name: "smtp",
    defaultFromName: "",
    defaultFromAddress: sender,
    sendEmail: async (message) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await transport.sendMail({ from: sender, ...message, signal });
      } catch (error) {
        throw signal.aborted
          ? new Error(`The mail server did not take the message within ${timeoutMs / 1_000} s`)
          : error;
      }
    },
  });
}

/** Returns true if the mail server is reachable and accepts our login. */
export async function isMailServerReachable(smtpUrl: string): Promise<boolean> {
  const transport = createTransport(smtpUrl);
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}
