import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Reduces the colours of new baselines to a palette, which more than halves their size. The change of colours is far
 * below the tolerance of the comparison.
 */
const app = join(import.meta.dirname, "../web/app");

for (const path of globSync("*/*/baselines/*.png", { cwd: app })) {
  const picture = readFileSync(join(app, path));
  const { isPalette } = await sharp(picture).metadata();
  if (!isPalette) {
    writeFileSync(
      join(app, path),
      await sharp(picture).png({ palette: true, dither: 0 }).toBuffer(),
    );
  }
}
