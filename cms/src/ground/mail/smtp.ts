import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import { automaticHeaders } from "./sender.ts";

interface SmtpSettings {
  smtpUrl: string;
  sender: string;
  /** How long a message may take, from the connection to the server's last word. */
  timeoutMs: number;
}

/**
 * Sends through the mail server of SMTP_URL, each message over a connection of its own: what takes
 * too long is cut off, and holds up nothing else.
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

/** Whether the mail server answers, and takes our login. */
export async function answersMail(smtpUrl: string): Promise<boolean> {
  const transport = createTransport(smtpUrl);
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}
