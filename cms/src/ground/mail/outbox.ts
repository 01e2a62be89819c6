import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import { automaticHeaders } from "./sender.ts";

/** Without a mail server, messages are kept as .eml files that any mail program opens. */
export function outboxAdapter(dataDir: string, sender: string): EmailAdapter {
  const directory = path.join(dataDir, "outbox");
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { headers: automaticHeaders },
  );
  return ({ payload }) => ({
    name: "outbox",
    defaultFromName: "",
    defaultFromAddress: sender,
    sendEmail: async (message) => {
      const { message: source, messageId } = await transport.sendMail({ from: sender, ...message });
      // Of two of one moment neither replaces the other: ids begin with their time.
      const [id] = messageId.split("@");
      const name = `${new Date().toISOString()}-${id}`.replace(/\W+/g, "-");
      const file = path.join(directory, `${name}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(file, source as Buffer, { mode: 0o600 });
      payload.logger.info(`No mail server is configured; the message is in ${file}`);
    },
  });
}
