import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { prepared } from "../../support/prepared.ts";

/** The words of the screens in each language that they are offered in. */
const languages = [
  {
    code: "pt",
    locale: "pt-BR",
    logIn: "Login",
    heading: "Título",
    sections: "Seções",
    publish: /publicar/i,
  },
  {
    code: "en",
    locale: "en-US",
    logIn: "Login",
    heading: "Heading",
    sections: "Sections",
    publish: /publish/i,
  },
  {
    code: "es",
    locale: "es-ES",
    logIn: /iniciar sesi[oó]n/i,
    heading: "Título",
    sections: "Secciones",
    publish: /publicar/i,
  },
] as const;

for (const { code, locale, logIn, heading, sections, publish } of languages) {
  test.describe(`with screens in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 1000 } });

    test(`an editor logs in, changes a heading, publishes and sees it on the site (${code})`, async ({
      page,
      editor,
      instance: { url },
    }) => {
      const slug = uniqueWord("tela-");
      const { id } = await editor.create("pages", pageData(slug, "Antes da mudança"));
      const word = uniqueWord("Depois");
      const { email, password } = prepared().accounts.screens;

      await page.goto("/cms");
      await expect(page).toHaveURL(/\/cms\/login/);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await page.locator("input[name=email]").fill(email);
      await page.locator("input[name=password]").fill(password);
      await page.getByRole("button", { name: logIn }).click();
      await expect(page).toHaveURL(/\/cms\/?$/);

      await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
      await expect(page.getByRole("heading", { name: sections }).first()).toBeVisible();
      const field = page.locator("input[name='blocks.0.heading']");
      await page.locator("#blocks-row-0 .collapsible__toggle").first().click();
      await expect(page.locator("label[for='field-blocks__0__heading']")).toContainText(heading);
      await field.fill(word);
      await page.getByRole("button", { name: publish }).first().click();
      await expect
        .poll(async () => (await fetch(`${url}/${slug}`)).text(), { timeout: 10_000 })
        .toContain(word);
      await page.goto(`/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
    });
  });
}

test("screens that need an account lead to the login", async ({ page }) => {
  for (const path of [
    "/cms",
    "/cms/collections/pages",
    "/cms/globals/navigation",
    "/cms/account",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/cms\/login/);
    await expect(page.locator("input[name=password]")).toBeVisible();
  }
});

test("nobody can make the first account from the screens", async ({ page }) => {
  await page.goto("/cms/create-first-user");
  await expect(page.locator("input")).toHaveCount(0);
});

test.describe("a login that fails", () => {
  test.use({ provokedFailures: /\/api\/staff\/login$/ });

  test("is refused in words, and leaves one at the login", async ({ page }) => {
    await page.goto("/cms/login");
    await page.locator("input[name=email]").fill("ninguem@example.com");
    await page.locator("input[name=password]").fill("senha-errada");
    await page.locator("button[type=submit]").click();
    await expect(page.getByText("O email ou senha fornecido está incorreto.")).toBeVisible();
    await expect(page).toHaveURL(/\/cms\/login/);
  });
});
