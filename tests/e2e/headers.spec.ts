import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { sendRawRequest } from "../support/raw-request.ts";
import { seededLogo } from "../support/seeded-logo.ts";
import { expect, test } from "../support/test.ts";

async function assetPath(instance: { port: number }, extension: "css" | "js"): Promise<string> {
  const { text } = await sendRawRequest(instance, "/");
  const path = new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(text)?.[0];
  if (!path) {
    throw new Error(`the home page names no ${extension} file`);
  }
  return path;
}

const requests: Record<string, { path: string; method?: string; status: number }> = {
  "a page": { path: "/", status: 200 },
  "an article": { path: "/blog/escolher-provedor-cloud-computing-brasil", status: 200 },
  "the 404 card": { path: "/no-such-page", status: 404 },
  "a redirect": { path: "/SOBRE", status: 301 },
  "the sitemap": { path: "/sitemap.xml", status: 200 },
  "robots.txt": { path: "/robots.txt", status: 200 },
  "the icon that browsers ask for by themselves": { path: "/favicon.ico", status: 302 },
  "the feed": { path: "/feed.xml", status: 200 },
  "a picture": { path: seededLogo, status: 200 },
  "the API": { path: "/api/content/documents", status: 200 },
  "an unknown API address": { path: "/api/no-such-thing", status: 404 },
  "a refusal of the API": { path: "/api/staff", status: 403 },
  "the CMS": { path: "/cms", status: 303 },
  "an unknown file of the CMS": { path: "/_next/static/no-such-file.js", status: 404 },
  "the health check": { path: "/healthz", status: 200 },
  "the readiness check": { path: "/readyz", status: 200 },
  "a refused method": { path: "/", method: "PUT", status: 405 },
  "a form from elsewhere": { path: "/", method: "POST", status: 403 },
};

for (const [name, { path, method = "GET", status }] of Object.entries(requests)) {
  test(`${name} has the security headers`, async ({ instance }) => {
    const answer = await sendRawRequest(instance, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
    // Over http, a server must not send HSTS (RFC 6797, 7.2).
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    if (answer.headers["content-type"]?.includes("html")) {
      expect(answer.headers["content-security-policy"]).toMatch(/frame-ancestors '(none|self)'/);
    }
  });
}

for (const path of ["/contato", "/auth"]) {
  test(`the scripts of ${path} trigger no CSP violation`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        Object.assign(window, { refused: `${violatedDirective}: ${blockedURI}` }),
      );
    });
    await page.goto(path);
    await page.locator("main").getByRole("textbox").first().fill("a");
    // Waits for the validation library, which is the last script to load.
    await page.waitForFunction(() => "__zod_globalRegistry" in globalThis);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as { refused?: string }).refused)).toBeUndefined();
  });
}

for (const path of ["/", "/en", "/no-such-page", "/cms"]) {
  test(`the CSP of ${path} blocks foreign scripts`, async ({ instance }) => {
    const { headers } = await sendRawRequest(instance, path);
    const policy = String(headers["content-security-policy"]);
    const directives = new Map(
      policy.split(";").map((directive) => {
        const [name = "", ...values] = directive.trim().split(/\s+/);
        return [name, values];
      }),
    );
    const scripts = directives.get("script-src") ?? [];
    expect(scripts).toContain("'self'");
    for (const value of scripts) {
      expect(value).toMatch(/^'(self|strict-dynamic|(sha256|nonce)-[A-Za-z0-9+/=]{20,})'$/);
    }
    expect(["'none'", "'self'"]).toContain(directives.get("base-uri")?.join(" "));
    expect(["'none'", "'self'"]).toContain(directives.get("default-src")?.join(" "));
    expect(directives.get("form-action")).toEqual(["'self'"]);
  });
}

