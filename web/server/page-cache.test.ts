import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";

/** A site whose answer and content generation a test sets. */
function siteOf(answer: () => Response | Promise<Response>) {
  const generation = { current: 1 };
  const drawn: string[] = [];
  const cache = new PageCache({
    generation,
    draw: async (path) => {
      drawn.push(path);
      return answer();
    },
  });
  return { cache, generation, drawn };
}

function page(text: string, init: ResponseInit = {}): Response {
  return new Response(text, { headers: { "cache-control": "no-cache" }, ...init });
}

describe("PageCache", () => {
  it("draws a page once and serves the same bytes in every encoding", async () => {
    const { cache, drawn } = siteOf(() => page("<p>olá</p>"));
    const { bodies, etag } = await cache.get("/sobre");
    expect(bodies.identity.toString()).toBe("<p>olá</p>");
    expect(brotliDecompressSync(bodies.br).toString()).toBe("<p>olá</p>");
    expect(gunzipSync(bodies.gzip).toString()).toBe("<p>olá</p>");
    expect((await cache.get("/sobre")).etag).toBe(etag);
    expect(drawn).toEqual(["/sobre"]);
  });

  it("draws again after the content changed", async () => {
    let text = "old";
    const { cache, generation } = siteOf(() => page(text));
    await cache.get("/");
    text = "new";
    generation.current += 1;
    expect((await cache.get("/")).bodies.identity.toString()).toBe("new");
  });

  it("never keeps as fresh a page whose content changed while it was drawn", async () => {
    let text = "old";
    const { cache, generation } = siteOf(() => {
      const drawn = page(text);
      generation.current += 1;
      text = "new";
      return drawn;
    });
    expect((await cache.get("/")).bodies.identity.toString()).toBe("old");
    expect((await cache.get("/")).bodies.identity.toString()).toBe("new");
  });

  it.each([503, 500])("shows the old page when the new one answers %s", async (status) => {
    let answer = page("old");
    const { cache, generation } = siteOf(() => answer);
    await cache.get("/");
    generation.current += 1;
    answer = page("away", { status });
    expect((await cache.get("/")).bodies.identity.toString()).toBe("old");
  });

  it.each([
    ["gone", page("", { status: 404 })],
    ["moved", page("", { status: 301 })],
    ["one visitor's", page("", { headers: { "cache-control": "private" } })],
  ])("never shows a page again that is %s, with the CMS away either", async (_, after) => {
    let answer = page("old");
    const { cache, generation } = siteOf(() => answer.clone());
    await cache.get("/");
    answer = after;
    generation.current += 1;
    expect((await cache.get("/")).status).toBe(after.status);
    answer = page("away", { status: 503 });
    generation.current += 1;
    expect((await cache.get("/")).status).toBe(503);
  });

  it("shows the old page while the new one takes long, and the new one once it is there", async () => {
    let draw = async () => page("old");
    const { cache, generation, drawn } = siteOf(() => draw());
    await cache.get("/");
    generation.current += 1;
    const slow = Promise.withResolvers<Response>();
    draw = () => slow.promise;
    const shown = await Promise.all([cache.get("/"), cache.get("/")]);
    expect(shown.map(({ bodies }) => bodies.identity.toString())).toEqual(["old", "old"]);
    slow.resolve(page("new"));
    await expect.poll(async () => (await cache.get("/")).bodies.identity.toString()).toBe("new");
    expect(drawn).toHaveLength(2);
  });

  it("draws a page once for everyone who asks at the same time", async () => {
    const { cache, drawn } = siteOf(() => page("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/")));
    expect(drawn).toHaveLength(1);
  });

  it.each([
    ["an error", page("", { status: 404 })],
    ["a page of one visitor", page("", { headers: { "cache-control": "private" } })],
    ["a page that does not say", new Response("")],
  ])("does not keep %s", async (_, answer) => {
    const { cache, drawn } = siteOf(() => answer.clone());
    await cache.get("/");
    await cache.get("/");
    expect(drawn).toHaveLength(2);
  });
});
