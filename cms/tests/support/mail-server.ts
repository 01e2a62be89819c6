import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** Messages as they arrived, also those that were not answered. */
  received: string[];
  /** The most that were under way at once. */
  mostAtOnce(): number;
  /** What a message waits for before it is taken; not answered at all while it does not come. */
  behave(wait: (count: number) => Promise<unknown>): void;
  close(): Promise<void>;
}

/** A real SMTP server that takes messages as slowly as it is told to. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let wait: (count: number) => Promise<unknown> = async () => {};
  let atOnce = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      callback();
    },
    onClose: () => {
      atOnce -= 1;
    },
    onData: async (stream, _session, callback) => {
      const message = await text(stream);
      received.push(message);
      await wait(received.length - 1);
      callback();
    },
  });
  // A client that gives up is what is tested here.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mostAtOnce: () => most,
    behave: (next) => {
      wait = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
