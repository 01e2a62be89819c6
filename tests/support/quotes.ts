import { expect, type Page } from "@playwright/test";

/** Keeps the starting configuration, as a visitor does. @returns the path of the quote */
export async function keepQuote(page: Page): Promise<string> {
  // With a choice in its address the page is drawn for this visit. Without, the first visitor after a
  // publish may be shown the earlier page, with its prices.
  await page.goto("/precos?vcpus=4");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  // Only the interactive calculator copies; before it, this button sends a form.
  await expect(page.getByRole("button", { name: "Copiar link" })).toBeVisible();
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  const link = page.locator("[data-saved-quote]");
  await expect(link).toBeVisible();
  return new URL((await link.textContent()) ?? "").pathname;
}
