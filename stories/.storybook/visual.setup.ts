import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import type { StoryContext } from "./story-context.ts";

const widths = [360, 1440];
const schemes = ["light", "dark"];

/**
 * Sets the window to this width, and to the content's height, so that a low story gives a small
 * screenshot.
 */
async function fitWindow(width: number, minHeight: number): Promise<void> {
  await page.viewport(width, minHeight);
  await page.viewport(width, Math.max(minHeight, document.documentElement.scrollHeight));
}

/** Replaces the monospace font of code, which differs between machines. */
function useSiteFontForCode(): void {
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
  useSiteFontForCode();
  await document.fonts.ready;
  for (const width of widths) {
    await fitWindow(width, story.parameters.pictureHeight ?? 40);
    for (const scheme of schemes) {
      dataset.theme = scheme;
      await expect(document.body).toMatchScreenshot(`${story.id}-${width}-${scheme}`);
    }
  }
});
