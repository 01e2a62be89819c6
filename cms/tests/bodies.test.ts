import { randomUUID } from "node:crypto";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as immediately } from "node:timers/promises";
import { maxLeadRequestBytes } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import { newCustomer, newStaff } from "./support/people.ts";

/** Tests limits on the size of request bodies, which apply before the body is read. */
let cms: RunningCms;
let customer: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  cms = await startCms();
  customer = { cookie: (await newCustomer(cms)).cookie, origin: siteOrigin };
  staff = { cookie: (await newStaff(cms, "editor")).cookie, origin: siteOrigin };
});
afterAll(() => cms?.stop());

interface Sent {
  answer: IncomingMessage;
  body: string;
  /** Number of bytes that the server had accepted when it sent its response. */
  taken: number;
  request: ClientRequest;
}

const piece = Buffer.alloc(64 * 1024, "[");
const plenty = 200 * 1024 * 1024;

/** Sends chunks until a response arrives or all chunks are sent. */
async function send(
  path: string,
  headers: Record<string, string>,
  bytes = plenty,
  method = "POST",
): Promise<Sent> {
  const request = httpRequest(cms.url + path, { method, headers });
  request.on("error", () => {});
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("close", () => reject(new Error("closed without an answer")));
  });
  let taken = 0;
  let isAnswered = false;
  const settled = answered.then(
    () => {
      isAnswered = true;
    },
    () => {},
  );
  while (taken < bytes && !isAnswered && !request.destroyed) {
    const next = piece.subarray(0, Math.min(piece.byteLength, bytes - taken));
    if (!request.write(next)) {
      await Promise.race([new Promise((resolve) => request.once("drain", resolve)), settled]);
    }
    taken += next.byteLength;
    await immediately();
  }
  if (taken >= bytes) {
    request.end();
  }
  const response = await answered;
  return { answer: response, body: await text(response), taken, request };
}

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const override = { "x-http-method-override": "GET" };
const payloadOverride = { "x-payload-http-method-override": "GET" };

const doors: [string, string, Record<string, string>, string?][] = [
  ["a collection", "/api/pages", json],
  ["a document", "/api/staff/1", json, "PATCH"],
  ["a global", "/api/globals/navigation", json],
  ["an upload", "/api/media", multipart],
  ["an upload as a form", "/api/media", form],
  ["a query by form", "/api/pages", { ...form, ...override }],
  ["a query by JSON", "/api/pages", { ...json, ...override }],
  ["a query by Payload's own header", "/api/pages", { ...json, ...payloadOverride }],
  ["a login", "/api/auth/login", json],
  ["a contact", "/api/leads", json],
  ["an action of the screens", "/cms", { ...multipart, "next-action": "x" }],
  ["nothing that is there", "/api/nothing", json],
  ["a GET", "/api/content/documents", {}, "GET"],
];

describe.each(["nobody", "customer"] as const)("body limits for %s", (who) => {
  const own = () => (who === "nobody" ? {} : customer);

  it.each(doors)("reject 200 MB to %s by Content-Length", async (_, path, headers, method) => {
    const length = { "content-length": String(plenty) };
    const sent = await send(path, { ...own(), ...headers, ...length }, plenty, method);
    expect(sent.answer.statusCode).toBe(413);
    expect(JSON.parse(sent.body)).toMatchObject({ code: "too-large", error: expect.any(String) });
    expect(sent.answer.headers.connection).toBe("close");
    // The server accepts no more bytes than the buffers of the socket contain.
    expect(sent.taken).toBeLessThan(plenty / 4);
    await expect.poll(() => sent.request.socket?.destroyed).toBe(true);
  });

  it.each(doors.filter(([, , , method]) => method !== "GET"))(
    "reject 200 MB to %s while a body without Content-Length arrives",
    async (_, path, headers, method) => {
      const streamed = { "transfer-encoding": "chunked" };
      const sent = await send(path, { ...own(), ...headers, ...streamed }, plenty, method);
      expect([403, 404, 413]).toContain(sent.answer.statusCode);
      expect(sent.answer.headers.connection).toBe("close");
      expect(sent.taken).toBeLessThan(plenty / 4);
      await expect.poll(() => sent.request.socket?.destroyed).toBe(true);
    },
  );
});

