import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { VersionedResult } from "./content-version.ts";
import { PageCache } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";
import { toCachedPage, toRenderedPage } from "./rendered-page.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** The content version of a process that has just started, connected to the CMS if `isFollowed`. */
const contentVersionOf = (current: number, isFollowed = false) => ({
  current,
  isFollowed,
  isFresh: ({ contentVersion }: VersionedResult) => contentVersion === current,
});
const client = { address: "a", disconnected: new AbortController().signal };
const response = (body: string) =>
  new Response(body, { headers: { "cache-control": "public", "content-type": "text/html" } });
const respondUnavailable = async () => new Response("away", { status: 503 });

async function savePage(store: PageStore, pagePath: string, body: string): Promise<void> {
  store.save(pagePath, await toCachedPage(await toRenderedPage(response(body))));
  await store.flushed();
}

it("a process that starts while the CMS is down serves the pages that an earlier process stored", async () => {
  const contentVersion = contentVersionOf(0);
  const first = await PageStore.open({ folder, build: "b" });
  const before = new PageCache({
    contentVersion,
    render: async () => response("hello"),
    store: first,
  });
  await before.get("/", "", client);
  await first.flushed();

  const store = await PageStore.open({ folder, build: "b" });
  const after = new PageCache({ contentVersion, render: respondUnavailable, store });
  expect(after.hasPages).toBe(true);
  const page = await after.get("/", "", client);
  expect(page.status).toBe(200);
  expect(page.bodies.identity.toString()).toBe("hello");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "content-type": "text/html",
    "x-kept-page": "1",
  });
  expect((await after.get("/never", "", client)).status).toBe(503);
});

it("a stored page is rendered again once the CMS is up", async () => {
  await savePage(await PageStore.open({ folder, build: "b" }), "/", "old");
  const store = await PageStore.open({ folder, build: "b" });
  const cache = new PageCache({
    contentVersion: contentVersionOf(1),
    render: async () => response("new"),
    store,
  });
  const page = await cache.get("/", "", client);
  expect(page.bodies.identity.toString()).toBe("new");
  expect(page.headers.map(([name]) => name)).not.toContain("x-kept-page");
});

it("a stored page is not served while the CMS is up, even if rendering is slow", async () => {
  await savePage(await PageStore.open({ folder, build: "b" }), "/", "old");
  const store = await PageStore.open({ folder, build: "b" });
  const rendering = Promise.withResolvers<Response>();
  const cache = new PageCache({
    contentVersion: contentVersionOf(1, true),
    render: () => rendering.promise,
    store,
  });
  const pendingPage = cache.get("/", "", client);
  setTimeout(() => rendering.resolve(response("new")), 700);
  expect((await pendingPage).bodies.identity.toString()).toBe("new");
});

it("the stored page is deleted after the page was removed from the site", async () => {
  const store = await PageStore.open({ folder, build: "b" });
  await savePage(store, "/", "old");
  const disconnected = async () => new Response("gone", { status: 410 });
  await new PageCache({ contentVersion: contentVersionOf(1), render: disconnected, store }).get(
    "/",
    "",
    client,
  );
  await store.flushed();
  expect((await PageStore.open({ folder, build: "b" })).hasPages).toBe(false);
});

it("pages of another build are not served", async () => {
  await savePage(await PageStore.open({ folder, build: "one" }), "/", "old");
  expect((await PageStore.open({ folder, build: "two" })).hasPages).toBe(false);
});

it("the store deletes the least recently used pages beyond its maximum size", async () => {
  const store = await PageStore.open({ folder, build: "b", maxBytes: 5_000 });
  for (const name of ["/1", "/2", "/3", "/4"]) {
    await savePage(
      store,
      name,
      Array.from({ length: 900 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join(""),
    );
  }
  expect(store.has("/1")).toBe(false);
  expect(store.has("/4")).toBe(true);
  await expect.poll(async () => (await readdir(path.join(folder, "b"))).length).toBeLessThan(4);
});

it("a truncated file is ignored", async () => {
  const store = await PageStore.open({ folder, build: "b" });
  await savePage(store, "/", "old");
  const [name = ""] = await readdir(path.join(folder, "b"));
  await truncate(path.join(folder, "b", name), 40);
  expect(await store.read("/")).toBeUndefined();
});

it("a disk that is not writable does not affect pages", async () => {
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const store = await PageStore.open({ folder: "/dev/null/pages", build: "b", warn });
  await savePage(store, "/", "page");
  expect(await store.read("/")).toBeUndefined();
  expect(warnings).toHaveLength(1);
});
