import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, getPool } from "../src/platform/database.ts";
import { findReferencedIds } from "../src/references/find-references.ts";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import { newStaff } from "./support/people.ts";

/** Tests images in a folder; uploads.test.ts tests images in a bucket. */
let cms: RunningCms;
let editor: string;

beforeAll(async () => {
  cms = await startCms();
  editor = (await newStaff(cms, "editor")).cookie;
});
afterAll(() => cms?.stop());

interface Picture {
  id: string;
  filename: string;
  url: string;
  width: number;
  height: number;
  mimeType: string;
  placeholder: string | null;
  updatedAt: string;
  sizes: Record<"webp480" | "share", { url: string | null; width: number; height: number }>;
}

type Bytes = Uint8Array<ArrayBuffer>;
let shade = 0;

/** Creates an image of which half is dark and half has a colour that no other image has. */
async function picture(options: { alpha?: number; size?: [number, number] } = {}): Promise<Bytes> {
  shade += 1;
  const { alpha = 1, size: [width, height] = [60, 40] } = options;
  const dark = { width: width / 2, height, channels: 3, background: "#000" } as const;
  const background = { r: 200, g: shade % 256, b: 200, alpha };
  const image = sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: { create: dark }, left: 0, top: 0 }])
    .png();
  return new Uint8Array(await image.toBuffer());
}

/** Returns a PNG header that declares a size of `side` by `side` pixels. */
function hugePng(side: number): Bytes {
  const header = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAA=", "base64").subarray(0, 29);
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(header.subarray(12, 29)));
  const data = Buffer.from("AAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==", "base64");
  return new Uint8Array(Buffer.concat([header, checksum, data]));
}

interface Sent {
  bytes?: Bytes;
  name?: string;
  data?: object;
  type?: string;
  language?: string;
}

function send(place: string, { bytes, name = "foto.png", data, type, language = "pt" }: Sent) {
  const form = new FormData();
  if (bytes) {
    form.set("file", new File([bytes], name, { type: type ?? "image/png" }));
  }
  form.set("_payload", JSON.stringify({ alt: "Foto", ...data }));
  const [, id] = place.split("/");
  return fetch(`${cms.url}/api/${place}`, {
    method: id && !id.startsWith("?") ? "PATCH" : "POST",
    headers: { cookie: editor, origin: siteOrigin, "accept-language": language },
    body: form,
  });
}

async function doc(response: Response): Promise<Picture> {
  const body: unknown = await response.json();
  expect(response.ok, JSON.stringify(body)).toBe(true);
  return (body as { doc: Picture }).doc;
}

const upload = async (sent: Sent = {}) =>
  doc(await send("media", { bytes: await picture(), ...sent }));
const replace = async (id: string, sent: Sent = {}) =>
  doc(await send(`media/${id}`, { bytes: await picture(), ...sent }));

