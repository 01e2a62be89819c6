import { findAccessibilityProblems } from "../support/accessibility.ts";
import { readPage } from "../support/page-content.ts";
import { expect, test } from "../support/test.ts";
import { glossaryPaths, languageNames, locales } from "./site-map.ts";

const rpo = {
  "pt-BR": { heading: "O que é RPO?", product: "/backup-em-nuvem" },
  "en-US": { heading: "What is RPO?", product: "/en/cloud-backup" },
  "es-ES": { heading: "¿Qué es el RPO?", product: "/es/copia-de-seguridad-en-la-nube" },
};

for (const locale of locales) {
  const glossary = glossaryPaths[locale];
  const { heading, product } = rpo[locale];

  test.describe(`the glossary without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test("links to a term's page, which links to a product and to the next term", async ({
      page,
    }) => {
      await page.goto(glossary);
      await page.getByRole("main").getByRole("link", { name: "RPO", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${glossary}/rpo$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      const main = page.getByRole("main");
      await expect(main.locator(`a[href="${product}"]`)).toHaveCount(1);
      await expect(main.locator(`a[href="${glossary}"]`)).toHaveCount(1);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(360);
      await main.getByRole("link", { name: "RTO", exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${glossary}(?:/rto|#rto)$`));
    });
  });

  test(`a term's page has alternates and structured data in ${locale}`, async ({ instance }) => {
    const { structuredData, alternates, headings } = await readPage(instance, `${glossary}/rpo`);
    expect(headings[0]).toBe(heading);
    for (const each of locales) {
      expect(alternates[each]).toBe(`${instance.url}${glossaryPaths[each]}/rpo`);
    }
    const find = (type: string) => structuredData.find((object) => object["@type"] === type);
    expect(find("DefinedTerm")).toMatchObject({
      name: "RPO",
      url: `${instance.url}${glossary}/rpo`,
      inDefinedTermSet: { "@type": "DefinedTermSet", url: `${instance.url}${glossary}` },
    });
    expect(find("BreadcrumbList")?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, item: `${instance.url}${glossary}` },
      { position: 3, name: "RPO" },
    ]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds no problem on a term's page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${glossaryPaths["pt-BR"]}/rpo`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test("the language selector on a term's page opens the page of the term in Spanish", async ({
  page,
}) => {
  await page.goto(`${glossaryPaths["pt-BR"]}/rpo`);
  await page.getByRole("button", { name: /idioma/i }).click();
  await page.getByRole("link", { name: languageNames["es-ES"], exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${glossaryPaths["es-ES"]}/rpo$`));
});

test("the definition of a linked term is outside the article's paragraph", async ({ page }) => {
  await page.goto("/blog/estrategia-de-backup-3-2-1");
  const term = page.getByRole("main").getByRole("link", { name: "RPO", exact: true });
  await expect(term).toHaveAttribute("href", `${glossaryPaths["pt-BR"]}/rpo`);
  await expect(term).toHaveAccessibleDescription(
    /^Objetivo de ponto de recuperação: quanto trabalho/,
  );
  const paragraph = term.locator("xpath=ancestor::p");
  expect(await paragraph.evaluate(({ textContent }) => textContent)).toMatch(
    /^RPO é quanto trabalho/,
  );
  await term.hover();
  await expect(
    page.getByText(/^Objetivo de ponto de recuperação: quanto trabalho a empresa aceita perder/),
  ).toBeVisible();
});

test("the search finds the page of a term", async ({ page }) => {
  await page.goto("/busca?q=rpo");
  const results = page.getByRole("main").getByRole("link");
  await expect(results.filter({ hasText: "O que é RPO?" })).toHaveAttribute(
    "href",
    `${glossaryPaths["pt-BR"]}/rpo`,
  );
});
