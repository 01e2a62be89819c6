import sharp from "sharp";
import { expect, it } from "vitest";
import { readGuide, readGuidePicture } from "./guide-files.ts";
import { guidePictureSize } from "./guide-links.ts";

it.each(["pt", "en"] as const)(
  "every picture of the guide in %s has the size guidePictureSize",
  async (of) => {
    const names = [...((await readGuide(of)) ?? "").matchAll(/pictures\/([^)]+)\)/g)].map(
      ([, name = ""]) => name,
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const { format, width, height } = await sharp(await readGuidePicture(name)).metadata();
      expect([name, format, { width, height }]).toEqual([name, "webp", guidePictureSize]);
    }
  },
);

it.each(["none.webp", "../editors.md", "../pictures/desk.webp", ".webp", "desk.webp\n", ""])(
  "readGuidePicture returns undefined for the file name %j",
  async (name) => {
    expect(await readGuidePicture(name)).toBeUndefined();
  },
);
