import { contentApi, locales, resolveResponse, statusApi, statusResponse } from "contracts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { statusPageImageId } from "../src/share-images/share-images.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  // Keeps only one seeded document, because rendering images is slow.
  await cms.query("delete from search_entries where path not in ('/sobre', '/en/about')");
});
afterAll(() => cms?.stop());

const path = "/sobre";

async function generateImages(): Promise<void> {
  // Imported dynamically, because the module reads its settings when it is loaded.
  const { generateShareImages } = await import("../src/share-images/generate-images.ts");
  const problems: string[] = [];
  await generateShareImages({
    pool: getPool(cms.payload),
    log: (line) => problems.push(line),
    signal: new AbortController().signal,
  });
  expect(problems).toEqual([]);
}

async function found() {
  const response = await cms.request(`${contentApi.resolve}?path=${path}`);
  const { content, dependsOn } = resolveResponse.parse(await response.json());
  if (content.kind !== "pages") {
    throw new Error(`${path} is ${content.kind}`);
  }
  return { id: content.document.id, card: content.card, dependsOn };
}

async function publish(id: string, data: { title?: string; _status: "draft" | "published" }) {
  await cms.payload.update({ collection: "pages", id, locale: "pt-BR", data });
}

/** Returns the names of the documents' share images. */
async function names(): Promise<string[]> {
  const { rows } = await cms.query<{ name: string }>(
    `select name from share_images where document_id <> '${statusPageImageId}' order by 1`,
  );
  return rows.map(({ name }) => name);
}

it("a page has a share image once the image is generated, at a permanent URL", async () => {
  const before = await found();
  expect(before.card).toBeUndefined();

  await generateImages();
  const { card, dependsOn } = await found();
  expect(card).toMatchObject({ width: 1200, height: 630 });
  expect(dependsOn).toContain(`share-images/${before.id}`);
  const response = await cms.request(card?.url ?? "");
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toContain("immutable");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });

  const drawn = await names();
  await generateImages();
  expect(await names()).toEqual(drawn);
});

it("the status page has a share image in each language", async () => {
  const cards = await Promise.all(
    locales.map(async (locale) => {
      const response = await cms.request(`${statusApi.status}?locale=${locale}`);
      const { card, dependsOn } = statusResponse.parse(await response.json());
      expect(dependsOn).toContain(`share-images/${statusPageImageId}`);
      expect((await cms.request(card?.url ?? "")).headers.get("content-type")).toBe("image/png");
      return card?.url;
    }),
  );
  expect(new Set(cards).size).toBe(locales.length);
});

it("a share image is replaced when the title changes, and used again when the title is changed back", async () => {
  const { id, card } = await found();
  const { title } = await cms.payload.findByID({ collection: "pages", id, locale: "pt-BR" });
  await publish(id, { title: "Quem somos", _status: "published" });
  expect((await found()).card).toEqual(card);
  await generateImages();
  const renamed = (await found()).card;
  expect(renamed?.url).not.toBe(card?.url);
  // The former image is still served, because social networks may have cached its URL.
  expect((await cms.request(card?.url ?? "")).status).toBe(200);

  await publish(id, { title, _status: "published" });
  await generateImages();
  expect((await found()).card).toEqual(card);
});

it("a share image is replaced when the logo changes", async () => {
  const { card } = await found();
  // Sets the same time for all images, so that the next logo differs only by its file.
  await cms.query("update media set updated_at = now()");
  await generateImages();
  const changed = (await found()).card;
  expect(changed?.url).not.toBe(card?.url);
  await cms.query(
    `update site_settings set logo_id = (
       select id from media where id <> site_settings.logo_id and mime_type like 'image/%' limit 1)`,
  );
  await generateImages();
  expect([card?.url, changed?.url]).not.toContain((await found()).card?.url);
});

it("a share image is removed when its page is unpublished", async () => {
  const { id, card } = await found();
  await publish(id, { _status: "draft" });
  await generateImages();
  await cms.query(
    "update share_images set retired_at = now() - interval '25 hours' where retired_at is not null",
  );
  await generateImages();
  expect(await names()).toEqual([]);
  expect((await cms.request(card?.url ?? "")).status).toBe(404);
});

it("the endpoint of share images serves no other files", async () => {
  for (const name of ["logo.svg", "..%2Fmedia%2Flogo.svg", `share-${"0".repeat(40)}.png`]) {
    expect((await cms.request(`/api/share-images/${name}`)).status, name).toBe(404);
  }
});
