import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { prepareUpload } from "./prepare-upload.ts";

async function photo(format: "avif" | "jpeg" | "png", orientation = 1): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: "#567" } })
    .toFormat(format)
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "25/1 25/1 0/1" } })
    .toBuffer();
}

async function prepared(bytes: Buffer) {
  const upload = await prepareUpload(bytes);
  if (!(upload && "data" in upload)) {
    throw new Error(`refused: ${upload?.problem}`);
  }
  return upload;
}

describe("a photo", () => {
  it.each(["avif", "jpeg", "png"] as const)("loses its metadata: %s", async (format) => {
    const { data, mimetype } = await prepared(await photo(format));
    expect(mimetype).toBe(`image/${format}`);
    const { exif, icc, width } = await sharp(data).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 90 });
    expect(icc).toBeDefined();
  });

  it.each([5, 6, 7, 8])("is turned upright: orientation %i", async (orientation) => {
    const { data } = await prepared(await photo("jpeg", orientation));
    expect(await sharp(data).metadata()).toMatchObject({ width: 60, height: 90 });
  });

  it("loses what follows the picture in its file", async () => {
    const bytes = Buffer.concat([await photo("jpeg"), Buffer.from("-25.4,-49.2")]);
    const { data } = await prepared(bytes);
    expect(data.includes("-25.4,-49.2")).toBe(false);
  });
});

const namespace = "http://www.w3.org/2000/svg";
const drawing = `<svg xmlns="${namespace}" viewBox="0 0 24 12"><path d="M0 0h24"/></svg>`;
const utf16be = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${drawing}`, "utf16le");

describe("an SVG", () => {
  it.each([
    ["a long comment first", Buffer.from(`<!--${"x".repeat(5_000)}-->${drawing}`)],
    [
      "namespace entities",
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY ns "${namespace}"> <!-- -->\n]>${drawing.replace(namespace, "&ns;")}`,
      ),
    ],
    [
      "a prefix",
      Buffer.from(
        drawing.replace("xmlns=", "xmlns:s=").replaceAll("<", "<s:").replaceAll("<s:/", "</s:"),
      ),
    ],
    ["a byte order mark", Buffer.from(`\ufeff${drawing}`)],
    ["UTF-16", Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawing}`, "utf16le")],
    [
      "UTF-8 that is declared as UTF-16",
      Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${drawing}`),
    ],
    ["UTF-16, big-endian", utf16be.swap16()],
  ])("is written as plain UTF-8: %s", async (_case, bytes) => {
    const { data, mimetype } = await prepared(bytes);
    expect(mimetype).toBe("image/svg+xml");
    expect(data.toString()).toBe(drawing);
  });

  it("keeps letters of a declared encoding", async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing.replace("<path", "<title>ação</title><path")}`;
    const { data } = await prepared(Buffer.from(text, "latin1"));
    expect(data.toString()).toContain("ação");
  });

  it.each([
    [
      "an entity of another file",
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing}`,
    ],
    ["an entity with elements", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${drawing}`],
    ["an entity made of entities", `<!DOCTYPE svg [<!ENTITY a "&b;">]>${drawing}`],
    ["a parameter entity", `<!DOCTYPE svg [<!ENTITY % a "b">]>${drawing}`],
  ])("is refused as code: %s", async (_case, text) => {
    expect(await prepareUpload(Buffer.from(text))).toEqual({ problem: "script" });
  });

  it("is refused when its entities make it too large", async () => {
    const many = "&a;".repeat(100_000);
    const text = `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(500)}">]>${drawing.replace("<path", `${many}<path`)}`;
    expect(await prepareUpload(Buffer.from(text))).toEqual({ problem: "size" });
  });

  it.each([
    ["broken", drawing.replace("</svg>", "</g>")],
    ["dimensions", drawing.replace("viewBox", "viewbox-")],
    ["dimensions", drawing.replace('viewBox="0 0 24 12"', 'width="100%" height="100%"')],
  ])("is refused with its reason: %s", async (problem, text) => {
    expect(await prepareUpload(Buffer.from(text))).toEqual({ problem });
  });
});

it("leaves bytes that are no known picture to the check of types", async () => {
  expect(await prepareUpload(Buffer.from("%PDF-1.7\n%%EOF"))).toBeUndefined();
  expect(await prepareUpload(Buffer.from("<html><body/></html>"))).toBeUndefined();
});
