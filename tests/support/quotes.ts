import { expect, type Page } from "@playwright/test";

/** Saves the initial configuration like a visitor. @returns the path of the quote */
export async function saveQuote(page: Page): Promise<string> {
  // Requests a URL with a parameter, because the server renders such a page at each visit. On a cached page, the first
  // visitor after a publish may get the earlier page with former prices.
  await page.goto("/precos?vcpus=4");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  // Waits for a button that only the hydrated calculator has. Before hydration, the calculator submits a form.
  await expect(page.getByRole("button", { name: "Copiar link" })).toBeVisible();
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  const link = page.locator("[data-saved-quote]");
  await expect(link).toBeVisible();
  return new URL((await link.textContent()) ?? "").pathname;
}
