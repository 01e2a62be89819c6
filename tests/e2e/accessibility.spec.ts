import type { BrowserContext, Page } from "@playwright/test";
import { findAccessibilityProblems } from "../support/accessibility.ts";
import { recordBrowserErrors } from "../support/browser-guard.ts";
import { exhaustiveTag, matrixTestOptions } from "../support/exhaustive.ts";
import { isArticlePath, readSitemapDocuments } from "../support/sitemap.ts";
import { test as base, expect } from "../support/test.ts";
import { readTestSetup } from "../support/test-setup.ts";
import {
  homePaths,
  isTemplateRepresentative,
  type Locale,
  locales,
  siteRoutes,
  templatePaths,
} from "./site-map.ts";

/**
 * Shares one page between all tests of a worker, because a new context for each test would take longer than the axe
 * check.
 */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use) => {
      const { url } = readTestSetup().reading;
      const context: BrowserContext = await browser.newContext({ baseURL: url });
      const { offences } = recordBrowserErrors(context, { origin: url });
      await use(await context.newPage());
      await context.close();
      expect(offences).toEqual([]);
    },
    { scope: "worker" },
  ],
});

const schemes = ["light", "dark"] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Checks the dark colour scheme in Portuguese only, because the colours are the same in every language. */
async function expectNoProblems(page: Page, path: string, locale: Locale): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page, path);
  expect.soft(await findAccessibilityProblems(page), path).toEqual([]);
  if (locale !== "pt-BR") {
    return;
  }
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect.soft(await findAccessibilityProblems(page, "colours"), `${path} in the dark`).toEqual([]);
}

for (const locale of locales) {
  const isMain = locale === "pt-BR";
  for (const { name, paths } of siteRoutes) {
    const details = matrixTestOptions({
      isRepresentative: isMain && isTemplateRepresentative(name),
    });
    test(`axe finds no problem on ${paths[locale]} (${name})`, details, async ({ reader }) => {
      await expectNoProblems(reader, paths[locale], locale);
    });
  }

  const details = matrixTestOptions({ isRepresentative: isMain });
  test(`axe finds no problem on the status page in ${locale}`, details, async ({ reader }) => {
    const prefix = homePaths[locale] === "/" ? "" : homePaths[locale];
    await expectNoProblems(reader, `${prefix}/status`, locale);
  });

  for (const index of Array.from({ length: 10 }, (_, number) => number)) {
    const articleDetails = matrixTestOptions({ isRepresentative: isMain && index === 0 });
    test(
      `axe finds no problem on article ${index + 1} in ${locale}`,
      articleDetails,
      async ({ reader, instance: { url } }) => {
        const documents = await readSitemapDocuments(url);
        const articles = documents
          .flatMap(({ paths }) => paths[locale] ?? [])
          .filter(isArticlePath)
          .sort();
        await expectNoProblems(reader, articles[index] ?? "", locale);
      },
    );
  }

  test(`axe finds no problem on the 404 pages in ${locale}`, details, async ({ reader }) => {
    const prefix = homePaths[locale] === "/" ? "" : homePaths[locale];
    await expectNoProblems(reader, `${prefix}/no-such-page`, locale);
    await expectNoProblems(reader, `${prefix}/blog/no-such-article`, locale);
  });
}

