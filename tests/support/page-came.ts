import type { Page } from "@playwright/test";

/**
 * Waits for the page's script, which a first visit loads with the fonts after the first paint
 * (web/app/chrome/first-paint/).
 */
export async function untilScriptCame(page: Page): Promise<void> {
  await page.locator("html:not([data-fonts])").waitFor();
}

export async function untilFontsCame(page: Page): Promise<void> {
  await untilScriptCame(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Waits for the layout of parts far below the screen, which happens last
 * (web/app/chrome/below-later.ts).
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await untilFontsCame(page);
  await page.locator("html:not([data-below])").waitFor();
}