describe("body limits for staff", () => {
  const document = (bytes: number) => `{"title":"${"x".repeat(bytes)}"}`;

  it("accept a document of 4 MB, and reject a document of 9 MB", async () => {
    const ask = (body: string) =>
      cms.request("/api/pages", {
        body,
        headers: { ...staff, "content-type": "application/json" },
      });
    expect((await ask(document(4 * 1024 * 1024))).status).toBe(400);
    const length = { "content-length": String(9 * 1024 * 1024) };
    const sent = await send("/api/pages", { ...staff, ...json, ...length });
    expect(sent.answer.statusCode).toBe(413);
  });

  it.each(["by its length", "while it comes"])(
    "reject an upload that is too large, %s",
    async (how) => {
      const size: Record<string, string> =
        how === "by its length"
          ? { "content-length": String(plenty) }
          : { "transfer-encoding": "chunked" };
      const sent = await send("/api/media", { ...staff, ...multipart, ...size });
      expect(sent.answer.statusCode).toBe(413);
      expect(JSON.parse(sent.body)).toMatchObject({ errors: [{ message: expect.any(String) }] });
    },
  );

  it("accept a large upload", async () => {
    const upload = new FormData();
    upload.set("_payload", JSON.stringify({ alt: "Uma foto grande" }));
    const noise = Buffer.alloc(19 * 1024 * 1024, 7);
    upload.set("file", new Blob([new Uint8Array(noise)], { type: "image/png" }), "x.png");
    const response = await fetch(`${cms.url}/api/media`, {
      method: "POST",
      headers: staff,
      body: upload,
    });
    // The body is not an image, but the CMS detects this only after reading the body.
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("errors"),
    ]);
  });

  it("accept a query that is sent in the body because it is too long for a URL", async () => {
    const ids = Array.from(
      { length: 900 },
      (_, index) => `where[id][in][${index}]=${randomUUID()}`,
    );
    const response = await cms.request("/api/pages", {
      body: `limit=1&${ids.join("&")}&depth=0`,
      headers: { ...staff, ...form, ...override },
    });
    expect(response.status).toBe(200);
    const query = "where[title][exists]=true&limit=2&depth=0&locale=pt-BR";
    const found = await cms.request("/api/pages", {
      body: query,
      headers: { ...staff, ...form, ...override },
    });
    expect(((await found.json()) as { docs: unknown[] }).docs).toHaveLength(2);
  });

  it("exceed the limits of visitors only for requests from the site's own pages", async () => {
    const length = { "content-length": String(1024 * 1024) };
    const foreign = { ...staff, origin: "https://evil.example" };
    const sent = await send("/api/pages", { ...foreign, ...json, ...length }, 1024 * 1024);
    expect(sent.answer.statusCode).toBe(413);
  });
});

describe("a visitor", () => {
  it("can send a form without Content-Length", async () => {
    const lead = JSON.stringify({
      kind: "contact",
      name: "Ana",
      email: "ana@example.com",
      phone: "(11) 91234-5678",
      company: "Ana Ltda",
      service: "cloudServer",
      message: "x".repeat(9_000),
    });
    const response = await fetch(`${cms.url}/api/leads`, {
      method: "POST",
      headers: json,
      body: new Blob([lead]).stream(),
      duplex: "half",
    } as RequestInit);
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  });

  it(`can send up to ${maxLeadRequestBytes} bytes`, async () => {
    const filler = "x".repeat(maxLeadRequestBytes - 2);
    const response = await cms.request("/api/leads", { body: `"${filler}"` });
    expect(response.status).toBe(400);
    expect((await cms.request("/api/leads", { body: `"${filler}x"` })).status).toBe(413);
  });
});

describe("HTTP method override", () => {
  it.each(["nobody", "customer"] as const)("is rejected for %s", async (who) => {
    for (const header of [override, payloadOverride]) {
      const response = await cms.request("/api/pages", {
        body: "limit=1",
        headers: { ...(who === "nobody" ? {} : customer), ...form, ...header },
      });
      expect(response.status).toBe(403);
    }
  });
});
