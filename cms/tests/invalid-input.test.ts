import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { adminApi, authApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import { createUniqueEmail, newCustomer, newStaff, type TestAccount } from "./support/people.ts";

/** Tests that invalid input is reported as the client's error (4xx), never as an internal error. */
let cms: RunningCms;
let admin: TestAccount;
let customer: TestAccount;
let asAdmin: { cookie: string; headers: Record<string, string> };
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
  customer = await newCustomer(cms);
  asAdmin = { cookie: admin.cookie, headers: { origin: siteOrigin } };
});
afterAll(() => cms?.stop());

const queries = [
  "where=x",
  "where={",
  'where={"title":1}',
  "where[id]=x",
  "where[id][in]=x",
  "where[id][in][a]=x",
  "where[createdAt][near]=1,1,1",
  "where[createdAt][equals]=never",
  "where[title][all]=x",
  "where[title][within]=x",
  "where[title][within][type]=Polygon",
  "where[title][intersects]=x",
  "where[title][like][]=x",
  "where[title][contains][a]=x",
  "where[title][equals][]=x",
  "where[title][greater_than]=x",
  "where[blocks][contains]=x",
  "where[blocks][equals]=x",
  "where[blocks][like]=x",
  "where[blocks][in]=x",
  "where[blocks][exists]=x",
  "where[and]=x",
  "where[or][x]=y",
  "where[and][0]=x",
  "where[and][0][and][0][and]=x",
  "where[nothing][equals]=x",
  "where[id][nothing]=x",
  "where[title][equals]=%00",
  "where[%00][equals]=x",
  "where[__proto__][equals]=x",
  "where[constructor][equals]=x",
  "sort[a]=b",
  "sort=nothing",
  "sort=-",
  "sort[]=title&sort[a]=b",
  "page=-5",
  "page=0",
  "page=x",
  "page[]=1",
  "limit=-1",
  "limit=99999999999999999999",
  "depth=x",
  "select=x",
  "select[title]=x",
  "populate=x",
  "populate[pages]=x",
  "joins=x",
  "data={",
  "draft=x",
  "locale=xx",
  "locale[]=x",
  "fallbackLocale=xx",
];

describe.each(queries)("the query %s", (query) => {
  it("gets the same status below 500 by GET and by method override", async () => {
    const slugs = ["pages", "media", "leads", "customers"];
    for (const path of slugs.flatMap((slug) => [`/api/${slug}`, `/api/${slug}/count`])) {
      const response = await cms.request(`${path}?${query}`, asAdmin);
      expect(response.status, `${path}: ${await response.clone().text()}`).toBeLessThan(500);
      const byPost = await cms.request(path, {
        ...asAdmin,
        body: query,
        headers: {
          ...asAdmin.headers,
          "content-type": "application/x-www-form-urlencoded",
          "x-http-method-override": "GET",
        },
      });
      expect(byPost.status, `${path} by override`).toBe(response.status);
    }
  });
});

it("the list endpoints accept every form of query that the list screens send", async () => {
  for (const query of [
    "where[title][like]=cloud&sort=-updatedAt&page=1&limit=10&depth=0",
    "where[or][0][and][0][title][contains]=cloud&where[or][1][and][0][_status][equals]=draft",
    "where[and][0][id][exists]=true&where[and][1][title][not_equals]=x",
    "where[createdAt][greater_than]=2026-01-01T00:00:00.000Z&sort=title,-createdAt",
    "where[_status][in]=draft,published",
    "where[_status][not_in][0]=draft",
    `where=${encodeURIComponent('{"title":{"exists":true}}')}`,
    "where=",
    "limit=0",
    "draft=true&locale=all",
  ]) {
    const response = await cms.request(`/api/pages?${query}`, asAdmin);
    expect([response.status, query]).toEqual([200, query]);
  }
});

describe("version endpoints of Payload", () => {
  it("respond with 404 for a collection without versions", async () => {
    const id = "019c0000-0000-7000-8000-000000000000";
    for (const slug of ["media", "leads", "staff", "customers", "plans"]) {
      for (const [method, path] of [
        ["GET", "/versions"],
        ["GET", `/versions/${id}`],
        ["POST", `/versions/${id}`],
        ["POST", "/versions"],
      ] as const) {
        const response = await cms.request(`/api/${slug}${path}`, { ...asAdmin, method });
        expect(response.status, `${method} ${slug}${path}`).toBe(404);
      }
    }
  });
});

