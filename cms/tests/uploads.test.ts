import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, getPool } from "../src/platform/database.ts";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import { newStaff } from "./support/people.ts";

let directory: string;
let bucket: S3rver;
let cms: RunningCms;
let admin: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "bucket-"));
  bucket = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await bucket.run();
  cms = await startCms({
    S3_BUCKET: "pictures",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  admin = (await newStaff(cms, "admin")).cookie;
});

afterAll(async () => {
  await cms.stop();
  await bucket.close();
  await rm(directory, { recursive: true, force: true });
});

async function picture(background = "#36c"): Promise<Uint8Array<ArrayBuffer>> {
  const blank = { width: 90, height: 60, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create: blank }).png().toBuffer());
}

/** Returns the names of the objects in the bucket. */
async function objects(): Promise<string> {
  const { S3 } = await import("@aws-sdk/client-s3");
  const { bucketClientConfig } = await import("../src/media/media-bucket.ts");
  const { Contents = [] } = await new S3(bucketClientConfig).listObjects({ Bucket: "pictures" });
  return Contents.map(({ Key }) => Key).join(" ");
}

interface Uploaded {
  id: string;
  url: string;
  sizes: { webp480: { url: string } };
}

async function upload(name: string, id?: string, background?: string): Promise<Uploaded> {
  const form = new FormData();
  form.set("file", new File([await picture(background)], name, { type: "image/png" }));
  form.set("_payload", JSON.stringify({ alt: "Azul" }));
  const response = await fetch(`${cms.url}/api/media${id ? `/${id}` : ""}`, {
    method: id ? "PATCH" : "POST",
    headers: { cookie: admin, origin: siteOrigin },
    body: form,
  });
  expect(response.status).toBe(id ? 200 : 201);
  return ((await response.json()) as { doc: Uploaded }).doc;
}

it("an image and its sizes are stored in the bucket, and served at the site's URL", async () => {
  const { id, url, sizes } = await upload("azul.png");
  expect(url).toMatch(/^\/api\/media\/file\/azul-[0-9a-f]{12}\.png$/);

  const whole = await cms.request(url);
  expect(whole.headers.get("content-type")).toBe("image/png");
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(bytes).toEqual(await picture());

  expect((await cms.request(sizes.webp480.url)).headers.get("content-type")).toBe("image/webp");

  const replaced = await upload("verde.png", id, "#3c6");
  expect(await objects()).toContain(path.basename(url));
  const { removeFormerFiles } = await import("../src/media/former-pictures.ts");
  await removeFormerFiles(database(cms.payload), getPool(cms.payload));
  expect(await objects()).not.toContain(path.basename(url));
  const led = await cms.request(url);
  expect(new Uint8Array(await led.arrayBuffer())).toEqual(await picture("#3c6"));

  await cms.request(`/api/media/${id}`, { method: "DELETE", cookie: admin });
  expect((await cms.request(url)).status).toBe(404);
  expect((await cms.request(replaced.url)).status).toBe(404);
});

it("share images are stored in the bucket, and deleted there", async () => {
  const { generateShareImages } = await import("../src/share-images/generate-images.ts");
  const draw = () =>
    generateShareImages({
      pool: getPool(cms.payload),
      log: (line) => expect.unreachable(line),
      signal: new AbortController().signal,
    });
  await cms.query("delete from search_entries where path <> '/sobre'");
  await draw();
  // Excludes the share images of the status page, because that page is not a document.
  const { rows } = await cms.query<{ name: string }>(
    "select name from share_images join search_entries using (document_id, locale)",
  );
  expect(rows).toHaveLength(1);
  const address = `/api/share-images/${rows[0]?.name}`;
  expect((await cms.request(address)).headers.get("content-type")).toBe("image/png");

  await cms.query("delete from search_entries");
  await draw();
  await cms.query("update share_images set retired_at = now() - interval '2 days'");
  await draw();
  expect((await cms.request(address)).status).toBe(404);
});

it("an image is served from the bucket by another process whose folder is empty", async () => {
  const { url } = await upload("anil.png");
  const other = await cms.startAnother();
  expect((await cms.request(url, { at: other })).status).toBe(200);
});

it("a missing file is answered with 404", async () => {
  expect((await cms.request("/api/media/file/nothing.png")).status).toBe(404);
});

it("the command that moves images copies them from a folder into the bucket, except existing ones", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "media-"));
  await mkdir(path.join(folder, "media"));
  await writeFile(path.join(folder, "media/velho.png"), await picture());
  const move = async () => {
    const script = path.join(import.meta.dirname, "../scripts/move-media.ts");
    const env = { ...cms.environment, DATA_DIR: folder };
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
  };
  expect(await move()).toContain("1 of 1 pictures copied");
  expect(await move()).toContain("0 of 1 pictures copied");
  const response = await cms.request("/api/media/file/velho.png");
  expect(response.headers.get("content-type")).toBe("image/png");
  await rm(folder, { recursive: true });
});
