import type { Page } from "@playwright/test";

/**
 * Waits for the page's script, which on a first visit loads with the fonts after the first paint
 * (web/app/chrome/first-paint/).
 */
export async function untilScriptLoaded(page: Page): Promise<void> {
  await page.locator("html:not([data-fonts])").waitFor();
}

export async function untilFontsLoaded(page: Page): Promise<void> {
  await untilScriptLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
