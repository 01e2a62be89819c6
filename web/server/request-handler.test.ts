import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { contentApi } from "contracts";
import { FairQueue } from "contracts/fair-queue";
import { requestId } from "contracts/request-id";
import { afterEach, expect, it, vi } from "vitest";
import { PageCache } from "./cache/page-cache.ts";
import { createCmsProxy } from "./cms-proxy.ts";
import { findFormRefusal } from "./form-refusal.ts";
import type { Visit } from "./renderer.ts";
import { createRequestHandler } from "./request-handler.ts";
import { createPageHeaders } from "./security-headers.ts";

const publicUrl = "http://site.example";
const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
  }
});

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

interface SiteOptions {
  /** Headers of every page. */
  headers?: HeadersInit;
  /** Check of a password in the CMS, for which a form waits. */
  password?: () => Promise<void>;
  notFoundThrottle?: () => Promise<void>;
  onRender?: () => void;
  onRedirect?: (path: string) => void;
  clientAddressOf?: () => string;
}

/** Starts a site on which each page echoes its request. */
async function siteOf({
  headers = { "cache-control": "no-cache" },
  password,
  notFoundThrottle = async () => undefined,
  onRender,
  onRedirect,
  clientAddressOf = () => "203.0.113.1",
}: SiteOptions = {}) {
  const render = async (request: Request, visit?: Visit) => {
    onRender?.();
    if (password && request.method === "POST") {
      await visit?.waitForPassword(password);
    }
    const isFormless = request.method === "POST" && new URL(request.url).pathname === "/sobre";
    return Response.json(
      {
        url: request.url,
        method: request.method,
        cookie: request.headers.get("cookie"),
        visitor: request.headers.get("x-forwarded-for"),
        id: request.headers.get("x-request-id"),
        nonce: visit?.nonce ?? null,
        body: await request.text(),
      },
      { headers, status: isFormless ? 405 : 200 },
    );
  };
  const security = { isDevelopment: false, publicUrl };
  const server = createServer(
    createRequestHandler({
      cms: createCmsProxy("http://127.0.0.1:9"),
      isReady: async () => false,
      isConnectedToCms: () => true,
      pages: new PageCache({
        contentVersion: { current: 1, isFollowed: true, isFresh: () => true },
        render: (path) => render(new Request(new URL(path, publicUrl))),
      }),
      renderQueue: new FairQueue({
        slots: 2,
        slotsPerAddress: 2,
        waiting: 10,
        waitingPerAddress: 10,
        timeoutMs: 60_000,
      }),
      redirectHits: { count: (path) => onRedirect?.(path) },
      paths: {
        at: async (path) => {
          if (path === "/moved") {
            return { kind: "moved", to: "/sobre" };
          }
          return { kind: path === "/nothing" ? "nothing" : "maybe" };
        },
      },
      notFoundThrottle,
      clientAddressOf,
      publicOrigin: publicUrl,
      renderer: {
        render,
        files: (_request, _response, next) => void next?.(),
        isDocument: (path) => path !== "/contato",
      },
      commonHeaders: {},
      pageHeaders: (own) => createPageHeaders(security, own),
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return (path: string, { method = "GET", headers, body = "" }: RequestOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const httpCall = httpRequest({ port, path, method, headers: headers ?? {} }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => {
          text += chunk;
        });
        answer.on("end", () => {
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      });
      httpCall.on("error", reject);
      httpCall.end(body);
    });
}

const cookie = "session=secret";

for (const path of ["/auth", "/en/client-area", "/es/admin/users", "/client-area.data"]) {
  it(`renders ${path} for each visitor without caching it`, async () => {
    const ask = await siteOf();
    const { headers, text } = await ask(`${path}?page=2`, { headers: { cookie } });
    const { nonce, id: _, ...asked } = JSON.parse(text);
    expect(asked).toEqual({
      url: `${publicUrl}${path}?page=2`,
      method: "GET",
      cookie,
      visitor: "127.0.0.1",
      body: "",
    });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers).not.toHaveProperty("speculation-rules");
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(JSON.parse((await ask(path)).text)).toMatchObject({ cookie: null });
  });
}

it("forwards a valid request id of the edge; otherwise, creates a new id", async () => {
  const ask = await siteOf();
  const idOf = async (headers: Record<string, string>) =>
    JSON.parse((await ask("/auth", { headers })).text).id;
  const requestId = "0b8f9f3a-4f0e-4c0e-9d3c-0d6f6f2b9a11";
  expect(await idOf({ "x-request-id": requestId })).toBe(requestId);
  const own = await idOf({ "x-request-id": "anything\tat all" });
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf({})).not.toBe(own);
});

