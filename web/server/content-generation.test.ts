import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentChangedEvent } from "contracts";
import { afterEach, expect, it } from "vitest";
import { ContentGeneration } from "./content-generation.ts";

/** A CMS with an event stream, which a test writes to and cuts. */
const streams: ServerResponse[] = [];
let cms: Server;
let generation: ContentGeneration;

afterEach(() => {
  generation.close();
  cms.close();
  cms.closeAllConnections();
  streams.length = 0;
});

async function follow(): Promise<void> {
  cms = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("retry: 500\n\n");
    streams.push(response);
  });
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  generation = new ContentGeneration();
  void generation.follow(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
  await expect.poll(() => generation.isFollowed).toBe(true);
}

it("counts each change of published content", async () => {
  await follow();
  const before = generation.current;
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {}\n\n`);
  streams[0]?.write("event: other\ndata: {}\n\n");
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {}\n\n`);
  await expect.poll(() => generation.current).toBe(before + 2);
});

it("knows what changed: the document itself and what lists its collection", async () => {
  await follow();
  const before = generation.current;
  const isFresh = (...dependsOn: string[]) => generation.isFresh({ generation: before, dependsOn });
  expect(isFresh("posts/a", "posts", "*")).toBe(true);
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {"collection":"posts","id":"a"}\n\n`);
  await expect.poll(() => generation.current).toBe(before + 1);
  expect(isFresh("navigation", "posts/a")).toBe(false);
  expect(isFresh("navigation", "posts")).toBe(false);
  expect(isFresh("*")).toBe(false);
  expect(isFresh("navigation", "posts/b", "pages/a")).toBe(true);
  expect(isFresh()).toBe(true);
});

it("counts a lost stream as a change when it returns: what happened meanwhile was not seen", async () => {
  await follow();
  const before = generation.current;
  streams[0]?.destroy();
  await expect.poll(() => generation.isFollowed).toBe(false);
  await expect.poll(() => generation.isFollowed, { timeout: 30_000 }).toBe(true);
  expect(generation.current).toBe(before + 1);
  expect(generation.isFresh({ generation: before, dependsOn: ["pages/a"] })).toBe(false);
}, 60_000);
