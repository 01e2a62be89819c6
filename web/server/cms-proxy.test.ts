import { once } from "node:events";
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { authApi } from "contracts";
import { afterEach, expect, it } from "vitest";
import { createCmsProxy } from "./cms-proxy.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) {
    socket.destroy();
  }
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A site before a CMS; a visitor says with a header who the request counts for. */
async function siteBefore(cms: RequestListener) {
  const proxy = createCmsProxy(`http://127.0.0.1:${await listen(createServer(cms))}`);
  const visitorOf = ({ headers }: IncomingMessage) => String(headers["x-visitor"] ?? "somebody");
  const site = createServer((request, response) => {
    void proxy.web(request, response, visitorOf(request));
  });
  const port = await listen(site);
  return { port, url: `http://127.0.0.1:${port}` };
}

/** What the CMS is told of where a request came from. */
async function forwardedFor(headers: Record<string, string>): Promise<string> {
  const { url } = await siteBefore(
    ({ headers }, response) => void response.end(headers["x-forwarded-for"]),
  );
  return (await fetch(url, { headers })).text();
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
async function refusingCms(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const { url } = await siteBefore((request, response) => {
    if (request.method !== "POST") {
      response.end("ok");
      return;
    }
    asked.push(request.url ?? "");
    response.writeHead(413, { connection: "close", "content-length": 9 });
    response.write("too large");
    const timer = setTimeout(() => response.end(), 1_000);
    response.once("close", () => clearTimeout(timer));
  });
  return { url, asked };
}

it("refuses what is longer than the CMS takes from anybody, and asks it nothing", async () => {
  const { url, asked } = await refusingCms();
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
  const { url, asked } = await refusingCms();
  const answer = await answerToPlenty(url, headers);
  expect(answer).toMatchObject({ status: 413, body: "too large" });
  expect(asked).toHaveLength(1);
});

it("passes bodies on whole, small and large", async () => {
  const { url } = await siteBefore(async (request, response) => {
    const body = await text(request);
    response.end(`${request.headers["content-length"]} ${body.length}`);
  });
  for (const length of [0, 1, 1_000, 262_144, 262_145, 5_000_000]) {
    const headers = { cookie: "staff-session=x" };
    const answer = await fetch(url, { method: "POST", headers, body: "a".repeat(length) });
    expect(await answer.text()).toBe(`${length} ${length}`);
  }
});

it("answers for a CMS that hangs, whatever it was asked", async () => {
  const { url } = await siteBefore(() => {});
  const asked = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? fetch(url) : fetch(url, { method: "POST", body: "{}" }),
  );
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: "Service Unavailable" });
  }
}, 60_000);

it("waits for a CMS that says it is well and takes its time", async () => {
  let asked = 0;
  const well = Promise.withResolvers<void>();
  const { url } = await siteBefore(async ({ url }, response) => {
    if (url === "/readyz") {
      asked += 1;
      response.end("ok");
      if (asked === 2) {
        well.resolve();
      }
      return;
    }
    await well.promise;
    response.end("exported");
  });
  expect(await (await fetch(url)).text()).toBe("exported");
  expect(asked).toBe(2);
}, 60_000);

it("holds up nobody for bodies that do not arrive", async () => {
  const { port, url } = await siteBefore(async (request, response) => {
    await text(request).catch(() => {});
    response.end("ok");
  });
  for (let visitor = 0; visitor < 100; visitor++) {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    await once(socket, "connect");
    socket.write(`POST /api HTTP/1.1\r\nHost: a\r\nX-Visitor: ${visitor}\r\n`);
    socket.write(`Content-Length: ${visitor % 2 ? 100 : 10_000_000}\r\n\r\n{`);
  }
  expect(await (await fetch(url)).text()).toBe("ok");
});

it("lets one visitor ask for few things at once, and another ask meanwhile", async () => {
  let most = 0;
  let now = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await siteBefore(async ({ headers }, response) => {
    if (headers["x-visitor"] === "hog") {
      now += 1;
      most = Math.max(most, now);
      await go.promise;
      now -= 1;
    }
    response.end("ok");
  });
  const hog = { headers: { "x-visitor": "hog" } };
  const asked = Array.from({ length: 50 }, () => fetch(url, hog));
  await expect.poll(() => now).toBe(6);
  expect(await (await fetch(url)).text()).toBe("ok");
  go.resolve();
  for (const answer of await Promise.all(asked)) {
    expect(await answer.text()).toBe("ok");
  }
  expect(most).toBe(6);
});

it("lets logins of many addresses wait in the line of the CMS, and calls pass them", async () => {
  let waiting = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await siteBefore(async (request, response) => {
    if (request.url === authApi.login) {
      waiting += 1;
      await go.promise;
    }
    response.end("ok");
  });
  const asked = Array.from({ length: 200 }, (_, visitor) =>
    fetch(url + authApi.login, { headers: { "x-visitor": `203.0.113.${visitor}` } }),
  );
  await expect.poll(() => waiting, { timeout: 30_000 }).toBe(200);
  expect(await (await fetch(url + authApi.status)).text()).toBe("ok");
  go.resolve();
  for (const answer of await Promise.all(asked)) {
    expect(await answer.text()).toBe("ok");
  }
}, 60_000);

it("drops what its sender no longer waits for", async () => {
  const calls: IncomingMessage[] = [];
  const { url } = await siteBefore((request) => void calls.push(request));
  const gone = new AbortController();
  const asked = Array.from({ length: 10 }, () =>
    fetch(url, { signal: gone.signal }).catch(() => "gone"),
  );
  await expect.poll(() => calls.length).toBe(6);
  gone.abort();
  await Promise.all(asked);
  await expect.poll(() => calls.every(({ destroyed }) => destroyed)).toBe(true);
});

it("makes no socket of a request that asks to become one", async () => {
  const { port } = await siteBefore(
    ({ headers }, response) => void response.end(`upgrade: ${headers.upgrade}`),
  );
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write("GET /api HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*upgrade: undefined/);
});

it("answers HEAD as GET, without the body", async () => {
  // As Payload, which has no HEAD of its pictures.
  const { url } = await siteBefore(({ method }, response) => {
    response.writeHead(method === "GET" ? 200 : 404, { "content-length": 3 }).end("yes");
  });
  const { status, headers } = await fetch(url, { method: "HEAD" });
  expect([status, headers.get("content-length")]).toEqual([200, "3"]);
});
