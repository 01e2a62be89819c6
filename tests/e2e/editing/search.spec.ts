import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";

const searches = [
  { locale: "pt-BR", path: "/busca", word: "servidor" },
  { locale: "en-US", path: "/en/search", word: "server" },
  { locale: "es-ES", path: "/es/buscar", word: "servidor" },
];

test.describe("the search without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, word } of searches) {
    test(`is a form in ${locale}, and its results page is noindex`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("searchbox").fill(word);
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(`${path}?q=${word}`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
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

test("the search opens by keyboard and finds a page that was just published", async ({
  page,
  editor,
}) => {
  const word = uniqueWord("achado");
  const { id } = await editor.create("pages", pageData(word, word));
  await page.goto("/sobre");
  const field = page.getByRole("combobox");
  // Repeats the key press, because a key press before the page's script runs is lost.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await field.fill(word);
  await expect(page.getByRole("option")).toHaveCount(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Repeats Escape, because the first press only clears the field, as in every search field.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden({ timeout: 2_000 });
  }).toPass();

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await field.fill(word);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveAttribute("aria-selected", "true");
  const newTab = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await newTab).toHaveURL(new RegExp(`/${word}$`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${word}$`));
  await editor.remove("pages", id);
});

test("typing a slash into a field does not open the search", async ({ page }) => {
  await page.goto("/busca");
  await page.getByRole("searchbox").fill("a");
  await page.getByRole("searchbox").press("/");
  await expect(page.getByRole("searchbox")).toHaveValue("a/");
  await expect(page.getByRole("combobox")).toHaveCount(0);
});
