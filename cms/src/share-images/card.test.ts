import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "../seed/content-files.ts";
import { lineHeight, renderCard, setTitle, titleRoom, titleWidth } from "./card.ts";
import { widthOf } from "./typeset.ts";

async function seededTitles(): Promise<string[]> {
  const kinds = ["pages", "posts", "legal", "categories", "tags", "authors"];
  const files = await Promise.all(kinds.map((kind) => readContentFiles(kind)));
  return files.flat().flatMap(({ data }) => {
    const { title } = data;
    return typeof title === "object" && title !== null ? Object.values(title).map(String) : [];
  });
}

function expectToFit(title: string): void {
  const { lines, style } = setTitle(title);
  for (const line of lines) {
    expect(widthOf(line, style), `${title}: ${line}`).toBeLessThanOrEqual(titleWidth);
  }
  const tall = lines.length * style.size * lineHeight;
  expect(tall, title).toBeLessThanOrEqual(titleRoom.bottom - titleRoom.top);
}

describe("a title", () => {
  it("of every seeded document fits between logo and brand name", async () => {
    const titles = await seededTitles();
    expect(titles.length).toBeGreaterThan(60);
    for (const title of titles) {
      expectToFit(title);
      expect(setTitle(title).lines.join(" ")).toBe(title);
    }
  });

  it.each([
    ["of one word that no line has room for", "desoxirribonucleico".repeat(20)],
    ["of more words than there is room for", "a palavra e outra ".repeat(60)],
    ["in letters that the font does not have", "云服务器 😀 сервер"],
    ["of nothing", ""],
  ])("%s stays within the space for titles", (_, title) => {
    expectToFit(title);
  });

  it("ends with an ellipsis when it is cut", () => {
    expect(setTitle("a palavra e outra ".repeat(60)).lines.at(-1)).toMatch(/…$/);
  });

  it("has lines of similar width, and keeps a number with its unit", () => {
    const { lines, style } = setTitle("Tier 3 e SLA: o que 99,9\u00a0% significa para a empresa");
    const widths = lines.map((line) => widthOf(line, style));
    expect(lines.some((line) => line.includes("99,9\u00a0%"))).toBe(true);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });
});

describe("a share image", () => {
  const card = { title: "Łódź & <b>ção</b>", section: "Blog · Custos", brand: "Araucária Cloud" };

  it("is a PNG in the size that social networks show uncropped, smaller than 60 KB", async () => {
    const image = await renderCard(card);
    expect(await sharp(image).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    expect(image.byteLength).toBeLessThan(60_000);
  });

  it("is rendered without a logo that cannot be read", async () => {
    const broken = await renderCard({ ...card, mark: new TextEncoder().encode("<svg") });
    expect(broken.equals(await renderCard(card))).toBe(true);
  });
});
