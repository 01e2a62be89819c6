import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

/**
 * Scrolls to each picture of the guide and waits until the picture is loaded, because the browser loads pictures
 * lazily.
 */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator(".guide img");
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
  }
}

test.describe("the editors' guide with screens in Portuguese", () => {
  test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

  test("is in the menu, and has a table of contents with links to its sections", async ({
    page,
    context,
    instance,
  }) => {
    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    await page.goto("/cms");
    await page.getByRole("button", { name: "Abrir Menu" }).click();
    const entry = page.locator("nav.nav__wrap").getByRole("link", { name: "Ajuda" });
    await entry.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guia do editor");
    await expect(page).toHaveURL(/\/cms\/help$/);
    await expect(entry).toHaveAttribute("aria-current", "page");
    const contents = page.getByRole("navigation", { name: "Neste guia" });
    const sections = await contents.getByRole("link").allTextContents();
    expect(sections[0]).toBe("Primeiro dia");
    await expect(page.locator(".guide h2")).toHaveText(sections);
    await expectPictures(page);
    await contents.getByRole("link", { name: "Traduções" }).click();
    await expect(page).toHaveURL(/#traducoes$/);
    await expect(page.getByRole("heading", { level: 2, name: "Traduções" })).toBeInViewport();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`on a phone, the writers' guide fits and has no accessibility problem (${colorScheme})`, async ({
      page,
      context,
      instance,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme });
      await logInBrowser(context, instance, readTestSetup().accounts.writer);
      await page.goto("/cms/help");
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guia do editor");
      await expectPictures(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const problems = await findAccessibilityProblems(page);
      expect(problems.filter((each) => each.includes("guide"))).toEqual([]);
    });
  }
});

const guides = {
  "pt-BR": "Primeiro dia",
  "en-US": "First day",
} as const;

for (const { locale, heading, shown, linked, link, back } of [
  {
    locale: "en-US",
    heading: "Editors' guide",
    shown: "en-US",
    linked: "pt-BR",
    link: "guide in Portuguese",
    back: "English",
  },
  {
    locale: "es-ES",
    heading: "Guía del editor",
    shown: "pt-BR",
    linked: "en-US",
    link: "léala en inglés",
    back: "léala en portugués",
  },
] as const) {
  test.describe(`the editors' guide with screens in ${locale}`, () => {
    test.use({ locale });

    test(`is in ${shown}, and links to the guide in ${linked}`, async ({
      page,
      context,
      instance,
    }) => {
      await logInBrowser(context, instance, readTestSetup().accounts.editor);
      await page.goto("/cms/help");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator(".guide h2").first()).toHaveText(guides[shown]);
      await page.getByRole("link", { name: link }).click();
      const other = page.locator(`.guide[lang='${linked}'] h2`).first();
      await expect(other).toHaveText(guides[linked]);
      await expect(page.getByRole("link", { name: back })).toBeVisible();
    });
  });
}
