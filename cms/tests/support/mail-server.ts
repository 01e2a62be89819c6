import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** Messages in the order of their arrival, including messages that got no response. */
  received: string[];
  /** Number of connections so far. Each attempt opens one connection. */
  connections(): number;
  /** Maximum number of messages received concurrently. */
  mostAtOnce(): number;
  /**
   * Delays the acceptance of messages until the promise resolves. If the promise never resolves, the server never
   * responds.
   */
  behave(wait: (count: number) => Promise<unknown>): void;
  close(): Promise<void>;
}

/** A real SMTP server. The test controls how long its responses take. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let wait: (count: number) => Promise<unknown> = async () => {};
  let connections = 0;
  let atOnce = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      connections += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      callback();
    },
    onClose: () => {
      atOnce -= 1;
    },
    onData: (stream, _session, callback) => {
      text(stream).then(async (message) => {
        received.push(message);
        await wait(received.length - 1);
        callback();
      }, callback);
    },
  });
  // Ignores errors of clients that disconnect, because tests disconnect on purpose.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    mostAtOnce: () => most,
    behave: (next) => {
      wait = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
