import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderMailLogo } from "./render-mail-logo.ts";

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}" fill="#010101"/></svg>`,
  );

describe("renderMailLogo", () => {
  it.each([
    [98, 98, 52, 52],
    [1_000, 100, 172, 28],
    [20, 2_000, 13, 52],
  ])(
    "renders a logo of %d x %d as a small opaque PNG on a light background",
    async (width, height, ...size) => {
      const logo = await renderMailLogo(svg(width, height));
      expect([logo.width, logo.height]).toEqual(size);
      expect(logo.content.length).toBeLessThan(8_192);
      const picture = sharp(logo.content);
      expect(await picture.metadata()).toMatchObject({ format: "png", hasAlpha: false });
      const [red = 0] = await picture.raw().toBuffer();
      expect(red).toBeGreaterThan(240);
    },
  );

  it("rejects a file that is not an image", async () => {
    await expect(renderMailLogo(Buffer.from("no picture"))).rejects.toThrow();
  });
});
