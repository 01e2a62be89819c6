import type { Page } from "@playwright/test";
import { exhaustiveTag, matrixTestOptions } from "../support/exhaustive.ts";
import { readSitemapDocuments } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import {
  headerLinks,
  homePaths,
  locales,
  siteRoutes,
  specifiedArticlePaths,
  templatePaths,
} from "./site-map.ts";

test.use({ javaScriptEnabled: false });

const menuName = /^menu$|^menú$/i;
const navigationName = /navegação principal|main navigation|navegación principal/i;

test("a page loads its fonts without scripts", async ({ page }) => {
  const fonts = ["inter", "bricolage-grotesque"].map((name) =>
    page.waitForResponse(`**/assets/${name}-everyday-*.woff2`),
  );
  await page.goto("/");
  for (const font of fonts) {
    expect((await font).ok()).toBe(true);
  }
});

async function expectReadable(page: Page, addresses: string[]): Promise<void> {
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect((await page.getByRole("main").innerText()).length, path).toBeGreaterThan(300);
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
  }
}

for (const locale of locales) {
  test(`a page of each template is readable in ${locale}`, async ({ page }) => {
    await expectReadable(page, templatePaths(locale));
  });

  test(
    `every page of ${locale} is readable`,
    exhaustiveTag,
    async ({ page, instance: { url } }) => {
      const documents = await readSitemapDocuments(url);
      await expectReadable(
        page,
        documents.map(({ paths }) => paths[locale] ?? ""),
      );
    },
  );

  const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
  test(
    `at 360 px the menu opens, contains links and closes, in ${locale}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const [index, path] of headerLinks[locale].entries()) {
        await page.goto(homePaths[locale]);
        const menu = page.getByRole("navigation", { name: navigationName });
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: menuName }).click();
        await expect(menu).toBeVisible();
        if (index === 0) {
          await page.keyboard.press("Escape");
          await expect(menu).toBeHidden();
          await page.getByRole("button", { name: menuName }).click();
        }
        await menu.getByRole("link").nth(index).click();
        await expect(page).toHaveURL(path);
        await expect(menu).toBeHidden();
      }
    },
  );
}

test("the language selector opens a list of links to the page's translations", async ({ page }) => {
  const route = siteRoutes.find(({ name }) => name === "private-cloud");
  await page.goto(route?.paths["pt-BR"] ?? "");
  await page.getByRole("button", { name: /idioma/i }).click();
  await page.getByRole("link", { name: "Español", exact: true }).click();
  await expect(page).toHaveURL(route?.paths["es-ES"] ?? "");
});

test("answers open when their question is clicked", async ({ page }) => {
  await page.goto("/precos");
  const [question] = await page.getByRole("main").locator("details").all();
  if (!question) {
    throw new Error("the page asks no questions");
  }
  const answer = question.locator(":scope > :not(summary)").first();
  await expect(answer).toBeHidden();
  await question.locator("summary").click();
  await expect(answer).toBeVisible();
  await question.locator("summary").click();
  await expect(answer).toBeHidden();
});

for (const { name, paths } of siteRoutes.filter(({ hasQuestions }) => hasQuestions)) {
  const details = matrixTestOptions({ isRepresentative: name === "pricing" });
  test(`every question of the ${name} page has an answer`, details, async ({ page }) => {
    for (const locale of locales) {
      await page.goto(paths[locale]);
      for (const question of await page.getByRole("main").locator("details").all()) {
        await question.locator("summary").click();
        const answer = question.locator(":scope > :not(summary)").first();
        await expect(answer, paths[locale]).toBeVisible();
        await expect(answer, paths[locale]).toHaveText(/.{20}/);
      }
    }
  });
}

test("the home page links to an article, which links back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await page.locator(`main a[href='${specifiedArticlePaths[0]}']`).first().click();
  await expect(page).toHaveURL(specifiedArticlePaths[0]);
  await page.getByRole("main").getByRole("link", { name: /blog/i }).first().click();
  await expect(page).toHaveURL("/blog");
});

test("the services cards of the home page link to the four services", async ({ page }) => {
  for (const path of ["/nuvem-privada", "/cloud-center", "/datacenter-virtual", "/cloud-server"]) {
    await page.goto("/");
    await page.locator(`#services a[href='${path}']`).first().click();
    await expect(page).toHaveURL(path);
  }
});

test("the back-to-top link appears after 300 px, and scrolls to the top", async ({ page }) => {
  await page.goto("/cloud-server");
  const button = page.getByRole("link", { name: /voltar ao topo/i });
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(button).not.toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("controls that need scripts are hidden", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /tema escuro/i })).toBeHidden();
  await expect(page.getByRole("region", { name: /cookies/i })).toBeHidden();
});
