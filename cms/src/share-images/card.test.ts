import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "../seed/content-files.ts";
import { fitTitle, renderShareImage } from "./card.ts";

async function seededTitles(): Promise<string[]> {
  const kinds = ["pages", "posts", "legal", "categories", "tags", "authors"];
  const files = await Promise.all(kinds.map((kind) => readContentFiles(kind)));
  return files.flat().flatMap(({ data }) => {
    const { title } = data;
    return typeof title === "object" && title !== null ? Object.values(title).map(String) : [];
  });
}

const texts = { section: "Blog · Custos", brand: "Araucária Cloud" };

/** Returns the number of colours in a part of an image. The number is 1 if the part shows only the background. */
async function countColors(
  image: Buffer,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const pixels = await sharp(image).extract(area).raw().toBuffer({ resolveWithObject: true });
  const { channels } = pixels.info;
  const colors = new Set<string>();
  for (let at = 0; at < pixels.data.length; at += channels) {
    colors.add(pixels.data.subarray(at, at + channels).toString("hex"));
  }
  return colors.size;
}

/**
 * Expects no text over the logo above the title, or over the illustration of server racks to the right of the title.
 */
async function expectToFit(title: string): Promise<void> {
  const image = await renderShareImage({ ...texts, title });
  expect(await countColors(image, { left: 0, top: 0, width: 940, height: 150 }), title).toBe(1);
  expect(await countColors(image, { left: 938, top: 0, width: 6, height: 630 }), title).toBe(1);
}

describe("the title on a share image", () => {
  it("fits between logo and brand name, for the longest seeded title of each font size", async () => {
    const longest = new Map<number, string>();
    const titles = await seededTitles();
    expect(titles.length).toBeGreaterThan(60);
    for (const title of titles) {
      const { text, size } = fitTitle(title);
      expect(text).toBe(title);
      if (title.length > (longest.get(size)?.length ?? 0)) {
        longest.set(size, title);
      }
    }
    expect(longest.size).toBeGreaterThan(2);
    for (const title of longest.values()) {
      await expectToFit(title);
    }
  });

  it.each([
    ["one long word", "desoxirribonucleico".repeat(20)],
    ["wide letters", "WWWWWWWWWMMMMMMMMMM ".repeat(20)],
    ["many words", "a palavra e outra ".repeat(60)],
    ["no words", ""],
  ])("stays within its space if it has %s", async (_, title) => {
    await expectToFit(title);
  });

  it("ends with an ellipsis if it is shortened", () => {
    expect(fitTitle("a palavra e outra ".repeat(60)).text).toMatch(/[^ ]…$/);
  });

  it("omits characters that the font lacks", () => {
    expect(fitTitle("云服务器 Łódź 😀 сервер: 99,9\u00a0%").text).toBe("Łódź  : 99,9\u00a0%");
  });
});

describe("a share image", () => {
  const card = { title: "Łódź & <b>ção</b>", ...texts };

  it("is a PNG under 60 KB, in the size that social networks show uncropped", async () => {
    const image = await renderShareImage(card);
    expect(await sharp(image).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    expect(image.byteLength).toBeLessThan(60_000);
  });

  it("is rendered without the logo if the logo cannot be read", async () => {
    const broken = await renderShareImage({ ...card, mark: new TextEncoder().encode("<svg") });
    expect(broken.equals(await renderShareImage(card))).toBe(true);
  });
});
