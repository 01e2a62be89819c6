import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/accounts.ts";
import { matrixTestOptions } from "../support/exhaustive.ts";
import { waitForFonts } from "../support/page-ready.ts";
import {
  calculatorScriptBound,
  measurePageWeight,
  pageWeightBounds,
} from "../support/page-weight.ts";
import { expect, test } from "../support/test.ts";

/** Tests how many bytes a phone loads on its first visit, and that the page is complete and usable. */

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const { name, path, kilobytes } of pageWeightBounds) {
  test(`${name} weighs at most ${kilobytes} KB`, async ({ page }) => {
    const weight = await measurePageWeight(page, path);
    expect(weight.html, "the page itself was weighed").toBeGreaterThan(2 * 1024);
    expect(weight.fonts, "its fonts were weighed").toBeGreaterThan(20 * 1024);
    expect(weight.total / 1024, JSON.stringify(weight)).toBeLessThanOrEqual(kilobytes);
  });
}

test(`the calculator's page loads at most ${calculatorScriptBound.kilobytes} KB of scripts`, async ({
  page,
}) => {
  const { path, kilobytes } = calculatorScriptBound;
  const weight = await measurePageWeight(page, path);
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  expect(weight.js / 1024, JSON.stringify(weight)).toBeGreaterThan(50);
  expect(weight.js / 1024, JSON.stringify(weight)).toBeLessThanOrEqual(kilobytes);
});

/** Blocks requests to these URLs until the returned function is called. */
async function blockRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function loadWholeStyles(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const sheet = document.querySelector<HTMLLinkElement>("link[rel='stylesheet']");
        if (!sheet?.disabled) {
          throw new Error("the page came with all styles");
        }
        sheet.onload = resolve;
        sheet.onerror = reject;
        sheet.disabled = false;
      }),
  );
}

/** Returns the position and styles of every element and of its pseudo-elements. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = ["display", "position", "visibility", "opacity", "color", "background", "border"];
    const text = ["font", "letter-spacing", "text-decoration", "text-transform", "content"];
    const rest = ["inset", "transform", "translate", "animation", "outline", "box-shadow", "fill"];
    const properties = [...seen, ...text, ...rest];
    return [...document.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property)).join("; ");
      });
      const name = `${element.tagName}.${element.getAttribute("class")}`;
      return [name, x, y, width, height, ...styles].join(" | ");
    });
  });
}

for (const path of ["/", "/precos", "/blog", pageWeightBounds[1].path, "/no-such-page"]) {
  const details = matrixTestOptions({ isRepresentative: ["/", "/precos"].includes(path) });
  test(`the HTML of ${path} contains all styles that the page uses`, details, async ({ page }) => {
    // Blocks scripts, so that the comparison is about the page that the server rendered. Tests below check elements
    // that scripts render.
    await page.route("**/*.js", (route) =>
      route.fulfill({ body: "", contentType: "text/javascript" }),
    );
    for (const { width, ...media } of [
      { width: 360, media: "screen", colorScheme: "dark" },
      { width: 1440, media: "screen", colorScheme: "light" },
      { width: 900, media: "print", colorScheme: "light" },
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ ...media, reducedMotion: "reduce" });
      await page.goto(path);
      await waitForFonts(page);
      const withInlineStyles = await appearance(page);
      await loadWholeStyles(page);
      await page.evaluate(() => document.fonts.ready);
      const withAllStyles = await appearance(page);
      expect(withInlineStyles.length).toBeGreaterThan(50);
      expect.soft(withAllStyles, `${width} px, ${media.media}`).toEqual(withInlineStyles);
    }
  });
}

/** Selector, by path, of an element that exists only after the script of an interactive part has rendered. */
const islands = {
  "/precos": "[data-slider='vcpus']",
  "/contato": "[role=region] > ol",
};

for (const [path, rendered] of Object.entries(islands)) {
  test(`${path} becomes interactive only after all its styles are loaded`, async ({ page }) => {
    const release = await blockRequests(page, "**/assets/style-*.css");
    const requested = page.waitForRequest("**/assets/style-*.css");
    await page.goto(path);
    await requested;
    // Waits 500 ms, in which the script would render if it did not wait for the styles.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(page.locator(rendered)).not.toBeAttached();
    release();
    await expect(page.locator(rendered)).toBeAttached();
  });
}

/** Returns the times of the first paint, of the complete page, and of each font's request. */
async function fontTimes(page: Page) {
  await waitForFonts(page);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const fonts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /woff2$/.test(name));
    return {
      painted: paint ?? Number.NaN,
      whole: navigation?.domContentLoadedEventStart ?? Number.NaN,
      asked: fonts.map(({ startTime }) => startTime),
      families: [...document.fonts]
        .filter(({ status, family }) => status === "loaded" && /Variable/.test(family))
        .map(({ family }) => family.replaceAll('"', ""))
        .sort(),
    };
  });
}