it("uses a new nonce in each response of an account page", async () => {
  const ask = await siteOf();
  const nonces = [await ask("/auth"), await ask("/auth")].map(({ text }) => JSON.parse(text).nonce);
  expect(new Set(nonces).size).toBe(2);
});

it("renders public pages without the visitor's cookies", async () => {
  const ask = await siteOf();
  const { headers, text } = await ask("/sobre", { headers: { cookie } });
  expect(JSON.parse(text)).toMatchObject({ cookie: null, visitor: null, nonce: null });
  expect(headers["content-security-policy"]).not.toContain("nonce");
});

it("sends all cookies that a page sets", async () => {
  const ask = await siteOf({
    headers: [
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ],
  });
  expect((await ask("/auth")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
});

const form = { method: "POST", body: "name=Ana" };
const sentAsForm = { "content-type": "application/x-www-form-urlencoded" };

for (const [sender, headers] of Object.entries<Record<string, string>>({
  "this site, which the browser says": { "sec-fetch-site": "same-origin", origin: publicUrl },
  "this site, by its origin": { origin: publicUrl },
  "the address it is reached at": { origin: "http://localhost:1", host: "localhost:1" },
})) {
  it(`accepts a form from ${sender}`, async () => {
    const ask = await siteOf();
    const { status, text } = await ask("/contato?x=1", {
      ...form,
      headers: { ...sentAsForm, ...headers, cookie },
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ method: "POST", cookie, body: "name=Ana" });
  });
}

for (const [sender, headers] of Object.entries<Record<string, string>>({
  "another site": { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  "another site, with an origin that looks right": {
    "sec-fetch-site": "cross-site",
    origin: publicUrl,
  },
  "a sibling domain": { "sec-fetch-site": "same-site", origin: "http://other.example" },
  "another origin, from a browser that says no more": { origin: "https://evil.example" },
  "an opaque origin": { origin: "null" },
  nobody: {},
})) {
  it(`rejects a form from ${sender}`, async () => {
    const ask = await siteOf();
    expect((await ask("/auth", { ...form, headers })).status).toBe(403);
  });
}

const chunked = { "transfer-encoding": "chunked" };

it.each([{}, chunked])("rejects a form of more than 256 KB with status 413, %j", async (length) => {
  const ask = await siteOf();
  const body = "a".repeat(256 * 1024 + 1);
  const headers = { ...sentAsForm, ...length, origin: publicUrl };
  expect((await ask("/auth", { method: "POST", headers, body })).status).toBe(413);
});

it("accepts a form that is sent in chunks", async () => {
  const ask = await siteOf();
  const headers = { ...sentAsForm, ...chunked, origin: publicUrl };
  const { status, text } = await ask("/contato", { ...form, headers });
  expect([status, JSON.parse(text).body]).toEqual([200, "name=Ana"]);
  const multipart = { ...headers, "content-type": "multipart/form-data; boundary=x" };
  const body = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n';
  expect((await ask("/contato", { method: "POST", headers: multipart, body })).status).toBe(200);
  const json = { ...headers, "content-type": "application/json" };
  expect((await ask("/contato", { method: "POST", headers: json, body: "{}" })).status).toBe(415);
});

it("responds with 100 Continue, and then accepts the form", async () => {
  await siteOf();
  const text = await exchange(
    `POST /contato HTTP/1.1\r\nHost: site.example\r\nOrigin: ${publicUrl}\r\nConnection: close\r\n` +
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\nExpect: 100-continue\r\n\r\n",
    "name=Ana",
  );
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(text).toContain("name=Ana");
});

it.each([
  ["with neither body nor length", ""],
  ["of length 0", "Content-Length: 0\r\n"],
  [
    "of no chunks",
    "Transfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=x\r\n",
  ],
])("accepts a form without fields, with a body %s", async (_, length) => {
  await siteOf();
  const head = `POST /contato HTTP/1.1\r\nHost: site.example\r\nOrigin: ${publicUrl}\r\n${length}Connection: close\r\n\r\n`;
  const text = await exchange(head, length.startsWith("Transfer") ? "0\r\n\r\n" : "");
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
});

/** Sends exactly these bytes to the site and returns the response. */
async function exchange(...pieces: string[]): Promise<string> {
  const { port } = (servers.at(-1) as Server).address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  for (const piece of pieces) {
    socket.write(piece);
  }
  return text(socket);
}

const largeLength = 200 * 1024 * 1024;

/** Sends 200 MB until the connection is cut, and returns the number of bytes that the site read. */
async function bytesReadOfLargeBody(path: string, method: string, length: Record<string, string>) {
  await siteOf();
  const [server] = servers;
  if (!server) {
    throw new Error("the site is not there");
  }
  const connected = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const { port } = server.address() as AddressInfo;
  const asked = httpRequest({
    port,
    path,
    method,
    headers: { origin: publicUrl, ...sentAsForm, ...length },
  });
  const closed = new Promise((resolve) => asked.once("close", resolve));
  asked.on("error", () => {}).on("response", (answer) => answer.resume());
  const piece = Buffer.alloc(64 * 1024, "a");
  let sent = 0;
  const write = () => {
    while (sent < largeLength && !asked.destroyed) {
      sent += piece.byteLength;
      if (!asked.write(piece)) {
        return;
      }
    }
    asked.end();
  };
  asked.on("drain", write);
  write();
  await closed;
  return (await connected).bytesRead;
}

const declared = { "content-length": String(largeLength) };
const streamed = { "transfer-encoding": "chunked" };
it.each([
  ["GET", "/", streamed],
  ["GET", "/api/content/events", declared],
  ["POST", "/auth", declared],
  ["POST", "/auth", streamed],
  ["PUT", "/", streamed],
  ["POST", "/healthz", streamed],
])("reads less than 5 % of a body of 200 MB: %s %s, %j", async (method, path, length) => {
  expect(await bytesReadOfLargeBody(path, method, length)).toBeLessThan(largeLength / 20);
});

it("renders pages of other visitors while forms wait for password checks in the CMS", async () => {
  let waitingForms = 0;
  const go = Promise.withResolvers<void>();
  const ask = await siteOf({
    password: async () => {
      waitingForms += 1;
      await go.promise;
    },
  });
  // Sends more forms than there are render slots.
  const forms = Array.from({ length: 4 }, () =>
    ask("/auth", { ...form, headers: { ...sentAsForm, origin: publicUrl } }),
  );
  await expect.poll(() => waitingForms).toBe(4);
  expect((await ask("/auth")).status).toBe(200);
  go.resolve();
  for (const { status, text } of await Promise.all(forms)) {
    expect([status, JSON.parse(text).body]).toEqual([200, "name=Ana"]);
  }
});

it("renders at most one account page per iteration of the event loop", async () => {
  let iteration = 0;
  let immediate = setImmediate(function count() {
    iteration += 1;
    immediate = setImmediate(count);
  });
  const rendered: number[] = [];
  const ask = await siteOf({ onRender: () => rendered.push(iteration) });
  await Promise.all(Array.from({ length: 10 }, () => ask("/auth")));
  clearImmediate(immediate);
  expect(new Set(rendered).size).toBe(10);
});

it("sends a cached page with the headers of the first response", async () => {
  const ask = await siteOf();
  const [first, cached] = [await ask("/sobre"), await ask("/sobre")];
  const { date: _, ...headers } = first.headers;
  expect(cached).toMatchObject({ status: 200, headers, text: first.text });
  const etag = String(first.headers.etag);
  const again = await ask("/sobre", { headers: { "if-none-match": etag } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
});

it("responds with 405 to methods that pages do not support", async () => {
  const ask = await siteOf();
  const { status, headers } = await ask("/auth", { method: "DELETE" });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
});

it("responds to a form on a page without forms with 405 and an Allow header", async () => {
  const ask = await siteOf();
  const headers = { ...sentAsForm, origin: publicUrl };
  const refused = await ask("/sobre", { method: "POST", headers, body: "name=Ana" });
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
});

it.each([
  ["JSON", { "content-type": "application/json" }, "{}", 415],
  ["text", { "content-type": "text/plain" }, "name=Ana", 415],
  ["nothing that it names", {}, "name=Ana", 415],
  ["a broken multipart", { "content-type": "multipart/form-data; boundary=x" }, "--y", 400],
  ["a multipart without boundary", { "content-type": "multipart/form-data" }, "name=Ana", 400],
])("rejects a form that is sent as %s", async (_, type, body, expected) => {
  const ask = await siteOf();
  const headers = { origin: publicUrl, ...type };
  expect((await ask("/contato", { method: "POST", headers, body })).status).toBe(expected);
});

it("rejects a form from an http origin if the site is on https", async () => {
  const own = "https://site.example";
  const refused = (origin: string) =>
    findFormRefusal(
      { headers: { ...sentAsForm, origin, host: "site.example", "content-length": "1" } },
      own,
    )?.status;
  expect(refused(own)).toBeUndefined();
  expect(refused("http://site.example")).toBe(403);
});

it("rejects invalid methods and hosts without a call to the CMS", async () => {
  const ask = await siteOf();
  expect((await ask("/api/pages", { method: "TRACE" })).status).toBe(405);
  for (const host of ["a b", "[", "evil.example:port"]) {
    expect((await ask("/api/pages", { headers: { host } })).status, host).toBe(400);
  }
});

it("serves the same not-found page for every unknown path", async () => {
  const ask = await siteOf();
  expect(JSON.parse((await ask("/nothing")).text).url).toBe(`${publicUrl}/-`);
  expect(JSON.parse((await ask("/%00")).text).url).toBe(`${publicUrl}/-`);
  const about = await ask("/sobre");
  expect(JSON.parse(about.text).url).toBe(`${publicUrl}/sobre`);
  expect(about.headers).toHaveProperty("speculation-rules");
  expect(JSON.parse((await ask("/contato")).text).url).toBe(`${publicUrl}/contato`);
  expect((await ask("/sobre.data")).status).toBe(404);
});

it("delays only not-found responses", async () => {
  let throttledCount = 0;
  const ask = await siteOf({
    notFoundThrottle: async () => {
      throttledCount += 1;
    },
  });
  for (const path of ["/nothing", "/%00", "/sobre", "/moved"]) {
    await ask(path);
  }
  expect(throttledCount).toBe(2);
});

it.each([
  ["GET http://site.example/sobre?x=1", 200, "/sobre"],
  ["GET HTTP://SITE.example:8080/sobre", 200, "/sobre"],
  ["GET https://site.example/auth?page=2", 200, "/auth?page=2"],
  ["GET http://[::1]:80/", 200, "/"],
  ["GET http://site.example", 200, "/"],
  ["GET http://site.example?x=1", 200, "/"],
  ["GET http://site.example//evil.example/", 301, undefined],
  ["GET http://site.example/healthz", 200, undefined],
  ["GET http://site.example/api/content/events", 404, undefined],
  ["GET http:///sobre", 400, undefined],
  ["GET http://user@site.example/sobre", 400, undefined],
  ["GET http://site.example:port/", 400, undefined],
  ["GET ftp://site.example/sobre", 200, "/-"],
  ["GET *", 200, "/-"],
  ["OPTIONS *", 204, undefined],
  ["OPTIONS http://site.example", 204, undefined],
  ["OPTIONS http://site.example/", 405, undefined],
])('responds to the request line "%s" with %i', async (line, status, path) => {
  await siteOf();
  const answer = await exchange(
    `${line} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (path !== undefined) {
    expect(answer).toContain(`"url":"${publicUrl}${path}"`);
  }
});

it("compares a form's Origin with the host of an absolute request target instead of the Host header", async () => {
  await siteOf();
  const statusFor = async (host: string) => {
    const head = `POST http://www.example/contato HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: close\r\n\r\n`;
    return (await exchange(head)).slice(9, 12);
  };
  expect([await statusFor("www.example"), await statusFor("evil.example")]).toEqual(["200", "403"]);
});

it.each([
  contentApi.events,
  contentApi.heartbeat,
  contentApi.paths,
  contentApi.redirectHits,
  "/_next/image?url=/cms/login&w=640&q=75",
])("responds to %s with 404, without a call to the CMS", async (path) => {
  const ask = await siteOf();
  expect((await ask(path)).status).toBe(404);
});

it("responds to HEAD with the headers of GET", async () => {
  const ask = await siteOf();
  for (const path of ["/sobre", "/nothing", "/healthz", "/SOBRE", "/auth"]) {
    const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    expect([head.status, head.text], path).toEqual([get.status, ""]);
    expect(head.headers["content-length"], path).toBe(get.headers["content-length"]);
  }
});

it("redirects a former URL without rendering a page, and counts the redirect", async () => {
  const countedPaths: string[] = [];
  const ask = await siteOf({ onRedirect: (path) => countedPaths.push(path) });
  const { status, headers, text } = await ask("/moved?from=mail");
  expect({ status, location: headers.location, text }).toEqual({
    status: 301,
    location: "/sobre",
    text: "",
  });
  expect(countedPaths).toEqual(["/moved"]);
});

it.each([
  ["GET", "/sobre"],
  ["GET", "/SOBRE/?x=1"],
  ["GET", "/moved"],
  ["GET", "/nothing"],
  ["GET", "/%ff"],
  ["GET", "/auth"],
  ["GET", "/x.data"],
  ["GET", "/healthz"],
  ["GET", "/readyz"],
  ["GET", "/api/pages"],
  ["GET", "/api/content/events"],
  ["POST", "/auth"],
  ["PUT", "/sobre"],
  ["TRACE", "/api/pages"],
])("sends Cache-Control with the response to %s %s", async (method, path) => {
  const ask = await siteOf();
  const { status, headers } = await ask(path, { method });
  expect(headers["cache-control"], String(status)).toMatch(/^(private, )?no-(cache|store)$/);
});

it("responds with 500 to an error before and after the request id is assigned, and logs an id with the later one", async () => {
  const logged: (string | undefined)[] = [];
  vi.spyOn(console, "error").mockImplementation(() => void logged.push(requestId.getStore()));
  const fail = () => {
    throw new Error("Failed in the test");
  };
  const early = await siteOf({ clientAddressOf: fail });
  expect((await early("/sobre")).status).toBe(500);
  const late = await siteOf({ notFoundThrottle: async () => fail() });
  expect((await late("/nothing")).status).toBe(500);
  expect(logged).toEqual([undefined, expect.stringMatching(/^[\da-f-]{36}$/)]);
});
