import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { ensureChromium } from "../tests/ensure-chromium.ts";

/**
 * `npm run section-pictures -w stories`: takes a screenshot of each block's first story, from the Storybook at
 * STORYBOOK_URL (http://localhost:6006 by default). Editors choose a section by these images
 * (web/public/section-pictures). `-- faq hero` renders only the folders with these names.
 */
const root = path.join(import.meta.dirname, "..");
const pictures = path.join(root, "web/public/section-pictures");
const { STORYBOOK_URL = "http://localhost:6006" } = process.env;
/**
 * Viewport as wide as the site's widest layout; size of the images in the aspect ratio that the CMS displays. In
 * pixels.
 */
const viewport = { width: 1440, height: 960 };
const pictureSize = { width: 480, height: 320 };

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string }>;
}

function slugOf(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const { entries }: Index = await (await fetch(`${STORYBOOK_URL}/index.json`)).json();
const stories = Object.values(entries).filter(({ type }) => type === "story");
const folders = (await readdir(path.join(root, "web/app/blocks"), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const requestedFolders = process.argv.slice(2);
const unknownFolders = requestedFolders.filter((name) => !folders.includes(name));
if (unknownFolders.length > 0) {
  console.error(`No folder in web/app/blocks: ${unknownFolders.join(", ")}`);
  process.exit(1);
}
const blocks = requestedFolders.length > 0 ? requestedFolders : folders;

await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  executablePath: ensureChromium(),
});
const page = await browser.newPage({ viewport, reducedMotion: "reduce", locale: "pt-BR" });
for (const block of blocks) {
  const story = stories.find(({ importPath }) => importPath.includes(`/blocks/${block}/`));
  if (story) {
    await page.goto(`${STORYBOOK_URL}/iframe.html?id=${story.id}&viewMode=story`);
    await page.locator("section").first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ animations: "disabled" });
    await sharp(picture)
      .resize(pictureSize)
      .webp({ quality: 70 })
      .toFile(path.join(pictures, `${slugOf(block)}.webp`));
  }
}
await browser.close();
