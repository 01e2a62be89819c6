import { waitForPageScript } from "../support/page-ready.ts";
import { expect, test } from "../support/test.ts";
import { homePaths, locales } from "./site-map.ts";

/** Maximum height of the home page on a phone: sixteen screens of 760 px. */
const maxHeight = 16 * 760;

for (const locale of locales) {
  test(`the home page in ${locale} is at most ${maxHeight} px high on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(homePaths[locale]);
    await waitForPageScript(page);
    // The calculator becomes taller when its script renders it.
    await page.locator("[data-calculator]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-calculator] [data-slider]").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      maxHeight,
    );
  });
}

test("on a phone, the keyboard scrolls the customers' quotes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto("/");
  const quotes = page.getByRole("group", { name: "O que dizem os nossos clientes" });
  const last = quotes.locator("figure").last();
  await quotes.evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  await quotes.focus();
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
  }).toPass();
});
