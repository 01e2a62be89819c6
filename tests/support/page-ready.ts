import type { Page } from "@playwright/test";

/**
 * Waits for the page's script, which on a first visit loads with the fonts after the first paint
 * (web/app/chrome/first-paint/).
 */
export async function waitForPageScript(page: Page): Promise<void> {
  await page.locator("html:not([data-fonts])").waitFor();
}

export async function waitForFonts(page: Page): Promise<void> {
  await waitForPageScript(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
