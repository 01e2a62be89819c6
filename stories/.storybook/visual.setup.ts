import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import type { StoryContext } from "./story-context.ts";

const widths = [360, 1440];
const schemes = ["light", "dark"];

/** As wide as asked, as high as what is drawn: a story of little height makes a small picture. */
async function fitWindow(width: number, leastHeight: number): Promise<void> {
  await page.viewport(width, leastHeight);
  await page.viewport(width, Math.max(leastHeight, document.documentElement.scrollHeight));
}

/** Code is in the machine's own fixed-width font: each has another. */
function drawCodeInOurFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("code, pre { font-family: inherit !important }");
  document.adoptedStyleSheets = [sheet];
}

afterEach(async ({ story }: StoryContext) => {
  if (!story) {
    return;
  }
  const { dataset } = document.documentElement;
  dataset.motion = "reduced";
  drawCodeInOurFont();
  await document.fonts.ready;
  for (const width of widths) {
    await fitWindow(width, story.parameters.pictureHeight ?? 40);
    for (const scheme of schemes) {
      dataset.theme = scheme;
      await expect(document.body).toMatchScreenshot(`${story.id}-${width}-${scheme}`);
    }
  }
});
