import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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

const plenty = 200 * 1024 * 1024;

/** What is answered to a body of 200 MB, of which nothing but the beginning is ever sent. */
async function answerToPlenty(url: string, headers: Record<string, string>) {
  const request = httpRequest(url, { method: "POST", headers });
  request.on("error", () => {});
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("close", () => reject(new Error("closed without an answer")));
    const piece = Buffer.alloc(64 * 1024, "[");
    // More than sockets hold, so that some of it is on the way when the answer comes.
    for (let sent = 0; sent < 16 * 1024 * 1024; sent += piece.byteLength) {
      request.write(piece);
    }
  });
  const body = await text(answer);
  request.destroy();
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

/** A CMS that refuses bodies as ours does: at once, and without reading on (cms/src/http). */
async function startSite(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const cms = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(413, { connection: "close", "content-length": 9 });
      response.write("too large");
      const timer = setTimeout(() => response.end(), 1_000);
      response.once("close", () => clearTimeout(timer));
    }),
  );
  const proxy = createCmsProxy(cms);
  const url = await listen(createServer((request, response) => void proxy.web(request, response)));
  return { url, asked };
}

it("refuses what is longer than the CMS takes from anybody, and asks it nothing", async () => {
  const { url, asked } = await startSite();
  const length = { "content-length": String(plenty) };
  for (const cookie of ["", "customer-session=x"]) {
    const { body, ...answer } = await answerToPlenty(url, { ...length, cookie });
    expect(answer).toEqual({ status: 413, connection: "close" });
    expect(JSON.parse(body)).toMatchObject({ code: "too-large" });
  }
  expect(asked).toEqual([]);
});

it.each([
  { "content-length": String(plenty), cookie: "__Host-staff-session=x" },
  { "transfer-encoding": "chunked" },
])("passes the CMS's own refusal on, %j", async (headers) => {
  const { url, asked } = await startSite();
  const answer = await answerToPlenty(url, headers);
  expect(answer).toMatchObject({ status: 413, body: "too large" });
  expect(asked).toHaveLength(1);
});
