import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { VersionedResult } from "./content-version.ts";
import { PageCache } from "./page-cache.ts";
import { encodeBody, type RenderedResponse } from "./rendered-page.ts";

const visitor = { address: "203.0.113.1", disconnected: new AbortController().signal };

/** A content version in which a change invalidates every tag except "unchanged". */
function contentVersionOf() {
  const contentVersion = {
    current: 1,
    isFollowed: true,
    isFresh: ({ contentVersion: read, cacheTags }: VersionedResult) =>
      read === contentVersion.current || cacheTags.every((tag) => tag === "unchanged"),
  };
  return contentVersion;
}

/** A page cache whose renderer and content version a test sets. */
function startCache(response: () => RenderedResponse | Promise<RenderedResponse>) {
  const contentVersion = contentVersionOf();
  const rendered: string[] = [];
  const cache = new PageCache({
    contentVersion,
    render: async (path) => {
      rendered.push(path);
      return response();
    },
  });
  return { cache, contentVersion, rendered };
}

function page(text: string, init: ResponseInit = {}): Response {
  return new Response(text, { headers: { "cache-control": "no-cache" }, ...init });
}

describe("PageCache", () => {
  it("renders a page once, and serves it in every encoding", async () => {
    const { cache, rendered } = startCache(() => page("<p>olá</p>"));
    const first = await cache.get("/sobre", "", visitor);
    expect(first.bodies.identity.toString()).toBe("<p>olá</p>");
    expect(brotliDecompressSync(await encodeBody(first, "br")).toString()).toBe("<p>olá</p>");
    expect(gunzipSync(await encodeBody(first, "gzip")).toString()).toBe("<p>olá</p>");
    expect((await cache.get("/sobre", "", visitor)).bodies).toBe(first.bodies);
    expect(rendered).toEqual(["/sobre"]);
  });

  it("compresses a cached page again after a delay, to a smaller size", async () => {
    let text = Array.from({ length: 4_000 }, (_, n) => `<p>${n * n} and ${n ** 3}</p>`).join("");
    const { cache, contentVersion, rendered } = startCache(() => page(text));
    const brotliOf = async (path: string) => encodeBody(await cache.get(path, "", visitor), "br");
    // Requests /changed first, because pages are compressed one after the other.
    await brotliOf("/changed");
    const first = await brotliOf("/");
    const before = text;
    await delay(1_000);
    text = "<p>changed</p>";
    contentVersion.current += 1;
    await brotliOf("/changed");
    contentVersion.current -= 1;
    await vi.waitFor(
      async () => expect((await brotliOf("/")).byteLength).toBeLessThan(first.byteLength),
      { timeout: 30_000, interval: 100 },
    );
    expect(brotliDecompressSync(await brotliOf("/")).toString()).toBe(before);
    contentVersion.current += 1;
    expect(brotliDecompressSync(await brotliOf("/changed")).toString()).toBe(text);
    expect(rendered).toEqual(["/changed", "/", "/changed"]);
  });

  it("renders a page again after its content changed", async () => {
    let text = "old";
    const { cache, contentVersion } = startCache(() => page(text));
    await cache.get("/", "", visitor);
    text = "new";
    contentVersion.current += 1;
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("new");
  });

  it("serves a page from the cache while none of its tags changes", async () => {
    const { cache, contentVersion, rendered } = startCache(() =>
      Object.assign(page("same"), { cacheTags: ["unchanged"] }),
    );
    await cache.get("/", "", visitor);
    contentVersion.current += 1;
    await cache.get("/", "", visitor);
    expect(rendered).toEqual(["/"]);
  });

  it("treats a page as stale if its content changed while the page was being rendered", async () => {
    let text = "old";
    const { cache, contentVersion } = startCache(() => {
      const rendered = page(text);
      contentVersion.current += 1;
      text = "new";
      return rendered;
    });
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("old");
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("new");
  });

  it.each([503, 500])(
    "serves the earlier page if rendering results in the status %s",
    async (status) => {
      let response = page("old");
      const { cache, contentVersion } = startCache(() => response);
      await cache.get("/", "", visitor);
      contentVersion.current += 1;
      response = page("away", { status });
      expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("old");
    },
  );

  it.each([
    ["gone", page("", { status: 404 })],
    ["moved", page("", { status: 301 })],
    ["one visitor's", page("", { headers: { "cache-control": "private" } })],
  ])(
    "does not serve the earlier page after a response that is %s, even while the CMS is down",
    async (_, after) => {
      let response = page("old");
      const { cache, contentVersion } = startCache(() => response.clone());
      await cache.get("/", "", visitor);
      response = after;
      contentVersion.current += 1;
      expect((await cache.get("/", "", visitor)).status).toBe(after.status);
      response = page("away", { status: 503 });
      contentVersion.current += 1;
      expect((await cache.get("/", "", visitor)).status).toBe(503);
    },
  );

  it("serves the earlier page while rendering is slow, and the new page afterwards", async () => {
    let render = async () => page("old");
    const { cache, contentVersion, rendered } = startCache(() => render());
    await cache.get("/", "", visitor);
    contentVersion.current += 1;
    const slowRender = Promise.withResolvers<Response>();
    render = () => slowRender.promise;
    const shown = await Promise.all([cache.get("/", "", visitor), cache.get("/", "", visitor)]);
    expect(shown.map(({ bodies }) => bodies.identity.toString())).toEqual(["old", "old"]);
    expect(shown.map(({ isEarlier }) => isEarlier)).toEqual([true, true]);
    slowRender.resolve(page("new"));
    await expect
      .poll(async () => (await cache.get("/", "", visitor)).bodies.identity.toString())
      .toBe("new");
    expect((await cache.get("/", "", visitor)).isEarlier).toBeUndefined();
    expect(rendered).toHaveLength(2);
  });

  it("renders a page once for requests that arrive at the same time", async () => {
    const { cache, rendered } = startCache(() => page("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/", "", visitor)));
    expect(rendered).toHaveLength(1);
  });

  it.each([
    ["an error", page("", { status: 404 })],
    ["a page of one visitor", page("", { headers: { "cache-control": "private" } })],
    ["a page that does not say", new Response("")],
  ])("does not cache %s", async (_, response) => {
    const { cache, rendered } = startCache(() => response.clone());
    await cache.get("/", "", visitor);
    await cache.get("/", "", visitor);
    expect(rendered).toHaveLength(2);
  });

  it("ignores the query string of a page that does not read the query", async () => {
    const { cache, rendered } = startCache(() => page("same"));
    await cache.get("/", "?term=12", visitor);
    await cache.get("/", "?term=24", visitor);
    expect(rendered).toEqual(["/"]);
  });

  it("renders a page that reads the query for each request", async () => {
    const { cache, rendered } = startCache(() =>
      Object.assign(page("quote"), { readsQuery: true }),
    );
    await cache.get("/precos", "?term=12", visitor);
    const { bodies } = await cache.get("/precos", "?term=12", visitor);
    expect(rendered).toEqual(["/precos", "/precos?term=12", "/precos?term=12"]);
    expect(Object.keys(bodies), "compressed as it is sent").toEqual(["identity"]);
  });

  it("serves the page without the query if rendering with the query fails", async () => {
    let status = 200;
    const { cache, rendered } = startCache(() =>
      Object.assign(page("quote", { status }), { readsQuery: true }),
    );
    await cache.get("/precos", "", visitor);
    status = 503;
    const { status: sent } = await cache.get("/precos", "?term=12", visitor);
    expect(rendered).toEqual(["/precos", "/precos?term=12"]);
    expect(sent).toBe(200);
  });

  it("evicts the least recently used page if its maximum size is exceeded", async () => {
    const rendered: string[] = [];
    const cache = new PageCache({
      contentVersion: contentVersionOf(),
      maxBytes: 50_000,
      render: async (path) => {
        rendered.push(path);
        return page(randomBytes(5_000).toString("hex"));
      },
    });
    for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) {
      await cache.get(path, "", visitor);
    }
    expect(rendered).toEqual(["/a", "/b", "/c", "/b"]);
  });

  it("evicts pages if 80 pages of 1 MB exceed its default maximum size", async () => {
    const { cache, rendered } = startCache(() => page("a".repeat(1_000_000)));
    const paths = Array.from({ length: 80 }, (_, index) => `/${index}`);
    for (const path of [...paths, ...paths]) {
      await cache.get(path, "", visitor);
    }
    expect(rendered.length).toBeGreaterThan(paths.length);
  });

  it.each(["/-", "/en/-", "/es/blog/-"])("caches the not-found page %s", async (path) => {
    const { cache, rendered, contentVersion } = startCache(() =>
      page("nothing", { status: 404, headers: { "cache-control": "no-store" } }),
    );
    expect((await cache.get(path, "", visitor)).status).toBe(404);
    await cache.get(path, "", visitor);
    expect(rendered).toEqual([path]);
    contentVersion.current += 1;
    await cache.get(path, "", visitor);
    expect(rendered).toHaveLength(2);
  });

  it("aborts rendering once all clients that wait for it have disconnected", async () => {
    const signals: AbortSignal[] = [];
    const rendering = Promise.withResolvers<Response>();
    const cache = new PageCache({
      contentVersion: contentVersionOf(),
      render: (_, { disconnected }) => {
        signals.push(disconnected);
        disconnected.addEventListener("abort", () => rendering.reject(disconnected.reason));
        return rendering.promise;
      },
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const requests = [first, second].map(({ signal }) =>
      cache.get("/", "", { address: "203.0.113.1", disconnected: signal }).catch(() => "stopped"),
    );
    first.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    expect(await Promise.all(requests)).toEqual(["stopped", "stopped"]);
  });

  it("continues rendering after a client that got the earlier page has disconnected", async () => {
    let render = async (_: AbortSignal) => page("old");
    const contentVersion = contentVersionOf();
    const cache = new PageCache({
      contentVersion,
      render: (_, { disconnected }) => render(disconnected),
    });
    await cache.get("/", "", visitor);
    contentVersion.current += 1;
    const slowRender = Promise.withResolvers<Response>();
    const aborted: boolean[] = [];
    render = (disconnected) => {
      disconnected.addEventListener("abort", () => aborted.push(true));
      return slowRender.promise;
    };
    const disconnecting = new AbortController();
    await cache.get("/", "", { address: "203.0.113.1", disconnected: disconnecting.signal });
    disconnecting.abort();
    expect(aborted).toEqual([]);
    slowRender.resolve(page("new"));
    await expect
      .poll(async () => (await cache.get("/", "", visitor)).bodies.identity.toString())
      .toBe("new");
  });
});
