import { expect, it } from "vitest";
import type { Dated } from "./content-generation.ts";
import { KeptContent } from "./kept-content.ts";

/** A CMS that answers with how often it was asked, and a generation that a test sets. */
function contentOf({ maxBytes = 1_000_000, length = 100 } = {}) {
  const generation = {
    current: 1,
    isFollowed: true,
    isFresh: (read: Dated) => read.generation === generation.current,
  };
  const content = new KeptContent({ generation, maxBytes });
  let asked = 0;
  const load = async () => {
    asked += 1;
    return { answer: { dependsOn: ["pages/a"], asked }, length };
  };
  const read = async (path = "/") => (await content.reader().read(path, load)).asked;
  return { content, generation, load, read };
}

it("asks once for what does not change, and again for what did", async () => {
  const { generation, read } = contentOf();
  expect([await read(), await read()]).toEqual([1, 1]);
  generation.current += 1;
  expect(await read()).toBe(2);
});

it("keeps nothing as fresh that changed while it was asked for", async () => {
  const { content, generation, load, read } = contentOf();
  await content.reader().read("/", async () => {
    const old = await load();
    generation.current += 1;
    return old;
  });
  expect(await read()).toBe(2);
});

it("asks each time while changes are not heard of", async () => {
  const { generation, read } = contentOf();
  generation.isFollowed = false;
  expect([await read(), await read()]).toEqual([1, 2]);
});

it("tells of each page what it was drawn from, kept or not", async () => {
  const { content, load } = contentOf();
  for (let page = 0; page < 2; page++) {
    const reader = content.reader();
    await reader.read("/", load);
    expect(reader.dependsOn).toEqual(["pages/a"]);
  }
});

it("forgets what was not asked for longest when its bytes are used up", async () => {
  const { read } = contentOf({ maxBytes: 12_000, length: 1_000 });
  for (const path of ["/a", "/b", "/c"]) {
    await read(path);
  }
  expect(await read("/c")).toBe(3);
  expect(await read("/a")).toBe(4);
});
