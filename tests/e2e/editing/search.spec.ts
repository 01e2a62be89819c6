import { accessibilityProblems } from "../../support/accessibility.ts";
import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";

const searchPages = { "pt-BR": "/busca", "en-US": "/en/search", "es-ES": "/es/buscar" } as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, path] of Object.entries(searchPages)) {
    test(`the search of ${locale} is a form and a page that no search engine lists`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByRole("searchbox").fill("backup");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(`${path}?q=backup`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect(await accessibilityProblems(page)).toEqual([]);
      await page
        .getByRole("main")
        .getByRole("heading", { level: 2 })
        .getByRole("link")
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("what is published is found within a second, by keys alone, over any page", async ({
  page,
  editor,
}) => {
  const word = uniqueWord("achado");
  const { id } = await editor.create("pages", pageData(word, word));
  await page.goto("/sobre");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type(word);
  await expect(page.getByRole("option")).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type(word);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${word}$`));
  await editor.remove("pages", id);
});

test("a slash that is typed into a field stays there", async ({ page }) => {
  await page.goto("/busca");
  await page.getByRole("searchbox").fill("a");
  await page.getByRole("searchbox").press("/");
  await expect(page.getByRole("searchbox")).toHaveValue("a/");
  await expect(page.getByRole("combobox")).toHaveCount(0);
});
