import { sendRawRequest } from "../support/raw-request.ts";
import { expect, test } from "../support/test.ts";

/** Non-canonical spellings of URLs, and their redirect targets. */
const redirects: Record<string, string> = {
  "/sobre/": "/sobre",
  "/SOBRE": "/sobre",
  "/Sobre/": "/sobre",
  "/%73obre": "/sobre",
  "/sobre%2F": "/sobre",
  "/%2Fsobre": "/sobre",
  "//sobre": "/sobre",
  "/en//about": "/en/about",
  "/en/": "/en",
  "/EN": "/en",
  "/ES/NOSOTROS": "/es/nosotros",
  "/blog/": "/blog",
  "/Blog/Escolher-Provedor-Cloud-Computing-Brasil":
    "/blog/escolher-provedor-cloud-computing-brasil",
  "/sobre/?utm_source=news": "/sobre?utm_source=news",
  "/SOBRE?next=//evil.example": "/sobre?next=//evil.example",
  "/ROBOTS.TXT": "/robots.txt",
  "/sitemap.xml/": "/sitemap.xml",
  "//evil.example": "/evil.example",
  "///evil.example/": "/evil.example",
  "//evil.example/%2e%2e": "not found",
  "/%5Cevil.example": "not found",
  "/\\evil.example": "not found",
  "/\\\\evil.example/": "not found",
  "/%2F%2Fevil.example": "/evil.example",
  "//user@evil.example": "not found",
  "/en/en": "not found",
  "/fr": "not found",
  "/fr/about": "not found",
  "/pt": "not found",
  "/-": "not found",
  "/en/-": "not found",
  "/about": "not found",
  "/en/sobre": "not found",
  "/sobre/mais": "not found",
  "/%": "not found",
  "/%zz": "not found",
  "/%E0%A4%A": "not found",
  "/%00": "not found",
  "/sobre%00": "not found",
  "/sobre%0d%0aset-cookie:x=1": "not found",
  "/sobre%20": "not found",
  "/%C3%A7": "not found",
  "/sobre;v=1": "not found",
  "/sobre%3Fx": "not found",
  "/*": "not found",
  "/../etc/passwd": "not found",
  "/./sobre": "not found",
  "/en/../sobre": "not found",
  "/%2e%2e/sobre": "not found",
  "/..%2f..%2fetc/passwd": "not found",
  "/assets/../../package.json": "not found",
  "/assets/%2e%2e/%2e%2e/package.json": "not found",
  "/.env": "not found",
  "/index.html": "not found",
  "/sobre.html": "not found",
  "/__manifest?p=/": "not found",
  [`/${"a".repeat(8_000)}`]: "not found",
  [`/${"a/".repeat(4_000)}b`]: "not found",
  [`/${"%61".repeat(2_000)}`]: "not found",
};

for (const [requested, expected] of Object.entries(redirects)) {
  const shown =
    requested.length > 60
      ? `${requested.slice(0, 40)}… (${requested.length} characters)`
      : requested;
  const outcome = expected === "not found" ? "gets the 404 page" : `redirects to ${expected}`;
  test(`${shown} ${outcome}`, async ({ instance }) => {
    const response = await sendRawRequest(instance, requested);
    if (expected === "not found") {
      expect(response.status).toBe(404);
      expect(response.headers["content-type"]).toContain("text/html");
      expect(response.text).toContain("404 Page Not Found");
      return;
    }
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(expected);
    // Expects a single redirect, to the same host.
    const target = new URL(response.headers.location ?? "", instance.url);
    expect(target.origin).toBe(instance.url);
    const next = await sendRawRequest(instance, target.pathname + target.search);
    expect([200, 404]).toContain(next.status);
  });
}

test("no path with two slashes and a host redirects to another site", async ({ instance }) => {
  const slashes = ["//", "///", "/\\", "/%5c", "/%2f", "/%09/", "/.//", "/%2e%2f/", "/;//", "/@"];
  for (const prefix of slashes) {
    for (const suffix of ["", "/", "/..", "/%2e%2e", "//", "?x=//evil.example", "%2f"]) {
      const { status, headers } = await sendRawRequest(instance, `${prefix}evil.example${suffix}`);
      expect([301, 404]).toContain(status);
      expect(new URL(headers.location ?? "/", instance.url).origin).toBe(instance.url);
    }
  }
});

test("a query string does not change the page or its canonical URL", async ({ instance }) => {
  const plain = await sendRawRequest(instance, "/sobre");
  const queries = [
    "?",
    "?a=1&a=2",
    "?x=%",
    "?%00",
    "?_routes=root",
    "?index",
    "?a[]=%ff",
    "??",
    "?&&",
  ];
  for (const query of queries) {
    const response = await sendRawRequest(instance, `/sobre${query}`);
    expect(response.status, query).toBe(200);
    expect(response.text, query).toBe(plain.text);
  }
});

test("an invalid byte in a URL gets a 4xx response", async ({ instance }) => {
  const { status } = await sendRawRequest(instance, "/\u00e7");
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("a foreign Host header does not change the response", async ({ instance }) => {
  const withoutForgery = await sendRawRequest(instance, "/sobre");
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  };
  const forged = await sendRawRequest(instance, "/sobre", { headers });
  expect(forged.text).toBe(withoutForgery.text);
  // The host in an absolute-form request target replaces the Host header (RFC 9112, 3.2.2). It must not change the
  // response either.
  const absolute = await sendRawRequest(instance, "http://evil.example/sobre");
  expect(absolute.text).toBe(withoutForgery.text);
  const redirect = await sendRawRequest(instance, "/SOBRE", { headers });
  expect(redirect.headers.location).toBe("/sobre");
});

test("the framework's data URLs get a 404 response", async ({ instance }) => {
  for (const path of ["/sobre.data", "/_root.data", "/en.data"]) {
    const { status, headers } = await sendRawRequest(instance, path);
    expect(status, path).toBe(404);
    expect(headers["content-type"], path).not.toContain("text/html");
  }
});
