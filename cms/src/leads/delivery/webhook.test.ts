import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { JobOutcome } from "../../platform/queue/run-queue.ts";
import { callWebhook, createSignatureHeaders } from "./webhook.ts";

/** Calls a test receiver. Once the request has arrived, the receiver passes the connection to `respond`. */
async function callReceiver(
  respond: (socket: Socket) => void,
  timeoutMs: number,
): Promise<JobOutcome> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may disconnect at any time.
    socket.on("error", () => {});
    socket.once("data", () => respond(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
  });
  return await callWebhook({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    id: "1",
    body: "{}",
    secret: undefined,
    allowsPrivate: true,
    timeoutMs,
  });
}

/** Sends the text repeatedly until the connection closes. */
function sendRepeatedly(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5);
  socket.once("close", () => clearInterval(timer));
}

/** Timeout in ms that no test reaches, even on a slow machine. */
const unreachedTimeoutMs = 60_000;

describe("a webhook delivery", () => {
  it.each([
    ["switches the protocol", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
    [
      "switches to a protocol that it names",
      "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    ],
  ])("fails if the receiver %s", async (_name, response) => {
    const outcome = await callReceiver((socket) => socket.write(response), unreachedTimeoutMs);
    expect(outcome).toMatchObject({ ok: false, reason: "The receiver answered 101" });
  });

  it("succeeds if the receiver responds with 200 and never ends the body", async () => {
    const endless = (socket: Socket) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      sendRepeatedly(socket, "1\r\nx\r\n");
    };
    expect(await callReceiver(endless, unreachedTimeoutMs)).toEqual({ ok: true });
  });

  it("fails if the receiver closes the connection without a response", async () => {
    const outcome = await callReceiver((socket) => socket.end(), unreachedTimeoutMs);
    expect(outcome).toMatchObject({ ok: false });
  });

  it("fails if the receiver closes the connection after an interim response", async () => {
    const outcome = await callReceiver(
      (socket) => socket.end("HTTP/1.1 100 Continue\r\n\r\n"),
      unreachedTimeoutMs,
    );
    expect(outcome).toMatchObject({ ok: false });
  });

  it.each<[string, (socket: Socket) => void]>([
    ["sends nothing", () => {}],
    ["sends its status line very slowly", (socket) => sendRepeatedly(socket.setNoDelay(), "H")],
    [
      "sends only interim responses",
      (socket) => sendRepeatedly(socket, "HTTP/1.1 103 Early Hints\r\n\r\n"),
    ],
    [
      "never ends its headers",
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        sendRepeatedly(socket, "x-more: 1\r\n");
      },
    ],
  ])("fails at the timeout if the receiver %s", async (_name, respond) => {
    expect(await callReceiver(respond, 300)).toMatchObject({ ok: false });
  });
});

it("a message is signed like the example of Standard Webhooks", () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    now: 1_614_265_330_000,
  };
  expect(createSignatureHeaders(message)).toEqual({
    "webhook-id": message.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});