describe("a request body", () => {
  const half = "\ud800";
  const paragraph = (node: object) => ({
    root: {
      type: "root",
      version: 1,
      format: "",
      indent: 0,
      direction: null,
      children: [
        {
          type: "paragraph",
          version: 1,
          format: "",
          indent: 0,
          direction: null,
          textFormat: 0,
          children: [node],
        },
      ],
    },
  });
  const words = (value: string) => ({
    type: "text",
    version: 1,
    text: value,
    format: 0,
    mode: "normal",
    style: "",
    detail: 0,
  });
  const article = (content: object) => ({
    title: "Um artigo",
    slug: "um-artigo",
    description: "Sobre nada",
    content,
    body: content,
    _status: "draft",
  });

  it.each([
    ["an empty body", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["a string", '"x"'],
    ["a number", "1"],
    ["a truncated object", "{"],
    ["a NUL", JSON.stringify(article(paragraph(words("a\0b"))))],
    ["half of a surrogate pair", JSON.stringify(article(paragraph(words(half))))],
    ["half of a surrogate pair as a key", JSON.stringify({ [half]: 1 })],
    [
      "an image with an invalid id",
      JSON.stringify(
        article(
          paragraph({ type: "upload", version: 3, relationTo: "media", value: "x", fields: null }),
        ),
      ),
    ],
    ["an image URL on a private network", '{"url":"http://127.0.0.1/x.png","filename":"x"}'],
    ["an invalid image URL", '{"url":"x","filename":"x.png"}'],
  ])("never causes a server error in a save of a document: %s", async (_, body) => {
    for (const slug of ["posts", "pages", "media", "legal", "testimonials"]) {
      const { docs } = (await (
        await cms.request(`/api/${slug}?limit=1&depth=0`, asAdmin)
      ).json()) as {
        docs: { id: string }[];
      };
      for (const [method, path] of [
        ["POST", `/api/${slug}?draft=true`],
        ["PATCH", `/api/${slug}/${docs[0]?.id}?draft=true`],
        ["PATCH", `/api/${slug}?where[id][equals]=${docs[0]?.id}&draft=true`],
        ["POST", `/api/${slug}/${docs[0]?.id}/duplicate`],
        ["PATCH", `/api/${slug}/${docs[0]?.id}?uploadEdits[focalPoint][x]=10`],
      ] as const) {
        const response = await cms.request(path, { ...asAdmin, method, body });
        expect(response.status, `${method} ${path}: ${await response.text()}`).toBeLessThan(500);
      }
    }
    for (const slug of ["navigation", "site-settings", "price-catalogue"]) {
      const response = await cms.request(`/api/globals/${slug}?draft=true`, {
        ...asAdmin,
        method: "POST",
        body,
      });
      expect(response.status, `${slug}: ${await response.text()}`).toBeLessThan(500);
    }
  });

  it.each([
    ["text/plain", "hello"],
    ["application/x-www-form-urlencoded", "a=b"],
    ["multipart/form-data", "x"],
    ["multipart/form-data; boundary=x", "x"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    ],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
    ],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nnull\r\n--x--\r\n',
    ],
  ])("never causes a server error in the format %s: %s", async (type, body) => {
    for (const path of ["/api/pages", "/api/media", "/api/globals/navigation"]) {
      const headers = { ...asAdmin.headers, "content-type": type };
      const response = await cms.request(path, { ...asAdmin, method: "POST", body, headers });
      expect(response.status, `${path}: ${await response.text()}`).toBeLessThan(500);
    }
  });

  it("is required by endpoints that create documents", async () => {
    for (const path of ["/api/pages", "/api/media", "/api/posts", "/api/globals/navigation"]) {
      const response = await cms.request(path, { ...asAdmin, method: "POST" });
      expect(response.status, `${path}: ${await response.text()}`).toBeLessThan(500);
    }
  });

  const unstorable = ["a\0b", `a${half}b`];

  it.each(unstorable)(
    "is rejected by the CMS's own endpoints if a code contains %j",
    async (word) => {
      for (const [path, body] of [
        ["/api/consents", { choice: "accepted", textVersion: word, locale: "pt-BR" }],
        ["/api/quotes", { locale: word }],
      ] as const) {
        const response = await cms.request(path, { ...asAdmin, method: "POST", body });
        expect([path, response.status]).toEqual([path, 400]);
        expect(((await response.json()) as { code: string }).code).toBe("invalid");
      }
    },
  );

  it.each(unstorable)(
    "is accepted by the CMS's own endpoints if a text contains %j, which is removed or replaced",
    async (text) => {
      const word = `Nome ${text}`;
      const created = await cms.request(adminApi.plans, {
        ...asAdmin,
        body: { name: word, price: 1, description: word },
      });
      expect(created.status).toBe(201);
      const plan = (await created.json()) as { id: string; name: string };
      const calls: [TestAccount, string, string, object][] = [
        [admin, "PUT", adminApi.plan(plan.id), { description: word }],
        [admin, "PATCH", adminApi.staffAccount(admin.id), { name: word }],
        [admin, "POST", adminApi.staff, { name: word, email: createUniqueEmail() }],
        [customer, "PATCH", authApi.profile, { fullname: word }],
      ];
      for (const [{ cookie }, method, path, body] of calls) {
        const response = await cms.request(path, { ...asAdmin, cookie, method, body });
        expect(response.status, path).toBeLessThan(300);
        expect(Object.values(await response.json())).toContainEqual(plan.name);
      }
      expect(plan.name).toMatch(/^Nome a\ufffd?b$/);
    },
  );
});

