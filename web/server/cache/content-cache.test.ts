import { expect, it } from "vitest";
import { ContentCache } from "./content-cache.ts";
import type { VersionedResult } from "./content-version.ts";

/**
 * A fake CMS that responds with the number of requests so far, and a content version that a test
 * sets.
 */
function cacheOf({ maxBytes = 1_000_000, length = 100 } = {}) {
  const contentVersion = {
    current: 1,
    isFollowed: true,
    isFresh: (read: VersionedResult) => read.contentVersion === contentVersion.current,
  };
  const content = new ContentCache({ contentVersion, maxBytes });
  let requestCount = 0;
  const load = async () => {
    requestCount += 1;
    return { response: { dependsOn: ["pages/a"], asked: requestCount }, length };
  };
  const read = async (path = "/") => (await content.reader().read(path, load)).asked;
  return { content, contentVersion, load, read };
}

it("loads content once until the content changes", async () => {
  const { contentVersion, read } = cacheOf();
  expect([await read(), await read()]).toEqual([1, 1]);
  contentVersion.current += 1;
  expect(await read()).toBe(2);
});

it("treats content that changed while it was being loaded as stale", async () => {
  const { content, contentVersion, load, read } = cacheOf();
  await content.reader().read("/", async () => {
    const old = await load();
    contentVersion.current += 1;
    return old;
  });
  expect(await read()).toBe(2);
});

it("loads content for each read while the event stream is down", async () => {
  const { contentVersion, read } = cacheOf();
  contentVersion.isFollowed = false;
  expect([await read(), await read()]).toEqual([1, 2]);
});

it("a reader collects the cache tags of cached and newly loaded content", async () => {
  const { content, load } = cacheOf();
  for (let page = 0; page < 2; page++) {
    const reader = content.reader();
    await reader.read("/", load);
    expect(reader.cacheTags).toEqual(["pages/a"]);
  }
});

it("evicts the least recently used content if its maximum size is exceeded", async () => {
  const { read } = cacheOf({ maxBytes: 12_000, length: 1_000 });
  for (const path of ["/a", "/b", "/c"]) {
    await read(path);
  }
  expect(await read("/c")).toBe(3);
  expect(await read("/a")).toBe(4);
});
