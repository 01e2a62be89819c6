import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ReceivedWebhook {
  /** Id of the lead. */
  id: string;
  /** Path of the request. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
  at: number;
  /** Behaviour that the receiver selected for the request. */
  behaviour: ReceiverBehaviour;
}

/** Behaviour for a request: a status, no response, or a dropped connection. */
export type ReceiverBehaviour =
  | {
      status: number;
      headers?: Record<string, string>;
      /** Delays the response until this promise resolves. */
      until?: Promise<unknown>;
    }
  | "hang"
  | "reset";

export const successBehaviour: ReceiverBehaviour = { status: 200 };

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** Sets the function that selects the behaviour of further requests. By default, the receiver responds with 200. */
  behave(choose: (request: { id: string; count: number }) => ReceiverBehaviour): void;
  /** Rejects connections until `listen` is called. */
  close(): Promise<void>;
  listen(): Promise<void>;
}

/** A real HTTP server. The test controls how its responses fail. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let choose: (request: { id: string; count: number }) => ReceiverBehaviour = () =>
    successBehaviour;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const id = String(request.headers["idempotency-key"]);
    const behaviour = choose({ id, count: received.length });
    const { headers, url: path = "" } = request;
    received.push({ id, path, headers, body, at: Date.now(), behaviour });
    if (behaviour === "reset") {
      request.socket.resetAndDestroy();
    } else if (behaviour !== "hang") {
      await behaviour.until;
      response.writeHead(behaviour.status, behaviour.headers).end();
    }
  }

  let port = 0;
  let server: ReturnType<typeof createServer>;
  async function listen(): Promise<void> {
    server = createServer((request, response) => void answer(request, response).catch(() => {}));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  }
  await listen();

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    behave: (next) => {
      choose = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    listen,
  };
}
