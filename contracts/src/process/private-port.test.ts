import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openPrivatePort } from "./private-port.ts";

it("openPrivatePort serves metrics, health and readiness on the configured port", async () => {
  let ready = false;
  const options = {
    host: "127.0.0.1",
    metrics: { contentType: "text/plain; version=0.0.4", metrics: async () => "up 1\n" },
    isReady: async () => ready,
  };
  expect(openPrivatePort({ ...options, port: undefined })).toBeUndefined();
  const server = openPrivatePort({ ...options, port: 0 });
  if (!server) {
    throw new Error("a port was asked for");
  }
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${at}/metrics`)).text()).toBe("up 1\n");
  expect((await fetch(`${at}/readyz`)).status).toBe(503);
  ready = true;
  expect((await fetch(`${at}/readyz`)).status).toBe(200);
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
  expect((await fetch(`${at}/`)).status).toBe(404);
});