for (const colorScheme of schemes) {
  test(`axe finds no problem with menu, language list, answers and cookie banner open, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/precos");
    await expect(page.getByRole("region", { name: /cookies/i })).toBeVisible();
    for (const question of await page.locator("main summary").all()) {
      await question.click();
    }
    for (const name of [/^menu$/i, /idioma/i]) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator("[popover]:popover-open")).toBeVisible();
      expect.soft(await findAccessibilityProblems(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}

/** Returns every path of the site, for checks that are quick per page. */
async function allPaths(url: string, locale: Locale): Promise<string[]> {
  const prefix = homePaths[locale] === "/" ? "" : homePaths[locale];
  const published = (await readSitemapDocuments(url)).flatMap(({ paths }) => paths[locale] ?? []);
  return [...published, `${prefix}/no-such-page`, `${prefix}/blog/no-such-article`];
}

async function expectFitsPhone(page: Page, paths: string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await open(page, path);
    const found = await page.evaluate(() => {
      const isInline = (element: Element) => getComputedStyle(element).display === "inline";
      const small = [...document.querySelectorAll("a, button, summary, input, select, textarea")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Skips links within a sentence: WCAG 2.5.8 exempts them (exception "Inline"), because their height is the
        // height of the line.
        .filter((element) => !(isInline(element) && element.closest("p, li, td, dd, blockquote")))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < 24;
        })
        .map((element) => element.outerHTML.slice(0, 120));
      const { scrollWidth = 0 } = document.scrollingElement ?? {};
      return { overflow: scrollWidth - window.innerWidth, small };
    });
    expect.soft(found, path).toEqual({ overflow: 0, small: [] });
  }
}

for (const locale of locales) {
  const fitsPhone = `no page of ${locale} scrolls sideways at 360 px, and every target is 24 px or more`;

  test(`${fitsPhone} (templates)`, async ({ page }) => {
    await expectFitsPhone(page, templatePaths(locale));
  });

  test(fitsPhone, exhaustiveTag, async ({ page, instance: { url } }) => {
    await expectFitsPhone(page, await allPaths(url, locale));
  });
}

test("the home page fits into 320 px with text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of locales) {
    await open(page, homePaths[locale]);
    // Simulates the browser's text size setting: lengths in rem and em follow.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { font-size: 200% !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    const overflow = await page.evaluate(
      () => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth,
    );
    expect.soft(overflow, homePaths[locale]).toBeLessThanOrEqual(0);
    const heading = page.getByRole("heading", { level: 1 });
    const fontSize = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    expect.soft(Number.parseFloat(fontSize)).toBeGreaterThan(40);
  }
});

for (const locale of locales) {
  test(`in ${locale}, the first Tab focuses the skip link, which moves the focus past the navigation`, async ({
    page,
  }) => {
    await page.goto(homePaths[locale]);
    await page.keyboard.press("Tab");
    const skipLink = page.locator(":focus");
    await expect(skipLink).toHaveAttribute("href", "#page_content");
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const next = page.locator(":focus");
    expect(await next.evaluate((element) => element.closest("main") !== null)).toBe(true);
  });
}

test("at 1440 px every link of the header gets a visible focus by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const stops: string[] = [];
  for (let step = 0; step < 11; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const { outline, name } = await focused.evaluate((element) => ({
      outline: Number.parseFloat(getComputedStyle(element).outlineWidth),
      name: element.getAttribute("href") ?? element.getAttribute("aria-label") ?? "",
    }));
    expect(outline, name).toBeGreaterThanOrEqual(2);
    await expect(focused).toBeInViewport({ ratio: 1 });
    stops.push(name);
  }
  expect(stops).toEqual([
    "#page_content",
    "/",
    ...["/sobre", "/nuvem-privada", "/cloud-center", "/datacenter-virtual", "/cloud-server"],
    "/busca",
    "/precos",
    "/client-area",
    "Tema escuro",
  ]);
});

test("at 360 px the menu works by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /^menu$/i });
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab");
  }
  await expect(toggle).toBeFocused();
  const tooltip = page.locator("[data-tooltip]");
  await expect(tooltip).toHaveText(/^menu$/i);
  await page.keyboard.press("Enter");
  await expect(tooltip).toBeHidden();
  const menu = page.getByRole("navigation", { name: /navegação principal/i });
  await expect(menu).toBeVisible();
  // Hovers the button after another icon, whose open tooltip makes the next one open at once. No tooltip may appear,
  // because it would change the focus order.
  await page.getByRole("button", { name: /tema escuro/i }).hover();
  await expect(tooltip).toHaveText(/tema escuro/i);
  await toggle.hover();
  await expect(tooltip).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "/sobre");
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(menu).toBeHidden();
});

test("the language selector and the cookie banner work by keyboard", async ({ page }) => {
  await page.goto("/sobre");
  const language = page.getByRole("button", { name: /idioma/i });
  await language.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/about");
  const banner = page.getByRole("region", { name: /cookies/i });
  await banner.getByRole("button").last().focus();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
});

test("with reduced motion, no animation runs and links to anchors do not scroll smoothly", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const moving = await page.evaluate(() => ({
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
    animations: document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSAnimation).animationName),
  }));
  expect(moving).toEqual({ scroll: "auto", animations: [] });
});
