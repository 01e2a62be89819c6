import { matrixTestOptions } from "../support/exhaustive.ts";
import { expect, test } from "../support/test.ts";

/** Area between the margins of an A4 page, in CSS pixels. */
const paper = { width: 688, height: 990 };

test.use({ viewport: paper, colorScheme: "dark" });

test.describe("a printed page", () => {
  test("has dark text although the colour scheme is dark", async ({ page }) => {
    await page.goto("/cloud-server");
    const luminance = () =>
      page
        .getByRole("heading", { level: 1 })
        .evaluate((heading) =>
          Number(/oklch\(([\d.]+)/.exec(getComputedStyle(heading).color)?.[1]),
        );
    expect(await luminance()).toBeGreaterThan(0.8);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await luminance()).toBeLessThan(0.4);
    await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "dark"));
    expect(await luminance()).toBeLessThan(0.4);
  });

  test("has no backgrounds", async ({ page }) => {
    await page.goto("/precos");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const backgrounds = await page
      .locator("body, body *")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    expect(new Set(backgrounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
  });

  test("contains the answers of questions, but no controls", async ({ page }) => {
    await page.goto("/precos");
    const answer = page.locator("details:not([open])").first().locator("p").first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(answer).toBeVisible();
    await expect(page.locator('button:not([data-tip="term"]):visible')).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeHidden();
  });

  for (const path of [
    "/precos",
    "/comparar-servicos-de-nuvem",
    "/politica-de-cookies",
    "/glossario",
    "/glossario/sla",
    "/status",
  ]) {
    const details = matrixTestOptions({ isRepresentative: path === "/precos" });
    test(`is not cut off at the edge of the paper: ${path}`, details, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.emulateMedia({ media: "print" });
      const overflowing = await page.getByRole("main").evaluate((main, width) => {
        const cut = [...main.querySelectorAll("h1, h2, h3, p, li, td, th, dt, dd")].filter(
          (element) => {
            const { right, width: own } = element.getBoundingClientRect();
            return own > 1 && right > width + 1;
          },
        );
        return cut.map(({ textContent }) => textContent);
      }, paper.width);
      expect(overflowing).toEqual([]);
    });
  }
});
