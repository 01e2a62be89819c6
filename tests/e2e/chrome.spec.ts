import type { Page } from "@playwright/test";
import { matrixTestOptions } from "../support/exhaustive.ts";
import { waitForPageScript } from "../support/page-ready.ts";
import { readSitemapDocuments } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import {
  footerLinks,
  headerLinks,
  homePaths,
  languageNames,
  locales,
  priceLinks,
  siteRoutes,
  specifiedArticlePaths,
} from "./site-map.ts";

const headerHeight = 80;
const logoHeight = 98;
const backToTopAfter = 300;

async function hrefsOf(links: ReturnType<Page["getByRole"]>): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
}

/** Accessible names in the three languages. */
const names = {
  menu: /^menu$|^menú$/i,
  navigation: /navegação principal|main navigation|navegación principal/i,
  theme: /tema escuro|dark theme|tema oscuro/i,
  language: /idioma|language/i,
  chat: "Abrir conversa no WhatsApp (abre em nova aba)",
  top: /voltar ao topo|back to top|volver arriba/i,
  cookies: /cookies/i,
};

/** Returns the scroll position after smooth scrolling has ended. */
async function waitForScrollEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let unchanged = 0;
        function look() {
          unchanged = window.scrollY === last ? unchanged + 1 : 0;
          last = window.scrollY;
          if (unchanged > 10) {
            resolve(last);
          } else {
            requestAnimationFrame(look);
          }
        }
        look();
      }),
  );
}

test("the header fits phones of every width", async ({ page }) => {
  await page.goto("/");
  for (let width = 320; width <= 520; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    const rightEdges = await page
      .getByRole("banner")
      .locator("a, button")
      .evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...rightEdges), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test("the sticky header is 80 px high and contains a 98 px logo that links to the home page", async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/sobre");
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.height).toBe(headerHeight);
    const logo = header.locator("img");
    expect((await logo.boundingBox())?.height).toBe(logoHeight);
    expect(await logo.evaluate((image) => image.closest("a")?.getAttribute("href"))).toBe("/");
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: headerHeight });
    await expect(logo).toBeInViewport();
  }
  await page.getByRole("banner").locator("a:has(img)").click();
  await expect(page).toHaveURL("/");
});

for (const locale of locales) {
  test(`the header has its five links in the specified order in ${locale}`, async ({ page }) => {
    await page.goto(homePaths[locale]);
    const navigation = page.getByRole("navigation", { name: names.navigation });
    expect(await hrefsOf(navigation.getByRole("link"))).toEqual(headerLinks[locale]);
  });
}

for (const locale of locales) {
  test(`the header contains a link to the prices at every width in ${locale}`, async ({ page }) => {
    await page.goto(homePaths[locale]);
    const header = page.getByRole("banner");
    const prices = header.locator(`a[href="${priceLinks[locale]}"]`).locator("visible=true");
    for (const width of [768, 1024, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(prices).toHaveCount(1);
      const boxes = await header
        .locator("a, button")
        .locator("visible=true")
        .evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().toJSON()));
      for (const [index, { left, right, top, bottom }] of boxes.entries()) {
        expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
        expect(index > 1 ? bottom : headerHeight, `at ${width} px`).toBeLessThanOrEqual(
          headerHeight,
        );
        // Expects that the controls do not overlap.
        const before = index > 2 ? (boxes[index - 1]?.right ?? 0) : 0;
        expect(left, `at ${width} px`).toBeGreaterThanOrEqual(before - 1);
        expect(top).toBeLessThanOrEqual(headerHeight);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(prices).toHaveCount(0);
    await page.getByRole("button", { name: names.menu }).click();
    await expect(prices).toBeInViewport({ ratio: 1 });
  });
}

test("the price at the top of the home page links to the price page", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Cloud Server a partir de R\$/ })
    .click();
  await expect(page).toHaveURL("/precos");
});

