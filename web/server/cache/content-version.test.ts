import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentChangedEvent } from "contracts";
import { afterEach, expect, it } from "vitest";
import { ContentVersion } from "./content-version.ts";

/** Event streams of a fake CMS, which a test writes to and closes. */
const streams: ServerResponse[] = [];
let cms: Server;
let contentVersion: ContentVersion;

afterEach(() => {
  contentVersion.close();
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
  contentVersion = new ContentVersion();
  void contentVersion.follow(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
  await expect.poll(() => contentVersion.isFollowed).toBe(true);
}

it("the content version increases with each event about changed content", async () => {
  await follow();
  const before = contentVersion.current;
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {}\n\n`);
  streams[0]?.write("event: other\ndata: {}\n\n");
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {}\n\n`);
  await expect.poll(() => contentVersion.current).toBe(before + 2);
});

it("an event makes content with the tag of the document or of its collection stale", async () => {
  await follow();
  const before = contentVersion.current;
  const isFresh = (...cacheTags: string[]) =>
    contentVersion.isFresh({ contentVersion: before, cacheTags });
  expect(isFresh("posts/a", "posts", "*")).toBe(true);
  streams[0]?.write(`event: ${contentChangedEvent}\ndata: {"collection":"posts","id":"a"}\n\n`);
  await expect.poll(() => contentVersion.current).toBe(before + 1);
  expect(isFresh("navigation", "posts/a")).toBe(false);
  expect(isFresh("navigation", "posts")).toBe(false);
  expect(isFresh("*")).toBe(false);
  expect(isFresh("navigation", "posts/b", "pages/a")).toBe(true);
  expect(isFresh()).toBe(true);
});

it("all content is stale after the event stream was interrupted", async () => {
  await follow();
  const before = contentVersion.current;
  streams[0]?.destroy();
  await expect.poll(() => contentVersion.isFollowed).toBe(false);
  await expect.poll(() => contentVersion.isFollowed, { timeout: 30_000 }).toBe(true);
  expect(contentVersion.current).toBe(before + 1);
  expect(contentVersion.isFresh({ contentVersion: before, cacheTags: ["pages/a"] })).toBe(false);
});

it("all earlier content is stale once more tags have changed than are tracked", async () => {
  await follow();
  const before = contentVersion.current;
  const changes = Array.from(
    { length: 20_001 },
    (_, index) => `event: ${contentChangedEvent}\ndata: {"collection":"posts","id":"${index}"}\n\n`,
  );
  streams[0]?.write(changes.join(""));
  await expect.poll(() => contentVersion.current).toBe(before + changes.length);
  expect(contentVersion.isFresh({ contentVersion: before, cacheTags: ["posts/0"] })).toBe(false);
});