test("each response of the CMS has a new nonce", async ({ instance }) => {
  const nonceOf = async () => {
    const { headers } = await sendRawRequest(instance, "/cms");
    return /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

for (const path of ["/", "/no-such-page", "/auth"]) {
  test(`the CSP of ${path} allows the inline styles of its HTML by hash`, async ({ instance }) => {
    const { headers, text } = await sendRawRequest(instance, path);
    const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
    // A page that is hydrated inlines only the font faces; it links to its other styles.
    expect(styles).toHaveLength(path === "/auth" ? 1 : 2);
    const hashes = styles.map((css) => createHash("sha256").update(css).digest("base64"));
    const policy = String(headers["content-security-policy"]);
    const [, allowed] = /style-src ([^;]+)/.exec(policy) ?? [];
    // Only the policy of a hydrated page has a nonce, with which scripts may insert styles.
    const nonces = path === "/auth" ? (/'nonce-[^']+'/.exec(policy) ?? []) : [];
    const expected = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`), ...nonces];
    expect(allowed?.trim().split(" ").toSorted()).toEqual(expected.toSorted());
    expect(text).not.toMatch(/<[^>]+\son[a-z]+="/);
    if (path !== "/auth") {
      expect(text).not.toMatch(/<[^>]+\sstyle="/);
    }
  });
}

test("a cached page gets a 304 response to its own ETag", async ({ instance }) => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const first = await sendRawRequest(instance, "/sobre", { headers });
    const { etag } = first.headers;
    expect(etag).toMatch(/^(W\/)?"[\w-]{10,}"$/);
    expect(first.headers["cache-control"]).toBe("no-cache");
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await sendRawRequest(instance, "/sobre", {
        headers: { ...headers, "if-none-match": known },
      });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      // Browsers apply the CSP of a 304 to the cached page.
      expect(again.headers["content-security-policy"]).toBe(
        first.headers["content-security-policy"],
      );
      expect(again.headers.vary).toMatch(/accept-encoding/i);
    }
    const changed = await sendRawRequest(instance, "/sobre", {
      headers: { ...headers, "if-none-match": '"other"' },
    });
    expect(changed.status).toBe(200);
  }
});

test("brotli, gzip and identity responses contain the same page", async ({ instance }) => {
  const identity = await sendRawRequest(instance, "/", {
    headers: { "accept-encoding": "identity" },
  });
  expect(identity.headers["content-encoding"]).toBeUndefined();
  expect(identity.text).toContain("</html>");
  for (const encoding of ["br", "gzip"]) {
    const answer = await sendRawRequest(instance, "/", {
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.text).toBe(identity.text);
    expect(answer.bytes.length).toBeLessThan(gzipSync(identity.text, { level: 1 }).length);
    expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length);
  }
});

test("a browser that accepts several encodings gets one of them", async ({ instance }) => {
  const choices: Record<string, string | undefined> = {
    "gzip, deflate, br, zstd": "br",
    "gzip, br;q=0": "gzip",
    "br;q=0, gzip;q=0": undefined,
    zstd: undefined,
  };
  for (const [accepted, expected] of Object.entries(choices)) {
    const { headers } = await sendRawRequest(instance, "/", {
      headers: { "accept-encoding": accepted },
    });
    expect(headers["content-encoding"], accepted).toBe(expected);
  }
});

test("HEAD returns the same headers as GET, without a body", async ({ instance }) => {
  for (const path of ["/", "/no-such-page", "/robots.txt", "/sitemap.xml", "/SOBRE", "/healthz"]) {
    const get = await sendRawRequest(instance, path);
    const head = await sendRawRequest(instance, path, { method: "HEAD" });
    expect(head.status, path).toBe(get.status);
    expect(head.bytes, path).toHaveLength(0);
    for (const name of ["content-type", "etag", "location", "cache-control"]) {
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
    }
  }
});

for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
  test(`${method} to a page gets a 405 response`, async ({ instance }) => {
    for (const path of [
      "/",
      "/sobre",
      "/no-such-page",
      "/sitemap.xml",
      "/robots.txt",
      "/feed.xml",
    ]) {
      const answer = await sendRawRequest(instance, path, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.allow, path).toMatch(/GET/);
      expect(answer.text, path).not.toContain("503");
    }
  });
}

test("POST to a page without a form gets a 403 or 405 response", async ({ instance }) => {
  for (const path of ["/no-such-page", "/sitemap.xml", "/robots.txt", "/feed.xml"]) {
    const withoutOrigin = await sendRawRequest(instance, path, { method: "POST" });
    expect(withoutOrigin.status, path).toBe(403);
    const headers = { origin: instance.url, "content-length": "0" };
    const { status } = await sendRawRequest(instance, path, { method: "POST", headers });
    expect(status, path).toBe(405);
  }
});

test("browsers may cache only files with a hash in their name for a year", async ({ instance }) => {
  for (const extension of ["css", "js"] as const) {
    const path = await assetPath(instance, extension);
    expect(path).toMatch(/-[\w-]{8,}\.(css|js)$/);
    const { headers, status } = await sendRawRequest(instance, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  for (const path of ["/no-such-page", "/assets/no-such-file.css"]) {
    const { headers, status } = await sendRawRequest(instance, path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("no response allows cross-origin reads", async ({ instance }) => {
  for (const path of ["/", "/api/content/documents", "/api/staff/me", "/healthz", seededLogo]) {
    const { headers } = await sendRawRequest(instance, path, {
      headers: { origin: "https://evil.example" },
    });
    const corsHeaders = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
    expect(corsHeaders, path).toEqual([]);
  }
});

test("the site's port responds with 404 to events and paths of the internal content API", async ({
  instance,
}) => {
  for (const path of [
    "/api/content/events",
    "/api/content/events/",
    "/api/content/events?a=b",
    "/api//content/events",
    "/api/content/%65vents",
    "/api/content/paths",
  ]) {
    expect((await sendRawRequest(instance, path)).status, path).toBe(404);
  }
});

test("a request to upgrade to WebSocket gets an ordinary response", async ({ instance }) => {
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  for (const [path, status] of [
    ["/sobre", 200],
    ["/no-such-page", 404],
    ["/api/content/documents", 200],
    ["/cms", 303],
  ] as const) {
    expect((await sendRawRequest(instance, path, { headers })).status, path).toBe(status);
  }
});

test("a picture has the same headers for HEAD and GET", async ({ instance }) => {
  const path = seededLogo;
  const [get, head] = [
    await sendRawRequest(instance, path),
    await sendRawRequest(instance, path, { method: "HEAD" }),
  ];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  for (const name of ["content-type", "content-length"]) {
    expect(head.headers[name], name).toBe(get.headers[name]);
  }
});

test("every unknown URL gets the same 404 page", async ({ instance }) => {
  const texts = await Promise.all(
    ["/no-such-page", "/sobre/mais", "/%00", "/about"].map(
      async (path) => (await sendRawRequest(instance, path)).text,
    ),
  );
  expect(new Set(texts).size).toBe(1);
});
