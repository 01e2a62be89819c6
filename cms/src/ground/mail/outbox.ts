import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";

/** Without a mail server, messages are kept as .eml files that any mail program opens. */
export function outboxAdapter(dataDir: string, sender: string): EmailAdapter {
  const directory = path.join(dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true });
  return ({ payload }) => ({
    name: "outbox",
    defaultFromName: "",
    defaultFromAddress: sender,
    sendEmail: async (message) => {
      const { message: source, messageId } = await transport.sendMail({ from: sender, ...message });
      const name = `${new Date().toISOString().replace(/\W/g, "-")}-${messageId.replace(/\W/g, "").slice(0, 12)}.eml`;
      const file = path.join(directory, name);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(file, source as Buffer, { mode: 0o600 });
      payload.logger.info(`No mail server is configured; the message is in ${file}`);
    },
  });
}