async function bytesAt(url: string): Promise<Buffer> {
  const response = await cms.request(url);
  expect(response.status, url).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function tidyUp(): Promise<void> {
  const { fillInPictureMetadata } = await import("../src/media/maintain-pictures.ts");
  const { removeFormerFiles } = await import("../src/media/former-pictures.ts");
  await fillInPictureMetadata(database(cms.payload));
  await removeFormerFiles(database(cms.payload), getPool(cms.payload));
}

const fileOf = (url: string) =>
  path.join(cms.environment.DATA_DIR ?? "", "media", path.basename(url));

const withoutFollowing = (url: string) => fetch(`${cms.url}${url}`, { redirect: "manual" });

it("the CMS gives an image a URL that depends on its content, so that browsers may cache the image forever", async () => {
  const bytes = await picture();
  const { filename, url } = await upload({ bytes, name: "Sede em Curitiba.png" });
  expect(filename).toMatch(/^Sede em Curitiba-[0-9a-f]{12}\.png$/);
  const response = await cms.request(url);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

it("the CMS gives a replaced file another URL, and redirects the former URL to the new one", async () => {
  const first = await upload();
  const bytes = await picture();
  const second = await replace(first.id, { bytes, name: "outra.png" });
  expect(second.id).toBe(first.id);
  expect(second.url).not.toBe(first.url);
  const moved = await withoutFollowing(first.url);
  expect(moved.status).toBe(302);
  expect(moved.headers.get("cache-control")).toBe("no-cache");
  expect(moved.headers.get("location")).toBe(second.url);
  expect((await withoutFollowing(first.sizes.webp480.url ?? "")).headers.get("location")).toBe(
    second.sizes.webp480.url,
  );

  await tidyUp();
  expect(existsSync(fileOf(first.url))).toBe(false);
  expect(await bytesAt(first.url)).toEqual(Buffer.from(bytes));
  // A former URL redirects to the current file, also after two replacements.
  const third = await replace(first.id);
  expect((await withoutFollowing(first.url)).headers.get("location")).toBe(third.url);
});

it("the CMS gives an image its first URL again if its first file is uploaded again", async () => {
  const bytes = await picture();
  const first = await upload({ bytes });
  await replace(first.id);
  await tidyUp();
  const again = await replace(first.id, { bytes });
  expect(again.url).toBe(first.url);
  await tidyUp();
  expect(await bytesAt(first.url)).toEqual(Buffer.from(bytes));
});

it("the CMS does not delete the current file if the upload of a replacement is rejected", async () => {
  const { id, url, sizes } = await upload();
  const refused = await send(`media/${id}`, { bytes: await picture(), data: { alt: "" } });
  expect(refused.status).toBe(400);
  await tidyUp();
  await bytesAt(url);
  await bytesAt(sizes.webp480.url ?? "");
});

it("the CMS deletes the files of a permanently deleted image", async () => {
  const { id, url, sizes } = await upload();
  const files = [url, sizes.webp480.url ?? ""];
  await cms.request(`/api/media/${id}`, { method: "DELETE", cookie: editor });
  for (const file of files) {
    expect((await cms.request(file)).status).toBe(404);
  }
  await tidyUp();
  expect(files.filter((file) => existsSync(fileOf(file)))).toEqual([]);
  expect(await cms.query(`select from former_pictures where media_id = '${id}'`)).toMatchObject({
    rows: [],
  });
});

it("the CMS stores images with the same name and size in separate files", async () => {
  const one = await upload({ name: "mesma.png" });
  const jpeg = new Uint8Array(
    await sharp(await picture())
      .jpeg()
      .toBuffer(),
  );
  const other = await upload({ name: "mesma.jpg", type: "image/jpeg", bytes: jpeg });
  expect(one.sizes.webp480.url).not.toBe(other.sizes.webp480.url);
});

it("the CMS rejects a duplicate with the name of the existing image, unless the editor confirms the upload", async () => {
  const bytes = await picture();
  const { filename, id } = await upload({ bytes });
  const again = await send("media", { bytes, name: "copia.png", language: "es" });
  expect(again.status).toBe(400);
  expect(JSON.stringify(await again.json())).toContain(
    `ya está en la biblioteca, como «${filename}»`,
  );
  const both = await upload({ bytes, name: "copia.png", data: { keepBoth: true } });
  expect(both.id).not.toBe(id);
  // Saving the image again or replacing it with the same bytes creates no duplicate.
  await replace(id, { bytes, data: { keepBoth: true } });
});

it("the CMS accepts a duplicate of an image in the trash", async () => {
  const bytes = await picture();
  const { id } = await upload({ bytes });
  await cms.request(`/api/media/${id}`, {
    method: "PATCH",
    cookie: editor,
    body: { deletedAt: new Date().toISOString() },
  });
  await upload({ bytes });
});

it("the CMS crops share images around the focal point", async () => {
  const left = await upload({ bytes: await picture({ size: [1400, 630] }) });
  const dark = async ({ sizes }: Picture) => {
    const { channels } = await sharp(await bytesAt(sizes.share.url ?? "")).stats();
    return 1 - (channels[0]?.mean ?? 0) / 200;
  };
  expect(left.sizes.share).toMatchObject({ width: 1200, height: 630 });
  expect(await dark(left)).toBeCloseTo(0.5, 1);
  const moved = await doc(await send(`media/${left.id}`, { data: { focalX: 100, focalY: 50 } }));
  expect(await dark(moved)).toBeCloseTo(500 / 1200, 1);
  expect(moved.sizes.share.url).not.toBe(left.sizes.share.url);
  const edits = new URLSearchParams({
    "uploadEdits[focalPoint][x]": "0",
    "uploadEdits[focalPoint][y]": "50",
  });
  const byScreen = await doc(await send(`media/${left.id}?${edits}`, {}));
  expect(await dark(byScreen)).toBeCloseTo(700 / 1200, 1);
});

it("the CMS gives a cropped image another URL", async () => {
  const whole = await upload();
  const edits = new URLSearchParams({
    "uploadEdits[crop][x]": "50",
    "uploadEdits[crop][y]": "0",
    "uploadEdits[crop][width]": "50",
    "uploadEdits[crop][height]": "100",
    "uploadEdits[widthInPixels]": "30",
    "uploadEdits[heightInPixels]": "40",
    "uploadEdits[focalPoint][x]": "50",
    "uploadEdits[focalPoint][y]": "50",
  });
  const cut = await doc(await send(`media/${whole.id}?${edits}`, {}));
  expect(cut.url).not.toBe(whole.url);
  expect(await sharp(await bytesAt(cut.url)).metadata()).toMatchObject({ width: 30, height: 40 });
});

it("the CMS gives an image a placeholder, unless the image has transparency", async () => {
  const { placeholder } = await upload();
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder?.length).toBeLessThan(400);
  const glass = await upload({ bytes: await picture({ alpha: 0.5 }) });
  expect(glass.placeholder).toBeNull();
  expect(glass.sizes.share.url ?? null).toBeNull();
});

it("the worker computes the hash and placeholder of an image that an earlier release stored", async () => {
  const bytes = await picture();
  const { id } = await upload({ bytes });
  await cms.query(`update media set hash = null, placeholder = null where id = '${id}'`);
  await tidyUp();
  const { rows } = await cms.query<{ hash: string; placeholder: string }>(
    `select hash, placeholder from media where id = '${id}'`,
  );
  expect(rows[0]?.placeholder).toMatch(/^data:/);
  expect((await send("media", { bytes })).status).toBe(400);
});

describe("an image that an earlier release stored without share crops", () => {
  async function uncut(id: string): Promise<void> {
    const columns = ["filename", "filesize", "mime_type", "width", "height", "url"];
    const none = columns.map((column) => `sizes_share_${column} = null`).join(", ");
    await cms.query(`update media set ${none} where id = '${id}'`);
  }
  const cutAll = async () => {
    const { cropStoredPictures } = await import("../src/media/share-crops.ts");
    return cropStoredPictures(database(cms.payload), getPool(cms.payload));
  };
  const read = async (id: string) =>
    (await (await cms.request(`/api/media/${id}`, { cookie: editor })).json()) as Picture;
  const darkIn = async ({ sizes }: Picture) => {
    const { channels } = await sharp(await bytesAt(sizes.share.url ?? "")).stats();
    return 1 - (channels[0]?.mean ?? 0) / 200;
  };

  it.each([0, 30, 50, 100])(
    "is cropped like a new image, with the focal point at %i of 100",
    async (focalX) => {
      const { id } = await upload({ bytes: await picture({ size: [1400, 630] }) });
      const whole = await doc(await send(`media/${id}`, { data: { focalX, focalY: 50 } }));
      await uncut(id);
      expect((await read(id)).sizes.share.url).toBeNull();
      await cutAll();
      const again = await read(id);
      expect(again.sizes.share).toMatchObject({ width: 1200, height: 630 });
      expect(await darkIn(again)).toBeCloseTo(await darkIn(whole), 2);
      const response = await cms.request(again.sizes.share.url ?? "");
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      // The URL of the original file does not change.
      expect(again.url).toBe(whole.url);
    },
  );

  it("is processed once, even if it is too small, transparent or missing", async () => {
    const small = await upload();
    const glass = await upload({ bytes: await picture({ alpha: 0.5, size: [1400, 700] }) });
    const gone = await upload({ bytes: await picture({ size: [1400, 700] }) });
    await rm(fileOf(gone.url));
    for (const { id } of [small, glass, gone]) {
      await uncut(id);
    }
    while (await cutAll()) {
      // `cutAll` processes twenty images per call.
    }
    for (const { id, updatedAt } of [small, glass, gone]) {
      // `updatedAt` must not change, so that open forms stay valid.
      expect(await read(id)).toMatchObject({ updatedAt, sizes: { share: { url: null } } });
    }
    const left = "from media where sizes_share_filename is null and sizes_share_filesize is null";
    const { rows } = await cms.query<{ total: number }>(`select count(*)::int as total ${left}`);
    expect(rows[0]?.total).toBe(0);
  });

  it("is cropped again if its focal point changes while it is being cropped", async () => {
    const { id } = await upload({ bytes: await picture({ size: [1400, 630] }) });
    await uncut(id);
    const client = new Client({ connectionString: cms.database.url });
    await client.connect();
    await client.query("begin");
    await client.query(`update media set focal_x = 0 where id = '${id}'`);
    const cutting = cutAll();
    const isWaiting = async () => {
      const { rows } = await cms.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update "media"%'`,
      );
      return rows.length;
    };
    await expect.poll(isWaiting).toBe(1);
    await client.query("commit");
    await client.end();
    await cutting;
    expect((await read(id)).sizes.share.url).toBeNull();
    await cutAll();
    expect(await darkIn(await read(id))).toBeCloseTo(700 / 1200, 1);
  });
});

it.each([
  ["pt", "não é uma imagem que o site mostra"],
  ["en", "not a picture that the site can show"],
  ["es", "no es una imagen que el sitio pueda mostrar"],
])(
  "the CMS rejects a file that is not an image, in the language of the screen: %s",
  async (language, said) => {
    const bytes = new Uint8Array(Buffer.from("%PDF-1.7\n%%EOF"));
    const response = await send("media", {
      bytes,
      name: "a.pdf",
      type: "application/pdf",
      language,
    });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(said);
  },
);

it("the CMS states why it rejects an SVG with a script and a file above the size limit", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>`;
  const bytes = new Uint8Array(Buffer.from(svg));
  const drawing = await send("media", { bytes, name: "a.svg", type: "image/svg+xml" });
  expect(JSON.stringify(await drawing.json())).toContain("contém código");
  const long = new Uint8Array(20 * 1024 * 1024 + 1);
  const large = await send("media", { bytes: long });
  expect(large.status).toBe(413);
  expect(JSON.stringify(await large.json())).toContain("passa de 20 MB");
});

it("the CMS stores a photo upright, without metadata and with the right file extension", async () => {
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: "#567" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "25/1 25/1 0/1" } });
  const bytes = new Uint8Array(await photo.toBuffer());
  const name = `${"ç".repeat(150)}.svg`;
  const stored = await upload({ bytes, name, type: "image/svg+xml" });
  expect(stored).toMatchObject({ width: 60, height: 90, mimeType: "image/jpeg" });
  expect(stored.filename).toMatch(/^ç{40}-[0-9a-f]{12}\.jpg$/);
  const response = await cms.request(stored.url);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const { exif, orientation } = await sharp(await bytesAt(stored.url)).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

it("the CMS accepts an SVG with namespace entities, as exported by Illustrator", async () => {
  const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg">]>
    <svg xmlns="&ns_svg;" viewBox="0 0 24 12"><path d="M0 0h24"/></svg>`;
  const bytes = new Uint8Array(Buffer.from(svg));
  const stored = await upload({ bytes, name: "logo", type: "image/svg+xml" });
  expect(stored).toMatchObject({ width: 24, height: 12, mimeType: "image/svg+xml" });
  expect(stored.filename).toMatch(/^logo-[0-9a-f]{12}\.svg$/);
});

