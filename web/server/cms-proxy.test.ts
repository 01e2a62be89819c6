import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createCmsProxy } from "./cms-proxy.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What the CMS is told of where a request came from. */
async function forwardedFor(headers: Record<string, string>): Promise<string> {
  const cms = await listen(
    createServer(({ headers }, response) => void response.end(headers["x-forwarded-for"])),
  );
  const proxy = createCmsProxy(cms);
  const site = await listen(createServer((request, response) => void proxy.web(request, response)));
  return (await fetch(site, { headers })).text();
}

it("tells the CMS the address a request came from", async () => {
  expect(await forwardedFor({})).toBe("127.0.0.1");
});

it("tells it last, after whatever a visitor claims", async () => {
  expect(await forwardedFor({ "x-forwarded-for": "203.0.113.1" })).toBe("203.0.113.1, 127.0.0.1");
});
