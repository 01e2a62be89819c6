import type { Page } from "@playwright/test";

/** A visit's first page asks for it, and its fonts, once it is painted (web/app/chrome/first-paint/). */
export async function untilScriptCame(page: Page): Promise<void> {
  await page.locator("html:not([data-fonts])").waitFor();
}

export async function untilFontsCame(page: Page): Promise<void> {
  await untilScriptCame(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What is far below the screen is laid out last (web/app/chrome/below-later.ts). */
export async function untilLaidOut(page: Page): Promise<void> {
  await untilFontsCame(page);
  await page.locator("html:not([data-below])").waitFor();
}
