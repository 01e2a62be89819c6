import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { Dated } from "./content-generation.ts";
import { bodyIn, type Drawing } from "./drawn-page.ts";
import { PageCache } from "./page-cache.ts";

const visitor = { address: "203.0.113.1", gone: new AbortController().signal };

/** Of which a change of anything but "unchanged" is one of everything. */
function generationOf() {
  const generation = {
    current: 1,
    isFollowed: true,
    isFresh: ({ generation: read, dependsOn }: Dated) =>
      read === generation.current || dependsOn.every((tag) => tag === "unchanged"),
  };
  return generation;
}

/** A site whose answer and content generation a test sets. */
function siteOf(answer: () => Drawing | Promise<Drawing>) {
  const generation = generationOf();
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
    const first = await cache.get("/sobre", "", visitor);
    expect(first.bodies.identity.toString()).toBe("<p>olá</p>");
    expect(brotliDecompressSync(await bodyIn(first, "br")).toString()).toBe("<p>olá</p>");
    expect(gunzipSync(await bodyIn(first, "gzip")).toString()).toBe("<p>olá</p>");
    expect((await cache.get("/sobre", "", visitor)).bodies).toBe(first.bodies);
    expect(drawn).toEqual(["/sobre"]);
  });

  it("compresses a page better once it was kept for a while, unless it was drawn again", async () => {
    let text = Array.from({ length: 4_000 }, (_, n) => `<p>${n * n} and ${n ** 3}</p>`).join("");
    const { cache, generation, drawn } = siteOf(() => page(text));
    const brotliOf = async (path: string) => bodyIn(await cache.get(path, "", visitor), "br");
    // One is compressed after the other.
    await brotliOf("/changed");
    const first = await brotliOf("/");
    const before = text;
    await delay(1_000);
    text = "<p>changed</p>";
    generation.current += 1;
    await brotliOf("/changed");
    generation.current -= 1;
    await vi.waitFor(
      async () => expect((await brotliOf("/")).byteLength).toBeLessThan(first.byteLength),
      { timeout: 30_000, interval: 100 },
    );
    expect(brotliDecompressSync(await brotliOf("/")).toString()).toBe(before);
    generation.current += 1;
    expect(brotliDecompressSync(await brotliOf("/changed")).toString()).toBe(text);
    expect(drawn).toEqual(["/changed", "/", "/changed"]);
  });

  it("draws again after the content changed", async () => {
    let text = "old";
    const { cache, generation } = siteOf(() => page(text));
    await cache.get("/", "", visitor);
    text = "new";
    generation.current += 1;
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("new");
  });

  it("keeps a page of which nothing changed", async () => {
    const { cache, generation, drawn } = siteOf(() =>
      Object.assign(page("same"), { dependsOn: ["unchanged"] }),
    );
    await cache.get("/", "", visitor);
    generation.current += 1;
    await cache.get("/", "", visitor);
    expect(drawn).toEqual(["/"]);
  });

  it("never keeps as fresh a page whose content changed while it was drawn", async () => {
    let text = "old";
    const { cache, generation } = siteOf(() => {
      const drawn = page(text);
      generation.current += 1;
      text = "new";
      return drawn;
    });
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("old");
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("new");
  });

  it.each([503, 500])("shows the old page when the new one answers %s", async (status) => {
    let answer = page("old");
    const { cache, generation } = siteOf(() => answer);
    await cache.get("/", "", visitor);
    generation.current += 1;
    answer = page("away", { status });
    expect((await cache.get("/", "", visitor)).bodies.identity.toString()).toBe("old");
  });

  it.each([
    ["gone", page("", { status: 404 })],
    ["moved", page("", { status: 301 })],
    ["one visitor's", page("", { headers: { "cache-control": "private" } })],
  ])("never shows a page again that is %s, with the CMS away either", async (_, after) => {
    let answer = page("old");
    const { cache, generation } = siteOf(() => answer.clone());
    await cache.get("/", "", visitor);
    answer = after;
    generation.current += 1;
    expect((await cache.get("/", "", visitor)).status).toBe(after.status);
    answer = page("away", { status: 503 });
    generation.current += 1;
    expect((await cache.get("/", "", visitor)).status).toBe(503);
  });

  it("shows the old page while the new one takes long, and the new one once it is there", async () => {
    let draw = async () => page("old");
    const { cache, generation, drawn } = siteOf(() => draw());
    await cache.get("/", "", visitor);
    generation.current += 1;
    const slow = Promise.withResolvers<Response>();
    draw = () => slow.promise;
    const shown = await Promise.all([cache.get("/", "", visitor), cache.get("/", "", visitor)]);
    expect(shown.map(({ bodies }) => bodies.identity.toString())).toEqual(["old", "old"]);
    expect(shown.map(({ isEarlier }) => isEarlier)).toEqual([true, true]);
    slow.resolve(page("new"));
    await expect
      .poll(async () => (await cache.get("/", "", visitor)).bodies.identity.toString())
      .toBe("new");
    expect((await cache.get("/", "", visitor)).isEarlier).toBeUndefined();
    expect(drawn).toHaveLength(2);
  });

  it("draws a page once for everyone who asks at the same time", async () => {
    const { cache, drawn } = siteOf(() => page("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/", "", visitor)));
    expect(drawn).toHaveLength(1);
  });

  it.each([
    ["an error", page("", { status: 404 })],
    ["a page of one visitor", page("", { headers: { "cache-control": "private" } })],
    ["a page that does not say", new Response("")],
  ])("does not keep %s", async (_, answer) => {
    const { cache, drawn } = siteOf(() => answer.clone());
    await cache.get("/", "", visitor);
    await cache.get("/", "", visitor);
    expect(drawn).toHaveLength(2);
  });

  it("draws a page once for all queries, where it does not read them", async () => {
    const { cache, drawn } = siteOf(() => page("same"));
    await cache.get("/", "?term=12", visitor);
    await cache.get("/", "?term=24", visitor);
    expect(drawn).toEqual(["/"]);
  });

  it("draws a page for each query that it reads, and keeps none of them", async () => {
    const { cache, drawn } = siteOf(() => Object.assign(page("quote"), { readsQuery: true }));
    await cache.get("/precos", "?term=12", visitor);
    const { bodies } = await cache.get("/precos", "?term=12", visitor);
    expect(drawn).toEqual(["/precos", "/precos?term=12", "/precos?term=12"]);
    expect(Object.keys(bodies), "compressed as it is sent").toEqual(["identity"]);
  });

  it("forgets what was shown longest ago when its memory is full", async () => {
    const drawn: string[] = [];
    const cache = new PageCache({
      generation: generationOf(),
      maxBytes: 50_000,
      draw: async (path) => {
        drawn.push(path);
        return page(randomBytes(5_000).toString("hex"));
      },
    });
    for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) {
      await cache.get(path, "", visitor);
    }
    expect(drawn).toEqual(["/a", "/b", "/c", "/b"]);
  });

  it("takes no more memory than it may, whatever is asked for", async () => {
    const { cache, drawn } = siteOf(() => page("a".repeat(1_000_000)));
    const paths = Array.from({ length: 80 }, (_, index) => `/${index}`);
    for (const path of [...paths, ...paths]) {
      await cache.get(path, "", visitor);
    }
    expect(drawn.length).toBeGreaterThan(paths.length);
  }, 120_000);

  it.each(["/-", "/en/-", "/es/blog/-"])("keeps the not-found page of %s", async (path) => {
    const { cache, drawn, generation } = siteOf(() =>
      page("nothing", { status: 404, headers: { "cache-control": "no-store" } }),
    );
    expect((await cache.get(path, "", visitor)).status).toBe(404);
    await cache.get(path, "", visitor);
    expect(drawn).toEqual([path]);
    generation.current += 1;
    await cache.get(path, "", visitor);
    expect(drawn).toHaveLength(2);
  });

  it("stops drawing when all who waited have gone, and not before", async () => {
    const signals: AbortSignal[] = [];
    const drawing = Promise.withResolvers<Response>();
    const cache = new PageCache({
      generation: generationOf(),
      draw: (_, { gone }) => {
        signals.push(gone);
        gone.addEventListener("abort", () => drawing.reject(gone.reason));
        return drawing.promise;
      },
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const asked = [first, second].map(({ signal }) =>
      cache.get("/", "", { address: "203.0.113.1", gone: signal }).catch(() => "stopped"),
    );
    first.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    expect(await Promise.all(asked)).toEqual(["stopped", "stopped"]);
  });

  it("draws on for the next visitor when one has gone who was shown the old page", async () => {
    let draw = async (_: AbortSignal) => page("old");
    const generation = generationOf();
    const cache = new PageCache({ generation, draw: (_, { gone }) => draw(gone) });
    await cache.get("/", "", visitor);
    generation.current += 1;
    const slow = Promise.withResolvers<Response>();
    const aborted: boolean[] = [];
    draw = (gone) => {
      gone.addEventListener("abort", () => aborted.push(true));
      return slow.promise;
    };
    const going = new AbortController();
    await cache.get("/", "", { address: "203.0.113.1", gone: going.signal });
    going.abort();
    expect(aborted).toEqual([]);
    slow.resolve(page("new"));
    await expect
      .poll(async () => (await cache.get("/", "", visitor)).bodies.identity.toString())
      .toBe("new");
  });
});