test("the navigation highlights the current page", async ({ page }) => {
  await page.goto("/cloud-server");
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await expect(current).toHaveText("Cloud Server");
  for (const [width, path] of [
    [768, "/cloud-server"],
    [1280, "/es/cloud-server"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(current).toHaveCSS("text-decoration-line", "none");
    await expect(current).toHaveCSS("box-shadow", /inset/);
  }
});

for (const width of [360, 767]) {
  const details = matrixTestOptions({ isRepresentative: width === 360 });
  test(
    `at ${width} px a button opens the menu, which a choice or Escape closes`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      const menu = page.getByRole("navigation", { name: names.navigation });
      const toggle = page.getByRole("button", { name: names.menu });
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu).toBeVisible();
      await expect(toggle.locator("svg").first()).toBeHidden();
      await expect(toggle.locator("svg").last()).toBeVisible();
      const logo = await page.getByRole("banner").locator("img").boundingBox();
      const top = (await menu.boundingBox())?.y ?? 0;
      expect((logo?.y ?? 0) + (logo?.height ?? 0)).toBeLessThanOrEqual(top);
      expect(await hrefsOf(menu.getByRole("link"))).toEqual([
        ...headerLinks["pt-BR"],
        priceLinks["pt-BR"],
      ]);
      for (const link of await menu.getByRole("link").all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole("link", { name: "Nuvem Privada" }).click();
      await expect(page).toHaveURL("/nuvem-privada");
      await expect(menu).toBeHidden();
    },
  );
}

test("a click on the current page in the menu closes the menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/sobre");
  const menu = page.getByRole("navigation", { name: names.navigation });
  await page.getByRole("button", { name: names.menu }).click();
  // Prevents the navigation, so that only the click can close the menu.
  await page.evaluate(() => {
    document.addEventListener("click", (event) => event.preventDefault());
  });
  await menu.getByRole("link", { name: "Sobre" }).click();
  await expect(menu).toBeHidden();
});

test("at 768 px and above, the header shows its five links without a menu button", async ({
  page,
}) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: names.menu })).toBeHidden();
    const links = page.getByRole("navigation", { name: names.navigation }).getByRole("link");
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= headerHeight).toBe(true);
    }
  }
});

test("the footer contains four columns of links, the year 2022 and the legal links", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const columns = footer.getByRole("region");
  await expect(columns).toHaveCount(4);
  const socialLinks = await hrefsOf(columns.nth(0).getByRole("link"));
  expect(socialLinks).toHaveLength(4);
  for (const href of socialLinks) {
    expect(href).toMatch(/^https:\/\//);
  }
  expect(await hrefsOf(columns.nth(1).getByRole("link"))).toEqual(footerLinks.services);
  expect(await hrefsOf(columns.nth(2).getByRole("link"))).toEqual(footerLinks.useful);
  const contact = columns.nth(3);
  await expect(contact).toContainText("São Paulo");
  const [telephone, mail] = await hrefsOf(contact.getByRole("link"));
  expect(telephone).toMatch(/^https:\/\/wa\.me\/\d+/);
  expect(mail).toBe("mailto:contato@araucaria.example");
  await expect(footer).toContainText("© 2022 Araucária Cloud");
  await expect(footer).toContainText(
    "Araucária Cloud Serviços de Tecnologia Ltda. · CNPJ 11.222.333/0001-81",
  );
  const outsideLinks = [
    ...(await columns.nth(0).getByRole("link").all()),
    contact.getByRole("link").first(),
  ];
  for (const link of outsideLinks) {
    await expect(link).toHaveAccessibleName(/\(abre em nova aba\)$/);
  }
  const all = await hrefsOf(footer.getByRole("link"));
  expect(all.slice(-3)).toEqual(footerLinks.bottom);
});

test("every footer column contains all its links in each language", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(homePaths[locale]);
    const columns = page.getByRole("contentinfo").getByRole("region");
    const counts = await columns.evaluateAll((elements) =>
      elements.map((element) => element.querySelectorAll("a").length),
    );
    expect(counts, locale).toEqual([4, 7, 7, 5]);
    await expect(page.getByRole("contentinfo")).toContainText("2022");
  }
});

test("the chat button is at the bottom left, the language button at the bottom right", async ({
  page,
}) => {
  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const chat = await page.getByRole("link", { name: names.chat, exact: true }).boundingBox();
    const language = await page.getByRole("button", { name: names.language }).boundingBox();
    if (!chat || !language) {
      throw new Error("not drawn");
    }
    for (const box of [chat, language]) {
      expect(height - (box.y + box.height)).toBeLessThan(40);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    expect(chat.x).toBeLessThan(40);
    expect(width - (language.x + language.width)).toBeLessThan(40);
  }
});