async function cutOff(format: "jpeg" | "webp"): Promise<Bytes> {
  const whole = await sharp(await picture({ size: [400, 300] }))
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(whole.subarray(0, whole.length / 2));
}

it.each([
  ["too many pixels", "tem pixels demais", () => hugePng(20_000)],
  ["a truncated JPEG", "incompleto ou corrompido", () => cutOff("jpeg")],
  ["a truncated WebP", "incompleto ou corrompido", () => cutOff("webp")],
  [
    "an SVG without size",
    "não diz seu tamanho",
    () => new Uint8Array(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"></svg>`)),
  ],
])("the CMS states why it rejects a file: %s", async (_case, reason, bytes) => {
  const response = await send("media", { bytes: await bytes() });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(reason);
});

it("the CMS limits the bytes that a user uploads per day", async () => {
  const stored = editor;
  editor = (await newStaff(cms, "writer")).cookie;
  await upload();
  await cms.query("update rate_limits set points = 2048 where key like 'uploads:%'");
  const response = await send("media", { bytes: await picture(), language: "en" });
  editor = stored;
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("uploaded 2 GB of pictures");
  await cms.query("delete from rate_limits where key like 'uploads:%'");
});

function article(slug: string, parts: object) {
  const paragraph = { type: "paragraph", version: 1, children: [{ type: "text", text: "Texto." }] };
  return {
    ...{ title: "Fotos", slug, description: "Com fotos.", illustration: "backup" as const },
    publishedAt: "2026-11-01T12:00:00.000Z",
    body: { root: { type: "root", version: 1, children: [paragraph] } },
    _status: "published",
    ...parts,
  };
}

function withPicture(id: string) {
  const upload = {
    type: "upload",
    version: 3,
    relationTo: "media",
    value: id,
    fields: {},
    id: "1",
  };
  return { body: { root: { type: "root", version: 1, children: [upload] } } };
}

it.each([
  ["as its cover", (id: string) => ({ cover: id })],
  ["in its text", withPicture],
])(
  "the CMS rejects the publish of an article in a language without alternative text: %s",
  async (where, parts) => {
    const { id } = await upload();
    const save = (locale: string, body: object) =>
      cms.request(`/api/posts?locale=${locale}&publishSpecificLocale=${locale}`, {
        cookie: editor,
        body,
      });
    const slug = `fotos-${where.length}`;
    const refused = await save("en-US", article(slug, parts(id)));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("foto-");
    expect((await save("pt-BR", article(slug, parts(id)))).status).toBe(201);
  },
);

it("the CMS rejects the publish of site settings if the share image lacks an alternative text in a language", async () => {
  const { id } = await upload();
  const save = (shareImage: string | null, rest = "") =>
    cms.request(`/api/globals/site-settings?locale=pt-BR${rest}`, {
      cookie: editor,
      body: { shareImage, _status: "published" },
    });
  expect((await save(id)).status).toBe(400);
  expect((await save(id, "&publishSpecificLocale=pt-BR")).status).toBe(200);
});

it("the CMS counts an image as used if a draft contains the image as cover, in its text or in a section", async () => {
  const pictures = [await upload(), await upload(), await upload(), await upload()];
  const ids = pictures.map(({ id }) => id);
  const [cover = "", inText = "", inSection = ""] = ids;
  const used = () => findReferencedIds(database(cms.payload), ids);
  expect(await used()).toEqual(new Set());
  const save = (collection: string, body: object) =>
    cms.request(`/api/${collection}?locale=pt-BR&draft=true`, {
      cookie: editor,
      body: { ...body, _status: "draft" },
    });
  const hero = { blockType: "hero", heading: "Sede", lede: "Onde é.", picture: inSection };
  const saved = [
    await save("posts", article("capa-usada", { cover })),
    await save("posts", article("texto-usado", withPicture(inText))),
    await save("pages", { title: "Sede", slug: "sede-usada", blocks: [hero] }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await used()).toEqual(new Set([cover, inText, inSection]));
});

it("the content API returns the images of sections with the page", async () => {
  const { id, url } = await upload();
  const hero = { blockType: "hero", heading: "Sede", lede: "Onde é.", actions: [], picture: id };
  const made = await cms.request("/api/pages?locale=pt-BR&draft=false", {
    cookie: editor,
    body: {
      ...{ title: "Sede", slug: "sede-com-foto", description: "Onde fica e como se chega." },
      blocks: [hero],
      _status: "published",
    },
  });
  expect(made.status).toBe(201);
  const response = await cms.request("/api/content/resolve?path=/sede-com-foto");
  expect(await response.json()).toMatchObject({
    content: { document: { blocks: [{ blockType: "hero", picture: { id, url } }] } },
  });
});
