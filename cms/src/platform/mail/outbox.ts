import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import { automaticHeaders } from "./sender.ts";

/** Writes messages as .eml files, which any mail program opens; used without a mail server. */
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
      // The name contains the message id, so that messages of the same millisecond do not overwrite each other.
      const [id] = messageId.split("@");
      const name = `${new Date().toISOString()}-${id}`.replace(/\W+/g, "-");
      const file = path.join(directory, `${name}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(file, source as Buffer, { mode: 0o600 });
      payload.logger.info(`No mail server is configured; the message is in ${file}`);
    },
  });
}