test("every chat link contains the business number and a prefilled text", async ({
  page,
  instance: { url },
}) => {
  const shell = await fetch(`${url}/api/content/shell?locale=pt-BR`);
  const { settings } = (await shell.json()) as { settings: Record<string, string> };
  const { chatNumber, chatGreeting } = settings;
  expect(chatNumber).toMatch(/^\d{8,15}$/);
  for (const path of [
    "/",
    "/en/cloud-server",
    "/es/precios",
    specifiedArticlePaths[0],
    "/no-such-page",
  ]) {
    await page.goto(path);
    const links = await page.locator("a[href*='wa.me']").evaluateAll((elements) =>
      elements.map((element) => ({
        href: element.getAttribute("href") ?? "",
        target: element.getAttribute("target"),
        rel: element.getAttribute("rel") ?? "",
      })),
    );
    expect(links.length, path).toBeGreaterThanOrEqual(2);
    for (const { href, target, rel } of links) {
      const address = new URL(href);
      expect(address.origin + address.pathname, path).toBe(`https://wa.me/${chatNumber}`);
      expect(address.searchParams.get("text")?.length, path).toBeGreaterThan(10);
      expect(target, path).toBe("_blank");
      expect(rel, path).toContain("noopener");
    }
  }
  await page.goto("/");
  const floating = page.getByRole("link", { name: names.chat, exact: true });
  const href = await floating.getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toBe(chatGreeting);
});

