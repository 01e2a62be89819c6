import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Dated } from "./content-generation.ts";
import { toDrawnPage, toKeptPage } from "./drawn-page.ts";
import { PageCache } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Of a process that has just begun, or `isFollowed`, hears the CMS. */
const generationOf = (current: number, isFollowed = false) => ({
  current,
  isFollowed,
  isFresh: ({ generation }: Dated) => generation === current,
});
const asker = { address: "a", gone: new AbortController().signal };
const answer = (body: string) =>
  new Response(body, { headers: { "cache-control": "public", "content-type": "text/html" } });
const away = async () => new Response("away", { status: 503 });

async function keep(store: PageStore, pagePath: string, body: string): Promise<void> {
  store.keep(pagePath, await toKeptPage(await toDrawnPage(answer(body))));
  await store.settled();
}

it("a process that starts while the CMS is away serves what the one before it drew", async () => {
  const generation = generationOf(0);
  const first = await PageStore.open({ folder, build: "b" });
  const before = new PageCache({ generation, draw: async () => answer("hello"), store: first });
  await before.get("/", "", asker);
  await first.settled();

  const store = await PageStore.open({ folder, build: "b" });
  const after = new PageCache({ generation, draw: away, store });
  expect(after.hasPages).toBe(true);
  const page = await after.get("/", "", asker);
  expect(page.status).toBe(200);
  expect(page.bodies.identity.toString()).toBe("hello");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "content-type": "text/html",
    "x-kept-page": "1",
  });
  expect((await after.get("/never", "", asker)).status).toBe(503);
});

it("is drawn again as soon as the CMS is back", async () => {
  await keep(await PageStore.open({ folder, build: "b" }), "/", "old");
  const store = await PageStore.open({ folder, build: "b" });
  const cache = new PageCache({
    generation: generationOf(1),
    draw: async () => answer("new"),
    store,
  });
  const page = await cache.get("/", "", asker);
  expect(page.bodies.identity.toString()).toBe("new");
  expect(page.headers.map(([name]) => name)).not.toContain("x-kept-page");
});

it("is waited for, however slow, while the CMS is heard: it may be long gone", async () => {
  await keep(await PageStore.open({ folder, build: "b" }), "/", "old");
  const store = await PageStore.open({ folder, build: "b" });
  const drawing = Promise.withResolvers<Response>();
  const cache = new PageCache({
    generation: generationOf(1, true),
    draw: () => drawing.promise,
    store,
  });
  const asked = cache.get("/", "", asker);
  setTimeout(() => drawing.resolve(answer("new")), 700);
  expect((await asked).bodies.identity.toString()).toBe("new");
});

it("a page that is gone does not come back", async () => {
  const store = await PageStore.open({ folder, build: "b" });
  await keep(store, "/", "old");
  const gone = async () => new Response("gone", { status: 410 });
  await new PageCache({ generation: generationOf(1), draw: gone, store }).get("/", "", asker);
  await store.settled();
  expect((await PageStore.open({ folder, build: "b" })).hasPages).toBe(false);
});

it("another build's pages are not served", async () => {
  await keep(await PageStore.open({ folder, build: "one" }), "/", "old");
  expect((await PageStore.open({ folder, build: "two" })).hasPages).toBe(false);
});

it("stays within its bound, and removes what was used least lately", async () => {
  const store = await PageStore.open({ folder, build: "b", maxBytes: 5_000 });
  for (const name of ["/1", "/2", "/3", "/4"]) {
    await keep(
      store,
      name,
      Array.from({ length: 900 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join(""),
    );
  }
  expect(store.has("/1")).toBe(false);
  expect(store.has("/4")).toBe(true);
  await expect.poll(async () => (await readdir(path.join(folder, "b"))).length).toBeLessThan(4);
});

it("half a file is no page", async () => {
  const store = await PageStore.open({ folder, build: "b" });
  await keep(store, "/", "old");
  const [name = ""] = await readdir(path.join(folder, "b"));
  await truncate(path.join(folder, "b", name), 40);
  expect(await store.read("/")).toBeUndefined();
});

it("a disk that cannot be written costs no page", async () => {
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const store = await PageStore.open({ folder: "/dev/null/pages", build: "b", warn });
  await keep(store, "/", "page");
  expect(await store.read("/")).toBeUndefined();
  expect(warnings).toHaveLength(1);
});