test("fonts load after the first paint of the first page, and without delay on the next page", async ({
  page,
}) => {
  const families = ["Bricolage Grotesque Variable", "Inter Variable"];
  await page.goto("/");
  const first = await fontTimes(page);
  expect(first.families).toEqual(families);
  expect(Math.min(...first.asked)).toBeGreaterThan(first.painted);
  await page.goto("/sobre", { referer: page.url() });
  const next = await fontTimes(page);
  expect(next.families).toEqual(families);
  expect(Math.max(...next.asked)).toBeLessThan(next.whole);
  await page.reload();
  const reloaded = await fontTimes(page);
  expect(Math.max(...reloaded.asked)).toBeLessThan(reloaded.whole);
});

test("fonts also load in browsers that do not report paint times", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto("/");
  expect((await fontTimes(page)).families).toHaveLength(2);
});

/**
 * Pages and widths at which web fonts would change the line breaks of a heading, a row of links or a text with a price.
 */
const firstScreens = [
  { path: "/", width: 1280 },
  { path: "/en", width: 412 },
  { path: "/es/telefonia-ip", width: 412 },
  { path: "/datacenter-virtual", width: 1440 },
  { path: "/en/pricing", width: 1440 },
];

for (const { path, width } of firstScreens) {
  const details = matrixTestOptions({ isRepresentative: ["/", "/en"].includes(path) });
  test(
    `the first screen of ${path} at ${width} px does not shift while fonts load`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const release = await blockRequests(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            (window as unknown as { shift: number }).shift += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const painted = () =>
        page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      // Compares the first rendering, with system fonts, with the second, with web fonts.
      await painted();
      release();
      await waitForFonts(page);
      await painted();
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift).toBeLessThan(0.004);
    },
  );
}

test("the script of a visible form loads after the page", async ({ page }) => {
  const scriptLoaded = page.waitForResponse("**/assets/island-*.js");
  await page.goto("/contato");
  await scriptLoaded;
  const times = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource");
    return {
      loaded: page?.loadEventStart ?? Number.NaN,
      asked: scripts.find(({ name }) => name.includes("/assets/island-"))?.startTime,
    };
  });
  expect(times.asked).toBeGreaterThan(times.loaded);
});

test("the first page of a visit requests only the logo before it is painted", async ({ page }) => {
  await page.goto("/");
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  const before = asked.filter(({ startTime }) => startTime < (painted ?? 0));
  const allowed = /^\/speculation-rules\.json$|\/media\/file\/logo/;
  expect(before.filter(({ name }) => !allowed.test(name))).toEqual([]);
  const all = asked.map(({ name }) => name).join();
  expect(all).toContain("page-script");
  expect(all).toContain(".woff2");
  expect(all).not.toContain("icons");
});

test("the second page of a visit contains the script element of page-script", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => location.assign("/sobre"));
  await page.waitForURL("**/sobre", { waitUntil: "load" });
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  await expect(page.locator("script[src*='page-script']")).toBeAttached();
});

test("browsers paint a page only after the HTML of its top bar has arrived", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<link rel="expect" href="#page_content" blocking="render"\/?>/);
  expect(html).toContain('<main id="page_content"');
});

for (const path of ["/auth", "/auth?mode=register", "/auth/forgot", "/admin"]) {
  const details = matrixTestOptions({ isRepresentative: ["/auth", "/admin"].includes(path) });
  test(`the form on ${path} loads React on its first use`, details, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts).toEqual([expect.stringContaining("/assets/page-script-")]);
    const email = page.getByLabel("E-mail");
    await email.fill("ana@example.com");
    await waitForHydration(page);
    await expect(email).toHaveValue("ana@example.com");
  });
}

test("clicks before hydration take effect after hydration", async ({ page }) => {
  const release = await blockRequests(page, "**/assets/entry.client-*.js");
  await page.goto("/auth");
  const password = page.getByLabel("Senha", { exact: true });
  await password.fill("girafa-azul-9");
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(password).toHaveAttribute("type", "password");
  release();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("girafa-azul-9");
});

test.describe("a form that is rejected immediately before hydration", () => {
  test.use({ expectedFailures: /\/auth/ });

  test("does not lose the focus while the visitor continues to type", async ({ page }) => {
    const release = await blockRequests(page, "**/assets/entry.client-*.js");
    await page.goto("/auth");
    const password = page.getByLabel("Senha", { exact: true });
    await password.fill("girafa-azul-9");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    const scriptLoaded = page.evaluate(
      () => new Promise((resolve) => addEventListener("react-hydrated", resolve, { once: true })),
    );
    await password.click();
    await page.keyboard.type("girafa");
    release();
    await scriptLoaded;
    await page.keyboard.type("-azul");
    await expect(password).toHaveValue("girafa-azul");
  });
});
