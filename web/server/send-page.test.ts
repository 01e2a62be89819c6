import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type RenderedPage, toCachedPage, toRenderedPage } from "./cache/rendered-page.ts";
import { sendPage } from "./send-page.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server with one page, which a test may replace. */
async function serve(text: string, init: ResponseInit = {}) {
  const served: { page: RenderedPage } = {
    page: await toCachedPage(await toRenderedPage(new Response(text, init))),
  };
  server = createServer((request, response) => sendPage(request, response, served.page));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(url, { method, headers });
  return { shown: served, ask };
}

const page = "<p>the page</p>".repeat(100);

it("responds with 304 to the ETag of each encoding", async () => {
  const { ask } = await serve(page);
  for (const encoding of ["br", "gzip", "identity"]) {
    const first = await ask({ "accept-encoding": encoding });
    expect(await first.text()).toBe(page);
    const etag = first.headers.get("etag") ?? "";
    const again = await ask({ "accept-encoding": encoding, "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("vary")).toBe("Accept-Encoding");
  }
});

it("responds to the ETag of an earlier page with the changed page", async () => {
  const { shown, ask } = await serve(page);
  const etag = (await ask()).headers.get("etag") ?? "";
  shown.page = await toRenderedPage(new Response(`${page}.`));
  const changed = await ask({ "if-none-match": etag });
  expect([changed.status, await changed.text()]).toEqual([200, `${page}.`]);
  expect(changed.headers.get("etag")).not.toBe(etag);
});

it("varies by Accept-Encoding", async () => {
  const { ask } = await serve(page);
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await ask({ "accept-encoding": encoding });
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("content-encoding") ?? "identity").toBe(encoding);
  }
});

it("compresses an uncached page only in the encoding that the client accepts", async () => {
  const { shown, ask } = await serve(page);
  shown.page = await toRenderedPage(new Response(page));
  expect(Object.keys(shown.page.bodies)).toEqual(["identity"]);
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await ask({ "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(await answer.text()).toBe(page);
  }
});

it("sends no ETag with an error page", async () => {
  const { ask } = await serve("nothing", { status: 404 });
  const { status, headers } = await ask({ "if-none-match": "*" });
  expect([status, headers.get("etag")]).toEqual([404, null]);
});

it("responds to HEAD with the headers of GET and no body", async () => {
  const { ask } = await serve(page);
  const [get, head] = [await ask({}, "GET"), await ask({}, "HEAD")];
  expect(await head.text()).toBe("");
  for (const name of ["etag", "vary", "content-length", "content-encoding"]) {
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
});

it("sends CDN-Cache-Control only with cacheable public pages", async () => {
  const cdnPolicyOf = async (init: ResponseInit, method = "GET") => {
    const { ask } = await serve("page", init);
    const { headers } = await ask({}, method);
    server?.close();
    return headers.get("cdn-cache-control");
  };
  const cacheable = { "cache-control": "no-cache" };
  expect(await cdnPolicyOf({ headers: cacheable })).toBe(
    "max-age=1, stale-while-revalidate=1, stale-if-error=86400",
  );
  expect(await cdnPolicyOf({ headers: { "cache-control": "private, no-store" } })).toBeNull();
  expect(await cdnPolicyOf({ headers: { "cache-control": "no-store" } })).toBeNull();
  expect(await cdnPolicyOf({})).toBeNull();
  expect(await cdnPolicyOf({ headers: cacheable, status: 404 })).toBeNull();
  expect(await cdnPolicyOf({ headers: cacheable, status: 503 })).toBeNull();
  expect(await cdnPolicyOf({ headers: cacheable }, "POST")).toBeNull();
});

it("sends no CDN-Cache-Control with an earlier page that replaces a failed or slow rendering", async () => {
  const { shown, ask } = await serve(page, { headers: { "cache-control": "no-cache" } });
  shown.page = { ...shown.page, isEarlier: true };
  expect((await ask()).headers.get("cdn-cache-control")).toBeNull();
});

it("sends CDN-Cache-Control with a 304", async () => {
  const { ask } = await serve(page, { headers: { "cache-control": "no-cache" } });
  const etag = (await ask()).headers.get("etag") ?? "";
  const again = await ask({ "if-none-match": etag });
  expect([again.status, again.headers.get("cdn-cache-control")]).toEqual([
    304,
    expect.stringContaining("max-age=1"),
  ]);
});
