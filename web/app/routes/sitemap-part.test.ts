import { text } from "node:stream/consumers";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { loader } from "./sitemap-part.ts";

async function requestPart(part: string) {
  const request = new Request(`http://site.example/sitemap/${part}`);
  const args = { request, params: { part }, context: new RouterContextProvider() };
  const { status, body } = await loader(args as unknown as Parameters<typeof loader>[0]);
  const xml = body ? await text(body) : "";
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  return { status, paths };
}

it("only the first part of the sitemap lists the pages outside the CMS", async () => {
  const documents = [
    {
      collection: "pages",
      updatedAt: "2026-11-26T12:00:00.000Z",
      alternates: { "pt-BR": "/sobre", "en-US": "/en/about" },
    },
  ];
  await startFakeCms({
    "GET /api/content/documents": () => ({ body: { documents, parts: 2, dependsOn: [] } }),
  });
  const [first, second] = [await requestPart("1.xml"), await requestPart("2.xml")];
  expect(first.paths).toEqual(
    expect.arrayContaining(["/status", "/contato", "/sobre", "/en/about"]),
  );
  expect(second.paths).toEqual(["/sobre", "/en/about"]);
});

it("a part beyond the last one, or with an invalid name, does not exist", async () => {
  await startFakeCms({
    "GET /api/content/documents": () => ({ body: { documents: [], parts: 1, dependsOn: [] } }),
  });
  for (const part of ["2.xml", "0.xml", "01.xml", "1", "x.xml"]) {
    expect((await requestPart(part)).status, part).toBe(404);
  }
  expect((await requestPart("1.xml")).status).toBe(200);
});
