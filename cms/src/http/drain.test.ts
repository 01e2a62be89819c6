import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentApi } from "contracts";
import { expect, it, onTestFinished } from "vitest";
import { createDrain } from "./drain.ts";

async function start() {
  const pendingResponses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/slow") {
      pendingResponses.push(response);
    } else if (request.url === contentApi.events) {
      response.writeHead(200).write("retry: 500\n\n");
    } else {
      response.end("answered");
    }
  });
  server.keepAliveTimeout = 0;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const drain = createDrain(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, held: pendingResponses, drain };
}

it("createDrain completes requests that were sent before or during the shutdown", async () => {
  const { url, held, drain } = await start();
  const slow = fetch(`${url}/slow`);
  await expect.poll(() => held.length).toBe(1);
  let hasEnded = false;
  const removedFromBalancer = Promise.withResolvers<void>();
  const draining = drain(removedFromBalancer.promise).then(() => {
    hasEnded = true;
  });
  const responseMeanwhile = await fetch(url);
  expect([await responseMeanwhile.text(), responseMeanwhile.headers.get("connection")]).toEqual([
    "answered",
    "close",
  ]);
  expect(hasEnded).toBe(false);
  removedFromBalancer.resolve();
  // The server refuses new connections, but the drain still waits for the pending request.
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => "taken",
          () => "refused",
        ),
      { timeout: 60_000 },
    )
    .toBe("refused");
  expect(hasEnded).toBe(false);
  held[0]?.end("late");
  expect(await (await slow).text()).toBe("late");
  await draining;
});

it("createDrain does not wait for event streams", async () => {
  const { url, drain } = await start();
  const stream = await fetch(url + contentApi.events);
  await drain(Promise.resolve());
  await stream.body?.cancel();
  const idleServer = await start();
  await idleServer.drain(Promise.resolve());
});