describe("an HTTP request", () => {
  /** Sends raw HTTP, for requests that client libraries do not send. */
  async function raw(lines: string[]): Promise<string> {
    const { hostname, port } = new URL(cms.url);
    const socket = connect(Number(port), hostname);
    socket.end(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`);
    return (await text(socket)).split("\r\n")[0] ?? "";
  }

  it.each([
    ["the method TRACE", ["TRACE /api/pages HTTP/1.1", "host: x"], 405],
    ["a space in Host", ["GET /api/content/documents HTTP/1.1", "host: a b"], 400],
    ["a bracket in Host", ["GET /api/content/documents HTTP/1.1", "host: a]:80"], 400],
    ["a Host with a path", ["GET /cms HTTP/1.1", "host: x/%zz%"], 400],
    ["an invalid URL", ["GET //[ HTTP/1.1", "host: x"], 400],
    ["a NUL in the URL", ["GET /cms?a=%00 HTTP/1.1", "host: x"], 400],
    ["a path that is not UTF-8", ["GET /api/pages/%ff HTTP/1.1", "host: x"], 400],
  ] as const)("with %s is rejected", async (_, lines, status) => {
    expect(await raw([...lines])).toContain(` ${status} `);
  });

  function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(cms.url + path, { method, headers }, resolve);
      request.once("error", reject).end();
    });
  }

  async function logoAddress(): Promise<string> {
    const { docs } = await cms.payload.find({
      collection: "media",
      where: { filename: { like: "logo" } },
      depth: 0,
    });
    return docs[0]?.url ?? "";
  }

  it("with the method HEAD gets the response to GET without its body", async () => {
    for (const path of [
      await logoAddress(),
      "/api/content/documents",
      "/api/staff/me",
      "/api/pages",
    ]) {
      const [get, head] = [await ask("GET", path), await ask("HEAD", path)];
      expect(head.statusCode, path).toBe(get.statusCode);
      const told = ({ headers }: IncomingMessage) => {
        const { date: _, "x-request-id": __, "transfer-encoding": ___, ...rest } = headers;
        return rest;
      };
      expect(told(head), path).toEqual(told(get));
      expect(await text(head)).toBe("");
      expect(await text(get)).not.toBe("");
    }
  });

  it("for a missing image gets a 4xx response", async () => {
    for (const name of ["missing", "missing.png", "..%2f..%2fsecret", "%2e%2e", ".", "a%00"]) {
      const { status } = await cms.request(`/api/media/file/${name}`);
      expect([400, 403, 404], name).toContain(status);
    }
  });

  it("always gets a response with a Cache-Control header", async () => {
    for (const path of [
      "/api/leads",
      "/api/pages",
      "/api/staff/me",
      "/api/access",
      "/api/nothing",
    ]) {
      for (const as of [asAdmin, {}]) {
        const { headers } = await cms.request(path, as);
        expect(headers.get("cache-control"), path).toBe("private, no-store");
      }
    }
    const screen = await cms.request("/cms/login");
    expect(screen.headers.get("cache-control")).toBe("private, no-store");
    const picture = await cms.request(await logoAddress());
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const code = await cms.request("/_next/static/x.js");
    expect(code.headers.get("cache-control")).toBeNull();
  });

  it("from a sibling subdomain is treated as cross-site", async () => {
    const sibling = { cookie: admin.cookie, "sec-fetch-site": "same-site" };
    const body = { name: "X", price: 1, description: "x" };
    const refused = await cms.request(adminApi.plans, { body, headers: sibling });
    expect(refused.status).toBe(403);
    expect(
      (await cms.request("/api/globals/navigation", { body: {}, headers: sibling })).status,
    ).toBe(403);
    const own = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    expect((await cms.request(adminApi.plans, { body, headers: own })).status).toBe(201);
    // Allows a navigation from a sibling subdomain.
    const link = { ...sibling, "sec-fetch-mode": "navigate" };
    const followed = await ask("GET", "/api/leads/count", link);
    expect([followed.statusCode, await text(followed)]).toEqual([200, expect.any(String)]);
  });
});