test("the back-to-top button appears after scrolling 300 px, and scrolls to the top", async ({
  page,
}) => {
  await page.goto("/");
  // Locates the link by attributes, because a hidden link has no role.
  const button = page.locator("a[href='#page_top'][data-tip]");
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect(button).toBeHidden();
  for (const [width, height] of [
    [1280, 720],
    [360, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(backToTopAfter);
    await expect(button).toBeHidden();
    await scrollTo(backToTopAfter + 1);
    await expect(button).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await scrollTo(100_000);
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  expect(await waitForScrollEnd(page)).toBe(0);
  await expect(button).toBeHidden();
});

test("below the footer of a short page, there is no space for the back-to-top button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/busca?q=zzzqqq");
  const footer = await page.locator("footer").boundingBox();
  const { height, scrollHeight } = await page.evaluate(() => ({
    height: window.innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  expect(scrollHeight).toBeLessThanOrEqual(
    Math.max(height, Math.ceil((footer?.y ?? 0) + (footer?.height ?? 0))),
  );
});

test("the secondary button of the home page scrolls the services to 80 px below the top", async ({
  page,
}) => {
  await page.goto("/");
  const behavior = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(behavior).toBe("smooth");
  await page.getByRole("main").locator("a[href='#services']").click();
  await waitForScrollEnd(page);
  const top = await page
    .locator("#services")
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(headerHeight);
});

test("a link to an anchor of another page scrolls the anchor to 80 px below the top", async ({
  page,
}) => {
  await page.goto("/telefonia-ip#portabilidade");
  await waitForScrollEnd(page);
  const top = await page
    .locator("#portabilidade")
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(headerHeight);
});

test("a navigation starts at the top of the page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const answer of ["accepted", "declined"] as const) {
  test(`the cookie banner is not shown again after cookies were ${answer}`, async ({ page }) => {
    await page.goto("/");
    const banner = page.getByRole("region", { name: names.cookies });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole("link")).toHaveAttribute("href", "/politica-de-cookies");
    const stored = () => page.evaluate(() => localStorage.getItem("cookie-consent"));
    expect(await stored()).toBeNull();
    await page.goto("/en");
    await expect(banner).toBeVisible();
    await expect(banner.getByRole("button")).toHaveCount(2);
    await banner
      .getByRole("button")
      .nth(answer === "accepted" ? 1 : 0)
      .click();
    await expect(banner).toBeHidden();
    expect(await stored()).toBe(answer);
    for (const path of ["/en", "/", "/es/nosotros", "/no-such-page"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(banner).toBeHidden();
    }
  });
}

test("the site sets no cookie, and stores only the theme and the cookie choice", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: names.theme }).click();
  await page.getByRole("region", { name: names.cookies }).getByRole("button").first().click();
  await page.goto("/precos");
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(["cookie-consent", "theme"]);
});

for (const system of ["light", "dark"] as const) {
  test(`the theme follows the ${system} colour scheme of the system until the visitor switches it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    const luminance = () =>
      page.evaluate(() => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) {
          throw new Error("no canvas");
        }
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
    const isDark = async () => (await luminance()) < 128;
    await page.goto("/");
    expect(await isDark()).toBe(system === "dark");
    const button = page.getByRole("button", { name: names.theme });
    await expect(button).toHaveAttribute("aria-pressed", String(system === "dark"));
    await button.click();
    const other = system !== "dark";
    expect(await isDark()).toBe(other);
    await expect(button).toHaveAttribute("aria-pressed", String(other));
    await page.goto("/en/about");
    expect(await isDark()).toBe(other);
    await expect(page.getByRole("button", { name: names.theme })).toHaveAttribute(
      "aria-pressed",
      String(other),
    );
    await page.getByRole("button", { name: names.theme }).click();
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    await page.reload();
    expect(await isDark()).toBe(!other);
  });
}

/** Switches to every language one after the other, and then back to the first language. */
async function expectSwitchesTo(page: Page, paths: Record<string, string>, start: string) {
  await page.goto(start);
  for (const locale of ["en-US", "es-ES", "pt-BR"] as const) {
    await page.getByRole("button", { name: names.language }).click();
    await page.getByRole("link", { name: languageNames[locale], exact: true }).click();
    await expect(page).toHaveURL(paths[locale] ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.getByRole("button", { name: names.language }).click();
    const current = page.getByRole("link", { name: languageNames[locale], exact: true });
    await expect(current).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(current).toBeHidden();
  }
}

const kinds = ["home", "cloud-server", "pricing", "blog", "privacy"];
for (const { name, paths } of siteRoutes.filter((route) => kinds.includes(route.name))) {
  const details = matrixTestOptions({ isRepresentative: name === "home" || name === "pricing" });
  test(
    `the language selector opens the translation of ${paths["pt-BR"]} (${name})`,
    details,
    async ({ page }) => {
      await expectSwitchesTo(page, paths, paths["pt-BR"]);
    },
  );
}

test("the language selector opens the translation of an article", async ({
  page,
  instance: { url },
}) => {
  const documents = await readSitemapDocuments(url);
  const article = documents.find(({ paths }) => paths["pt-BR"] === specifiedArticlePaths[0]);
  await expectSwitchesTo(page, article?.paths ?? {}, specifiedArticlePaths[0]);
});

test("the language selector on the 404 page opens the home page of the chosen language", async ({
  page,
}) => {
  await expectSwitchesTo(page, homePaths, "/no-such-page");
});

test("on a first visit the cookie banner covers no call to action", async ({ page }) => {
  for (const [width, height] of [
    [360, 760],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const banner = await page.getByRole("region", { name: names.cookies }).boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(banner && main && banner.y + banner.height, `${width} px`).toBeLessThanOrEqual(
      main?.y ?? 0,
    );
  }
});

test("on phones, the floating buttons are in a bar that covers no text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/cloud-server");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  const covered = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-tip]")].filter(
      (button) => getComputedStyle(button).position === "fixed",
    );
    // A point next to a button must belong to the button's background, not to the page.
    return buttons.flatMap((button) => {
      const { left, right, top } = button.getBoundingClientRect();
      const beside = document.elementFromPoint(left > 180 ? left - 4 : right + 4, top + 20);
      return beside?.closest("main") ? [button.ariaLabel] : [];
    });
  });
  expect(covered).toEqual([]);
});

test("on large screens the floating buttons are next to the text", async ({ page }) => {
  for (const width of [1024, 1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/comparar-servicos-de-nuvem");
    await page.locator("#comparar").scrollIntoViewIfNeeded();
    const text = await page.locator("#comparar table").boundingBox();
    const chat = await page.getByRole("link", { name: names.chat, exact: true }).boundingBox();
    const language = await page.getByRole("button", { name: names.language }).boundingBox();
    expect((chat?.x ?? 0) + (chat?.width ?? 0), `${width} px`).toBeLessThan(text?.x ?? 0);
    expect((text?.x ?? 0) + (text?.width ?? 0), `${width} px`).toBeLessThan(language?.x ?? 0);
  }
});

test("no element is sticky at 320 × 256 px, the size of the viewport at 400 % zoom", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/precos");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.getByRole("link", { name: names.chat, exact: true })).not.toBeInViewport();
  await expect(page.getByRole("button", { name: names.language })).not.toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: "instant" }));
  await expect(page.getByRole("link", { name: names.chat, exact: true })).toBeInViewport();

  const label = page.locator("label", { hasText: "Armazenamento NVMe" });
  await label.scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Resumo do preço" })).not.toBeInViewport();
  const lines = await label.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild as Text;
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(" "));
    return range.getClientRects().length;
  });
  expect(lines, "lines of the label's first word").toBe(1);
});

test("the logo extends below the header only while the page is scrolled to its top", async ({
  page,
}) => {
  await page.goto("/sobre");
  const emblem = page.getByRole("banner").locator("img");
  const logoBottom = async () => {
    const box = await emblem.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await logoBottom()).toBe(98);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(logoBottom).toBe(headerHeight);
});

test("the definition of a glossary term opens by pointer, keyboard and touch", async ({
  page,
  browser,
  instance,
}) => {
  await page.goto("/");
  const meaning = /^Acordo de nível de serviço/;
  const term = page.getByRole("button", { name: "SLA", exact: true }).first();
  await expect(term).toHaveAccessibleDescription(meaning);
  await term.hover();
  await expect(page.getByText(meaning).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(meaning).first()).toBeHidden();
  await page.getByRole("button", { name: names.theme }).hover();
  await expect(page.locator("[data-tooltip]")).toHaveText(names.theme);
  const social = await page
    .getByRole("contentinfo")
    .getByRole("region")
    .first()
    .getByRole("link")
    .all();
  expect(social).toHaveLength(4);
  for (const icon of [
    page.getByRole("banner").locator("button[popovertarget][aria-label]"),
    page.getByRole("banner").locator("a[href='/client-area']"),
    page.getByRole("link", { name: names.chat, exact: true }),
    page.getByRole("link", { name: names.top }),
    ...social,
  ]) {
    await expect(icon).toHaveAttribute("data-tip", "");
  }
  await page.keyboard.press("Tab");
  await term.focus();
  await expect(page.getByText(meaning).first()).toBeVisible();

  const phone = await browser.newContext({
    baseURL: instance.url,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const phonePage = await phone.newPage();
  await phonePage.goto("/");
  await phonePage.getByRole("button", { name: "SLA", exact: true }).first().tap();
  await expect(phonePage.getByText(meaning).first()).toBeVisible();
  await phonePage.getByRole("heading", { level: 1 }).tap();
  await expect(phonePage.getByText(meaning).first()).toBeHidden();
  await phone.close();
});

test("a long press on an icon shows the icon's name without activating the icon", async ({
  browser,
  instance,
}) => {
  const context = await browser.newContext({ baseURL: instance.url, hasTouch: true });
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-script-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const icon = page.getByRole("button", { name: names.theme }).filter({ visible: true });
  const theme = () => page.locator("html").getAttribute("data-theme");
  const tooltip = page.locator("[data-tooltip]");
  const touchSession = await context.newCDPSession(page);
  const { x, y, width, height } = (await icon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const beginTouch = () =>
    touchSession.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const endTouch = () =>
    touchSession.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

  // A touch that begins before the script is loaded must act as an ordinary click.
  const before = await theme();
  await beginTouch();
  release();
  await waitForPageScript(page);
  await endTouch();
  await expect(tooltip).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem("theme"));
  await page.reload();
  await beginTouch();
  await expect(tooltip).toHaveText(names.theme);
  await endTouch();
  await expect(tooltip).toBeVisible();
  expect(await theme()).toBe(before);

  await icon.tap();
  await expect.poll(theme).not.toBe(before);
  await expect(tooltip).toBeHidden();
  await context.close();
});

test("on a phone, header and floating buttons are hidden while the visitor scrolls down", async ({
  browser,
  instance,
}) => {
  const context = await browser.newContext({
    baseURL: instance.url,
    hasTouch: true,
    viewport: { width: 360, height: 760 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/sobre");
  await waitForPageScript(page);
  const touchSession = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touchSession.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  const swipe = async (distance: number) => {
    await touch("touchStart", 400);
    for (const part of [0.1, 0.3, 0.6, 1]) {
      await touch("touchMove", 400 + distance * part);
    }
    await touch("touchEnd");
  };
  const header = page.getByRole("banner");
  const chat = page.getByRole("link", { name: names.chat, exact: true });
  const language = page.getByRole("button", { name: names.language });
  const expectShown = async () => {
    for (const part of [header, chat, language]) {
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
  };
  const expectHidden = async () => {
    for (const part of [header, chat, language]) {
      await expect(part).not.toBeInViewport();
    }
  };
  await swipe(-300);
  await swipe(-300);
  await expectHidden();
  await swipe(200);
  await expectShown();
  await swipe(-300);
  await expectHidden();
  // Keyboard focus, or a link to an anchor, makes header and buttons visible again.
  await page.keyboard.press("Tab");
  await expectShown();
  await swipe(-300);
  await expectHidden();
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
  await expectShown();
  await context.close();
});

test("an article links to its sections, a call to action and related articles", async ({
  page,
}) => {
  await page.goto(specifiedArticlePaths[0]);
  const contents = page.getByRole("navigation", { name: "Neste texto" });
  for (const link of await contents.getByRole("link").all()) {
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await expect(page.locator(`[id="${id}"]`)).toHaveText((await link.textContent()) ?? "");
  }
  await expect(
    page.getByRole("complementary").getByRole("link", { name: /especialistas/ }),
  ).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  const related = page.getByRole("region", { name: "Continue lendo" }).getByRole("link");
  await expect(related).toHaveCount(3);
  for (const href of await hrefsOf(related)) {
    expect((await page.request.get(href ?? "")).status(), href ?? "").toBe(200);
    expect(href).not.toBe(specifiedArticlePaths[0]);
  }
});
