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

it("appends the client address to the X-Forwarded-For header that the visitor sent", async () => {
  expect(await forwardedFor({ "x-forwarded-for": "203.0.113.1" })).toBe("203.0.113.1, 127.0.0.1");
});

const largeLength = 200 * 1024 * 1024;

/** Declares a body of 200 MB, sends only its beginning, and returns the response. */
async function responseToLargeBody(url: string, headers: Record<string, string>) {
  const request = httpRequest(url, { method: "POST", headers });
  request.on("error", () => {});
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("close", () => reject(new Error("closed without an answer")));
    const piece = Buffer.alloc(64 * 1024, "[");
    // Sends more than the socket buffers hold, so that some of it is in transit when the response arrives.
    for (let sent = 0; sent < 16 * 1024 * 1024; sent += piece.byteLength) {
      request.write(piece);
    }
  });
  const body = await text(answer);
  request.destroy();
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

/** Starts a CMS that rejects large bodies at once, without reading them, like the product's CMS (cms/src/http). */
async function startRejectingCms(): Promise<{ url: string; requestedPaths: string[] }> {
  const requestedPaths: string[] = [];
  const { url } = await startProxy((request, response) => {
    if (request.method !== "POST") {
      response.end("ok");
      return;
    }
    requestedPaths.push(request.url ?? "");
    response.writeHead(413, { connection: "close", "content-length": 9 });
    response.write("too large");
    const timer = setTimeout(() => response.end(), 1_000);
    response.once("close", () => clearTimeout(timer));
  });
  return { url, requestedPaths };
}

it("rejects a body that is larger than the CMS accepts, and does not forward the request", async () => {
  const { url, requestedPaths } = await startRejectingCms();
  const length = { "content-length": String(largeLength) };
  for (const cookie of ["", "customer-session=x"]) {
    const { body, ...answer } = await responseToLargeBody(url, { ...length, cookie });
    expect(answer).toEqual({ status: 413, connection: "close" });
    expect(JSON.parse(body)).toMatchObject({ code: "too-large" });
  }
  expect(requestedPaths).toEqual([]);
});

it.each([
  { "content-length": String(largeLength), cookie: "__Host-staff-session=x" },
  { "transfer-encoding": "chunked" },
])("forwards a 413 response of the CMS, %j", async (headers) => {
  const { url, requestedPaths } = await startRejectingCms();
  const answer = await responseToLargeBody(url, headers);
  expect(answer).toMatchObject({ status: 413, body: "too large" });
  expect(requestedPaths).toHaveLength(1);
});

it("forwards small and large bodies unchanged", async () => {
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
  const responses = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? fetch(url) : fetch(url, { method: "POST", body: "{}" }),
  );
  for (const answer of await Promise.all(responses)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: "Service Unavailable" });
  }
});

it("waits for a slow response while the CMS reports that it is ready", async () => {
  let requestCount = 0;
  const probedTwice = Promise.withResolvers<void>();
  const { url } = await startProxy(async ({ url }, response) => {
    if (url === "/readyz") {
      requestCount += 1;
      response.end("ok");
      if (requestCount === 2) {
        probedTwice.resolve();
      }
      return;
    }
    await probedTwice.promise;
    response.end("exported");
  });
  expect(await (await fetch(url)).text()).toBe("exported");
  expect(requestCount).toBe(2);
});

it("forwards a request without delay while the bodies of other requests do not arrive", async () => {
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

it("limits concurrent requests of one IP address, and does not delay other addresses", async () => {
  let maxConcurrent = 0;
  let now = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await startProxy(async ({ headers }, response) => {
    if (headers["x-visitor"] === "hog") {
      now += 1;
      maxConcurrent = Math.max(maxConcurrent, now);
      await go.promise;
      now -= 1;
    }
    response.end("ok");
  });
  const busyClient = { headers: { "x-visitor": "hog" } };
  const responses = Array.from({ length: 50 }, () => fetch(url, busyClient));
  await expect.poll(() => now).toBe(6);
  expect(await (await fetch(url)).text()).toBe("ok");
  go.resolve();
  for (const answer of await Promise.all(responses)) {
    expect(await answer.text()).toBe("ok");
  }
  expect(maxConcurrent).toBe(6);
});

it("forwards other calls without delay while logins of many IP addresses wait in the CMS", async () => {
  let waitingLogins = 0;
  const go = Promise.withResolvers<void>();
  const { url } = await startProxy(async (request, response) => {
    if (request.url === authApi.login) {
      waitingLogins += 1;
      await go.promise;
    }
    response.end("ok");
  });
  const responses = Array.from({ length: 200 }, (_, visitor) =>
    fetch(url + authApi.login, { headers: { "x-visitor": `203.0.113.${visitor}` } }),
  );
  await expect.poll(() => waitingLogins, { timeout: 30_000 }).toBe(200);
  expect(await (await fetch(url + authApi.status)).text()).toBe("ok");
  go.resolve();
  for (const answer of await Promise.all(responses)) {
    expect(await answer.text()).toBe("ok");
  }
});

it("aborts a request whose client has disconnected", async () => {
  const calls: IncomingMessage[] = [];
  const { url } = await startProxy((request) => void calls.push(request));
  const disconnected = new AbortController();
  const responses = Array.from({ length: 10 }, () =>
    fetch(url, { signal: disconnected.signal }).catch(() => "gone"),
  );
  await expect.poll(() => calls.length).toBe(6);
  disconnected.abort();
  await Promise.all(responses);
  await expect.poll(() => calls.every(({ destroyed }) => destroyed)).toBe(true);
});

it("forwards a request to upgrade to WebSocket as an ordinary request", async () => {
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
  // Rejects HEAD like Payload, which does not implement HEAD for media.
  const { url } = await startProxy(({ method }, response) => {
    response.writeHead(method === "GET" ? 200 : 404, { "content-length": 3 }).end("yes");
  });
  const { status, headers } = await fetch(url, { method: "HEAD" });
  expect([status, headers.get("content-length")]).toEqual([200, "3"]);
});
