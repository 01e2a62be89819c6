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

async function prepareOrFail(bytes: Buffer) {
  const upload = await prepareUpload(bytes);
  if (!(upload && "data" in upload)) {
    throw new Error(`refused: ${upload?.problem}`);
  }
  return upload;
}

describe("a photo", () => {
  it.each(["avif", "jpeg", "png"] as const)("is stored without metadata: %s", async (format) => {
    const { data, mimetype } = await prepareOrFail(await photo(format));
    expect(mimetype).toBe(`image/${format}`);
    const { exif, icc, width } = await sharp(data).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 90 });
    expect(icc).toBeDefined();
  });

  it.each([5, 6, 7, 8])("is rotated upright: orientation %i", async (orientation) => {
    const { data } = await prepareOrFail(await photo("jpeg", orientation));
    expect(await sharp(data).metadata()).toMatchObject({ width: 60, height: 90 });
  });

  it("is stored without data that follows the image in the file", async () => {
    const bytes = Buffer.concat([await photo("jpeg"), Buffer.from("-25.4,-49.2")]);
    const { data } = await prepareOrFail(bytes);
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
      "a namespace prefix",
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
  ])("with %s is stored as plain UTF-8", async (_case, bytes) => {
    const { data, mimetype } = await prepareOrFail(bytes);
    expect(mimetype).toBe("image/svg+xml");
    expect(data.toString()).toBe(drawing);
  });

  it("keeps the non-ASCII letters of its declared encoding", async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing.replace("<path", "<title>ação</title><path")}`;
    const { data } = await prepareOrFail(Buffer.from(text, "latin1"));
    expect(data.toString()).toContain("ação");
  });

  it("cannot read another file through its entities", async () => {
    const declared = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
    expect((await prepareOrFail(Buffer.from(declared + drawing))).data.toString()).toBe(drawing);
    const used = declared + drawing.replace("<path", "<title>&a;</title><path");
    expect(await prepareUpload(Buffer.from(used))).toEqual({ problem: "broken" });
  });

  it("is stored with expanded entities, so that the check for scripts finds their content", async () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${drawing.replace("<path", "&a;<path")}`;
    expect((await prepareOrFail(Buffer.from(text))).data.toString()).toContain(
      "<script>alert(1)</script>",
    );
  });

  it.each([
    ["many references", `<!ENTITY a "x">`, "&a;".repeat(100_000), "broken"],
    ["one long text", `<!ENTITY a "${"x".repeat(500)}">`, "&a;", "script"],
    [
      "nested entities",
      Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "${`&a${i + 1};`.repeat(10)}">`).join(
        "",
      ),
      "&a0;",
      "broken",
    ],
  ])("is rejected if its entities expand too much: %s", async (_case, entities, text, problem) => {
    const svg = `<!DOCTYPE svg [${entities}]>${drawing.replace("<path", `<title>${text}</title><path`)}`;
    expect(await prepareUpload(Buffer.from(svg))).toEqual({ problem });
  });

  it.each([
    ["broken", drawing.replace("</svg>", "</g>")],
    ["broken", drawing.slice(0, -4)],
    ["broken", drawing.replace("<path", "<g>".repeat(20_000))],
    ["dimensions", drawing.replace("viewBox", "viewbox-")],
    ["dimensions", drawing.replace('viewBox="0 0 24 12"', 'width="100%" height="100%"')],
  ])("is rejected as %s", async (problem, text) => {
    expect(await prepareUpload(Buffer.from(text))).toEqual({ problem });
  });
});

it("prepareUpload returns undefined for bytes that are not an image", async () => {
  expect(await prepareUpload(Buffer.from("%PDF-1.7\n%%EOF"))).toBeUndefined();
  expect(await prepareUpload(Buffer.from("<html><body/></html>"))).toBeUndefined();
});
