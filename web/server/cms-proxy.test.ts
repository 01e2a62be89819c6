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

/** Starts a proxy in front of a CMS; the header x-visitor sets the rate-limit key. */
async function startProxy(cms: RequestListener) {
  const proxy = createCmsProxy(`http://127.0.0.1:${await listen(createServer(cms))}`);
  const clientAddressOf = ({ headers }: IncomingMessage) =>
    String(headers["x-visitor"] ?? "somebody");
  const site = createServer((request, response) => {
    void proxy.web(request, response, clientAddressOf(request));
  });
  const port = await listen(site);
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Returns the X-Forwarded-For header that the CMS receives. */
async function forwardedFor(headers: Record<string, string>): Promise<string> {
  const { url } = await startProxy(
    ({ headers }, response) => void response.end(headers["x-forwarded-for"]),
  );
  return (await fetch(url, { headers })).text();
}

it("forwards the client address to the CMS", async () => {
  expect(await forwardedFor({})).toBe("127.0.0.1");
});

it("appends the client address to the X-Forwarded-For of the visitor", async () => {
  expect(await forwardedFor({ "x-forwarded-for": "203.0.113.1" })).toBe("203.0.113.1, 127.0.0.1");
});

const plenty = 200 * 1024 * 1024;

/** Declares a body of 200 MB, sends only its beginning, and returns the response. */
async function answerToPlenty(url: string, headers: Record<string, string>) {
  const request = httpRequest(url, { method: "POST", headers });
  request.on("error", () => {});
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("close", () => reject(new Error("closed without an answer")));
    const piece = Buffer.alloc(64 * 1024, "[");
    // Larger than the socket buffers, so that some of it is in transit when the response arrives.
    for (let sent = 0; sent < 16 * 1024 * 1024; sent += piece.byteLength) {
      request.write(piece);
    }
  });
  const body = await text(answer);
  request.destroy();
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

/** A CMS that rejects bodies as ours does: at once, without reading on (cms/src/http). */
async function refusingCms(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const { url } = await startProxy((request, response) => {
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

it("rejects a body larger than the CMS accepts without forwarding it", async () => {
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
])("forwards the CMS's own 413, %j", async (headers) => {
  const { url, asked } = await refusingCms();
  const answer = await answerToPlenty(url, headers);
  expect(answer).toMatchObject({ status: 413, body: "too large" });
  expect(asked).toHaveLength(1);
});

it("forwards small and large bodies completely", async () => {
  const { url } = await startProxy(async (request, response) => {
    const body = await text(request);
    response.end(`${request.headers["content-length"]} ${body.length}`);
  });
  for (const length of [0, 1, 1_000, 262_144, 262_145, 5_000_000]) {
    const headers = { cookie: "staff-session=x" };
    const answer = await fetch(url, { method: "POST", headers, body: "a".repeat(length) });
    expect(await answer.text()).toBe(`${length} ${length}`);
  }
});

it("responds with 503 while the CMS hangs", async () => {
  const { url } = await startProxy(() => {});
  const asked = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? fetch(url) : fetch(url, { method: "POST", body: "{}" }),
  );
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: "Service Unavailable" });
  }
}, 60_000);

it("waits for a slow response of a CMS that is ready", async () => {
  let asked = 0;
  const well = Promise.withResolvers<void>();
  const { url } = await startProxy(async ({ url }, response) => {
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

it("delays no request for bodies that do not arrive", async () => {
  const { port, url } = await startProxy(async (request, response) => {
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

it("limits concurrent requests of one IP address, without delaying another", async () => {
  let most = 0;
  let now = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await startProxy(async ({ headers }, response) => {
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

it("queues logins of many IP addresses in the CMS, without delaying other calls", async () => {
  let waiting = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await startProxy(async (request, response) => {
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

it("aborts requests whose sender disconnected", async () => {
  const calls: IncomingMessage[] = [];
  const { url } = await startProxy((request) => void calls.push(request));
  const disconnected = new AbortController();
  const asked = Array.from({ length: 10 }, () =>
    fetch(url, { signal: disconnected.signal }).catch(() => "gone"),
  );
  await expect.poll(() => calls.length).toBe(6);
  disconnected.abort();
  await Promise.all(asked);
  await expect.poll(() => calls.every(({ destroyed }) => destroyed)).toBe(true);
});

it("ignores upgrade requests", async () => {
  const { port } = await startProxy(
    ({ headers }, response) => void response.end(`upgrade: ${headers.upgrade}`),
  );
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write("GET /api HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*upgrade: undefined/);
});

it("responds to HEAD with the headers of GET", async () => {
  // Like Payload, which does not implement HEAD for media.
  const { url } = await startProxy(({ method }, response) => {
    response.writeHead(method === "GET" ? 200 : 404, { "content-length": 3 }).end("yes");
  });
  const { status, headers } = await fetch(url, { method: "HEAD" });
  expect([status, headers.get("content-length")]).toEqual([200, "3"]);
});
