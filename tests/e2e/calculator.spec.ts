import AxeBuilder from "@axe-core/playwright";
import { chromium, type Locator, type Page } from "@playwright/test";
import { ensureChromium } from "../ensure-chromium.ts";
import { findAccessibilityProblems } from "../support/accessibility.ts";
import { matrixTestOptions } from "../support/exhaustive.ts";
import { expect, test } from "../support/test.ts";
import { locales, siteRoutes } from "./site-map.ts";

const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ").trim();
const summaryOf = (page: Page) => page.locator("#calculator-summary");

async function openCalculator(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
}

/**
 * Returns the amounts of the quote by line. Reads all lines in one step: if a line disappeared between two steps, the
 * test would wait for it until the timeout.
 */
async function linesOf(page: Page): Promise<Record<string, string>> {
  const lines = await summaryOf(page)
    .locator("[data-line]")
    .evaluateAll((rows) =>
      rows.map((row): [string, string | null] => [
        row.getAttribute("data-line") ?? "",
        row.querySelector("dd")?.textContent ?? null,
      ]),
    );
  return Object.fromEntries(lines.map(([line, amount]) => [line, plain(amount)]));
}

async function typeValue(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.press("Tab");
}

const defaultLines = {
  vcpus: "R$ 100,00",
  ram: "R$ 100,00",
  storage: "R$ 80,00",
  computeSubtotal: "R$ 280,00",
  dailyBackup: "R$ 40,00",
  bandwidthIncluded: "incluída",
  ddosProtection: "incluída",
  extrasSubtotal: "R$ 40,00",
  discount: "− R$ 16,00",
  monthlyEquivalent: "R$ 304,00",
  contractTotal: "R$ 3.648,00",
};

/** Expected changes of the default amounts by each choice, calculated by hand from the specification's prices. */
const choices: {
  name: string;
  choose: (page: Page) => Promise<void>;
  changes: Record<string, string | undefined>;
}[] = [
  {
    name: "8 vCPUs",
    choose: (page) => typeValue(page.locator("[data-input='vcpus']"), "8"),
    changes: {
      vcpus: "R$ 200,00",
      computeSubtotal: "R$ 380,00",
      discount: "− R$ 21,00",
      monthlyEquivalent: "R$ 399,00",
      contractTotal: "R$ 4.788,00",
    },
  },
  {
    name: "16 GB of RAM",
    choose: (page) => typeValue(page.locator("[data-input='ram']"), "16"),
    changes: {
      ram: "R$ 200,00",
      computeSubtotal: "R$ 380,00",
      discount: "− R$ 21,00",
      monthlyEquivalent: "R$ 399,00",
      contractTotal: "R$ 4.788,00",
    },
  },
  {
    // 2000 x 0,80 + (2000 - 1024) x 0,80 + 2000 x 0,40
    name: "2000 GB of storage",
    choose: (page) => typeValue(page.locator("[data-input='storage']"), "2000"),
    changes: {
      storage: "R$ 1.600,00",
      computeSubtotal: "R$ 1.800,00",
      storageOverage: "R$ 780,80",
      dailyBackup: "R$ 800,00",
      extrasSubtotal: "R$ 1.580,80",
      discount: "− R$ 169,04",
      monthlyEquivalent: "R$ 3.211,76",
      contractTotal: "R$ 38.541,12",
    },
  },
  {
    // 976 GB above 1024: two started blocks of 500
    name: "2 TB of bandwidth",
    choose: (page) => typeValue(page.locator("[data-input='bandwidth']"), "2000"),
    changes: {
      bandwidthOverage: "R$ 318,00",
      bandwidthIncluded: "1.024 GB incluídos",
      extrasSubtotal: "R$ 358,00",
      discount: "− R$ 31,90",
      monthlyEquivalent: "R$ 606,10",
      contractTotal: "R$ 7.273,20",
    },
  },
  {
    name: "two Linux servers",
    choose: (page) => typeValue(page.locator("[data-input='linux']"), "2"),
    changes: { linuxServers: "sem custo" },
  },
  {
    name: "two Windows servers",
    choose: (page) => typeValue(page.locator("[data-input='windows']"), "2"),
    changes: {
      windowsServers: "R$ 340,00",
      extrasSubtotal: "R$ 380,00",
      discount: "− R$ 33,00",
      monthlyEquivalent: "R$ 627,00",
      contractTotal: "R$ 7.524,00",
    },
  },
  {
    name: "one dedicated IPv4, by its stepper",
    choose: (page) =>
      page.getByRole("button", { name: "Aumentar: IPv4 dedicados", exact: true }).click(),
    changes: {
      ipv4Addresses: "R$ 25,00",
      extrasSubtotal: "R$ 65,00",
      discount: "− R$ 17,25",
      monthlyEquivalent: "R$ 327,75",
      contractTotal: "R$ 3.933,00",
    },
  },
  {
    name: "no backup",
    choose: (page) => page.getByRole("switch", { name: "Backup diário" }).press("Space"),
    changes: {
      dailyBackup: undefined,
      extrasSubtotal: undefined,
      discount: "− R$ 14,00",
      monthlyEquivalent: "R$ 266,00",
      contractTotal: "R$ 3.192,00",
    },
  },
  {
    name: "no DDoS protection",
    choose: (page) => page.getByRole("switch", { name: "Proteção contra DDoS" }).press("Space"),
    changes: { ddosProtection: undefined },
  },
  {
    name: "36 months",
    choose: (page) => page.getByRole("radio", { name: /^36 meses/ }).check(),
    changes: {
      discount: "− R$ 48,00",
      monthlyEquivalent: "R$ 272,00",
      contractTotal: "R$ 9.792,00",
    },
  },
  {
    name: "one month",
    choose: (page) => page.getByRole("radio", { name: /^1 mês/ }).check(),
    changes: {
      discount: undefined,
      monthlyEquivalent: "R$ 320,00",
      contractTotal: "R$ 320,00",
    },
  },
];

test("the calculator starts with the default values of the specification", async ({ page }) => {
  await openCalculator(page, "/precos");
  expect(await linesOf(page)).toEqual(defaultLines);
});

const choicesOfEachKind = ["8 vCPUs", "two Windows servers", "no backup", "36 months"];

for (const { name, choose, changes } of choices) {
  const details = matrixTestOptions({ isRepresentative: choicesOfEachKind.includes(name) });
  test(
    `the choice "${name}" changes only the expected lines of the quote`,
    details,
    async ({ page }) => {
      await openCalculator(page, "/precos");
      await choose(page);
      const expected = Object.fromEntries(
        Object.entries({ ...defaultLines, ...changes }).filter(
          ([, amount]) => amount !== undefined,
        ),
      );
      await expect.poll(() => linesOf(page)).toEqual(expected);
      // The server renders the same amounts from the URL.
      await expect(page).toHaveURL(/\?vcpus=/);
      await page.reload();
      expect(await linesOf(page)).toEqual(expected);
    },
  );
}

test("a slider moves by one step per press of an arrow key", async ({ page }) => {
  await openCalculator(page, "/precos");
  const slider = page.getByRole("slider", { name: "Memória RAM" });
  await slider.focus();
  await slider.press("ArrowRight");
  await expect(page.locator("[data-input='ram']")).toHaveValue("10");
  await slider.press("End");
  await expect(page.locator("[data-input='ram']")).toHaveValue("320");
});

test("the calculator shows bandwidth of 1000 GB or more in TB with one decimal", async ({
  page,
}) => {
  await openCalculator(page, "/precos?bandwidth=500");
  await expect(page.getByText("500\u00a0GB", { exact: true }).first()).toBeVisible();
  await typeValue(page.locator("[data-input='bandwidth']"), "2500");
  await expect(page.getByText("2,5\u00a0TB", { exact: true }).first()).toBeVisible();
});

test("the calculator lists price, commitment and saving of all terms", async ({ page }) => {
  await page.goto("/precos");
  const rows = await page.locator("label", { has: page.locator("[data-term]") }).all();
  const texts = await Promise.all(rows.map(async (row) => plain(await row.textContent())));
  for (const [index, figures] of [
    ["1 mês", "R$ 320,00", "Total: R$ 320,00", "Sem desconto"],
    ["12 meses", "R$ 304,00", "Total: R$ 3.648,00", "Economia de R$ 192,00 (5%)"],
    ["24 meses", "R$ 288,00", "Total: R$ 6.912,00", "Economia de R$ 768,00 (10%)"],
    ["36 meses", "R$ 272,00", "Total: R$ 9.792,00", "Economia de R$ 1.728,00 (15%)"],
    ["48 meses", "R$ 256,00", "Total: R$ 12.288,00", "Economia de R$ 3.072,00 (20%)"],
  ].entries()) {
    for (const figure of figures) {
      expect(texts[index]).toContain(figure);
    }
  }
});

test("the calculator adjusts invalid values in the URL, and names the adjusted fields", async ({
  page,
}) => {
  await page.goto("/precos?vcpus=500&ram=abc&term=13");
  await expect(
    page.getByText(/Ajustamos ao que se pode contratar: vCPUs, Memória RAM/),
  ).toBeVisible();
  expect((await linesOf(page)).vcpus).toBe("R$ 2.000,00");
});

test("the calculator restores the quote when the visitor returns to the page", async ({ page }) => {
  await openCalculator(page, "/precos");
  await typeValue(page.locator("[data-input='vcpus']"), "8");
  await expect(page).toHaveURL(/vcpus=8/);
  await page.goto("/sobre");
  await page.goBack();
  await expect(page).toHaveURL(/vcpus=8/);
  await expect.poll(async () => (await linesOf(page)).monthlyEquivalent).toBe("R$ 399,00");
});

test("the chat link contains the quote as text", async ({ page }) => {
  await openCalculator(page, "/precos");
  await typeValue(page.locator("[data-input='windows']"), "1");
  const link = page.getByRole("link", { name: "Falar com vendas" });
  await expect(link).toHaveAttribute("href", /windows%3D1/);
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  expect(text.split("\n")).toEqual([
    "Olá! Quero contratar esta configuração:",
    "vCPUs: 4",
    "Memória RAM: 8 GB",
    "Armazenamento NVMe: 100 GB",
    "Servidores Windows: 1",
    "Servidores Linux: 0",
    "IPv4 dedicados: 0",
    "Backup diário: sim",
    "Prazo do contrato: 12 meses",
    "Preço mensal: R$ 465,50",
    expect.stringMatching(/\/precos\?vcpus=4&.*windows=1/),
  ]);
});

test("the calculator shows the same quote in three languages", async ({ page }) => {
  const figures = { "pt-BR": "R$ 304,00", "en-US": "R$304.00", "es-ES": "304,00 R$" };
  for (const name of ["home", "pricing", "virtual-datacenter", "cloud-server"]) {
    const route = siteRoutes.find((candidate) => candidate.name === name);
    if (!route) {
      throw new Error(`no route ${name}`);
    }
    for (const locale of locales) {
      await page.goto(route.paths[locale]);
      expect(
        plain(await page.locator("[data-figure='headline']").textContent()),
        route.paths[locale],
      ).toBe(figures[locale]);
    }
  }
});

test("the calculator recalculates the price after each typed digit, and reports invalid amounts", async ({
  page,
}) => {
  await openCalculator(page, "/precos");
  const vcpus = page.locator("[data-input='vcpus']");
  await expect(vcpus).toHaveAccessibleDescription("1 a 80");
  await vcpus.press("ControlOrMeta+a");
  await vcpus.pressSequentially("8");
  await expect.poll(async () => (await linesOf(page)).monthlyEquivalent).toBe("R$ 399,00");
  await expect(vcpus).toBeFocused();
  await vcpus.pressSequentially("99");
  // The price already uses the nearest valid amount while the field has the focus.
  await expect(
    page.getByText("Ajustado de 899 para 80, o valor disponível mais próximo."),
  ).toBeVisible();
  await expect.poll(async () => (await linesOf(page)).vcpus).toBe("R$ 2.000,00");
  await expect(vcpus).toBeFocused();
  await expect(vcpus).toHaveValue("899");
  await vcpus.press("Tab");
  await expect(vcpus).toHaveValue("80");
  await expect(
    page.getByText("Ajustado de 899 para 80, o valor disponível mais próximo."),
  ).toBeVisible();
  await expect.poll(async () => (await linesOf(page)).vcpus).toBe("R$ 2.000,00");
});

/** Configuration with every line that a quote can have. */
const allLines = "/precos?windows=2&linux=2&ipv4=2&storage=2000&bandwidth=10000";

for (const [width, height] of [
  [1366, 650],
  [1280, 720],
  [1024, 768],
] as const) {
  const details = matrixTestOptions({ isRepresentative: width === 1366 });
  test(
    `at ${width} x ${height}, price and buttons stay visible next to a quote with every line`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openCalculator(page, allLines);
      await page.locator("[data-input='ram']").evaluate((field) => field.scrollIntoView());
      const inView = [
        page.locator("[data-figure='headline']"),
        page.getByRole("link", { name: "Falar com vendas" }),
        page.getByRole("button", { name: "Imprimir" }),
      ];
      for (const part of inView) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole("button", { name: "Salvar", exact: true }).click();
      await expect(page.locator("[data-saved-quote]")).toBeInViewport({ ratio: 1 });
      for (const part of inView) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test("the save button shows progress until the response arrives, and then a failure", async ({
  page,
}) => {
  await openCalculator(page, "/precos");
  await page.route("**/api/quotes", () => undefined);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Salvando..." })).toBeVisible();
  await expect(page.getByText(/Não foi possível salvar agora/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Salvar", exact: true })).toBeVisible();
});

test("on a phone, the price bar links to sales and hides while the summary is visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, "/precos");
  const bar = page.getByRole("complementary", { name: "Resumo do preço" });
  await page.getByRole("group", { name: "Recursos" }).scrollIntoViewIfNeeded();
  await expect(bar.getByRole("link", { name: "Falar no WhatsApp" })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: "Falar no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/.*304%2C00/,
  );
  // Expects only one visible chat link at a time.
  const chat = page.getByRole("link", { name: /^Abrir conversa no WhatsApp/ });
  await expect(chat).toBeHidden();
  await bar.getByRole("link", { name: "Ver detalhes" }).click();
  await expect(page.locator("[data-figure='headline']")).toBeInViewport();
  await expect(bar).toBeHidden();
  await expect(chat).toBeVisible();
});

test("on a slider's track, a vertical swipe scrolls the page and a drag or tap changes the value", async ({
  browser,
  instance,
}) => {
  const context = await browser.newContext({
    baseURL: instance.url,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openCalculator(page, "/precos");
  const slider = page.locator("[data-slider='vcpus']");
  await slider.evaluate((track) => track.scrollIntoView({ block: "center", behavior: "instant" }));
  const touchSession = await context.newCDPSession(page);
  const at = async (share: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    return { x: x + width * share, y: y + height / 2 };
  };
  const scrolled = () => page.evaluate(() => window.scrollY);

  const sendTouch = (type: "touchStart" | "touchMove", x: number, y: number) =>
    touchSession.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const endTouch = () =>
    touchSession.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

  // Swipes up, and slightly sideways.
  const before = await scrolled();
  const start = await at(0.7);
  await sendTouch("touchStart", start.x, start.y);
  for (const far of [6, 20, 60, 120]) {
    await sendTouch("touchMove", start.x + far / 6, start.y - far);
  }
  await endTouch();
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(slider).toHaveValue("4");

  // Waits until the page has stopped scrolling.
  await slider.tap({ trial: true });
  const drag = await at(0.3);
  await sendTouch("touchStart", drag.x, drag.y);
  for (const far of [4, 12, 40, 60]) {
    await sendTouch("touchMove", drag.x + far, drag.y + 2);
  }
  await endTouch();
  const value = async () => Number(await slider.inputValue());
  await expect.poll(value).toBeGreaterThan(30);
  const dragged = await value();

  // The changed price moves the slider; `tap` waits until the movement has ended.
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await slider.tap({ position: { x: width * 0.9, y: height / 2 } });
  await expect.poll(value).toBeGreaterThan(dragged);
  await context.close();
});

test("on a laptop, the top of the calculator is visible without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/precos");
  await expect(page.locator("[data-input='vcpus'], [name='vcpus']").first()).toBeInViewport({
    ratio: 1,
  });
});

test("at 360 px the price stays visible", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, "/precos");
  const price = page.locator("[data-figure='bar']");
  for (const input of ["vcpus", "bandwidth", "ipv4"]) {
    await page.locator(`[data-input='${input}']`).scrollIntoViewIfNeeded();
    await expect(price).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a saved quote has a URL in each language", async ({ page }) => {
  await openCalculator(page, "/precos?vcpus=8");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  const link = page.locator("[data-saved-quote]");
  await expect(link).toHaveText(/\/orcamento\/[0-9a-z]{16}$/);
  const path = new URL((await link.textContent()) ?? "").pathname;
  for (const [address, figure] of [
    [path, "R$ 399,00"],
    [path.replace("/orcamento", "/en/quote"), "R$399.00"],
    [path.replace("/orcamento", "/es/presupuesto"), "399,00 R$"],
  ] as const) {
    await page.goto(address);
    expect(plain(await page.locator("[data-figure='headline']").textContent())).toBe(figure);
  }
});

test("a saved quote shows the total transfer and has buttons to copy and print it", async ({
  page,
  context,
  instance,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: instance.url });
  await openCalculator(page, "/precos?bandwidth=3000");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.locator("[data-saved-quote]").click();
  const transfer = page.locator("[data-line='bandwidthIncluded']");
  await expect(transfer).toContainText("3,0\u00a0TB");
  await expect(transfer).toContainText("1.024\u00a0GB incluídos");
  await page.getByRole("button", { name: "Copiar link" }).click();
  await expect(page.getByRole("button", { name: "Link copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("the copy button copies the URL of the quote", async ({ page, context, instance }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: instance.url });
  await openCalculator(page, "/precos?vcpus=8");
  await page.getByRole("button", { name: "Copiar link" }).click();
  await expect(page.getByRole("button", { name: "Link copiado" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/precos\?vcpus=8&ram=8&/);
  await page.goto(copied);
  expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 399,00");
});

test("the whole calculator works by keyboard", async ({ page }) => {
  await openCalculator(page, "/precos");
  await page.getByRole("slider", { name: "vCPUs" }).focus();
  // 5 vCPUs: R$ 25,00 more, less 5 %.
  await page.keyboard.press("ArrowRight");
  const focusByTab = async (target: Locator) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`no Tab leads to ${target}`);
  };
  await focusByTab(page.locator("[data-input='windows']"));
  await page.keyboard.press("ArrowUp");
  await focusByTab(page.getByRole("switch", { name: "Backup diário" }));
  await page.keyboard.press("Space");
  await focusByTab(page.getByRole("radio", { name: /^12 meses/ }));
  await page.keyboard.press("ArrowDown");
  await focusByTab(page.getByRole("link", { name: "Falar com vendas" }));
  // 125 + 100 + 80 + 170, less 10 % for 24 months.
  expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 427,50");
  await focusByTab(page.getByRole("button", { name: "Salvar", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-saved-quote]")).toBeVisible();
});

test("the calculator announces the price to screen readers once, after a pause between choices", async ({
  page,
}) => {
  await openCalculator(page, "/precos");
  const announcement = page.locator("[data-announcement]");
  await announcement.evaluate((region) => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => announcements.push(region.textContent ?? "")).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const slider = page.getByRole("slider", { name: "vCPUs" });
  await slider.focus();
  for (let press = 0; press < 4; press += 1) {
    await slider.press("ArrowRight");
  }
  await expect(announcement).toHaveText(/399,00/);
  const announcements = await page.evaluate(
    () => (window as unknown as { announcements: string[] }).announcements,
  );
  expect(announcements.map(plain)).toEqual(["Preço mensal: R$ 399,00"]);
});

test("with text at 200 %, no content overflows and the price stays visible", async ({
  instance,
}) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--blink-settings=defaultFontSize=32"],
  });
  try {
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      await openCalculator(
        page,
        `${instance.url}/precos?windows=2&ipv4=2&storage=2000&bandwidth=10000`,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const overflowing = await page
        .locator("[data-calculator-island]")
        .locator("dt > span, dd, label, button, legend, a, [data-input], [data-figure]")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map((element) => element.outerHTML),
        );
      expect(overflowing, `${width} px`).toEqual([]);
      for (const input of ["vcpus", "ipv4"]) {
        await page.locator(`[data-input='${input}']`).scrollIntoViewIfNeeded();
        await expect(page.locator("[data-figure='bar']")).toBeInViewport({ ratio: 1 });
      }
    }
  } finally {
    await browser.close();
  }
});

test("a saved quote with every line fits on one printed page", async ({ page }) => {
  await openCalculator(
    page,
    "/precos?windows=2&linux=1&ipv4=2&storage=2000&bandwidth=10000&term=48",
  );
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  const path = await page.locator("[data-saved-quote]").evaluate((link) => {
    return new URL((link as HTMLAnchorElement).href).pathname;
  });
  for (const { address, heading, customer } of [
    { address: path, heading: /^Orçamento \d{4}\s\d{4}$/, customer: "Razão social" },
    {
      address: path.replace("/orcamento", "/en/quote"),
      heading: /^Quote \d{4}\s\d{4}$/,
      customer: "Company name",
    },
    {
      address: path.replace("/orcamento", "/es/presupuesto"),
      heading: /^Presupuesto \d{4}\s\d{4}$/,
      customer: "Razón social",
    },
  ]) {
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    const quote = page.getByRole("article");
    await expect(quote.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(quote).toContainText("Araucária Cloud Serviços de Tecnologia Ltda.");
    await expect(quote).toContainText("CNPJ 11.222.333/0001-81");
    await expect(quote.getByLabel(customer)).toBeVisible();
    await expect(quote.locator("[data-term='taxes']")).toContainText("NFS-e");
    await expect(quote.locator("[data-term='payment']")).toContainText("Pix");
    await expect(page.getByRole("navigation").first()).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test("the print button prints the quote, its URL and the company on one page", async ({ page }) => {
  await openCalculator(page, "/precos?windows=2&ipv4=2&storage=2000&bandwidth=10000");
  // The page has its print layout while the print dialog is open.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await page.emulateMedia({ media: "print" });
  const island = page.locator("[data-calculator-island]");
  await expect(island.getByText(/\/precos\?vcpus=4&/)).toBeVisible();
  await expect(island.getByText("Araucária Cloud").first()).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("the browser's print command prints the whole page, not only the quote", async ({ page }) => {
  await openCalculator(page, "/cloud-server");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).all()) {
    await expect(heading).toBeVisible();
  }
  await expect(page.locator("[data-figure='headline']")).toBeVisible();
  await expect(page.getByRole("link", { name: /Área do Cliente/ })).toBeHidden();
});

test("/orcamento without a code links to the calculator", async ({ page }) => {
  await page.goto("/orcamento");
  await expect(page.getByRole("heading", { name: "Orçamento não encontrado" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /calculadora/i })
    .click();
  await expect(page.locator("[data-calculator-island]")).toBeAttached();
});

test("in forced colours, the slider rail contrasts with its background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openCalculator(page, "/precos");
  const { rail, fill, ground } = await page.locator("[data-slider='vcpus']").evaluate((slider) => {
    const [rail, fill] = [...(slider.parentElement?.querySelectorAll("rect") ?? [])];
    return {
      rail: rail && getComputedStyle(rail).fill,
      fill: fill && getComputedStyle(fill).fill,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(new Set([rail, fill, ground]).size).toBe(3);
});

test("the URL of an unknown quote gets a 404 response", async ({ page }) => {
  const response = await page.goto("/orcamento/0000000000000000");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Orçamento não encontrado" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Abrir na calculadora" }).click();
  await expect(page.locator("[data-figure='headline']")).toBeVisible();
});

/** Configuration with every item that has a price, for 12 months: 5 % off. */
const everyPricedItem = "/precoadmin?storage=2000&bandwidth=2000&ipv4=1&windows=1";

/** Expected amounts when each base price is doubled, calculated by hand. */
const priceChanges = [
  { price: "cpuPrice", typed: "50", changes: { vcpus: "R$ 200,00" }, monthly: "R$ 3.794,11" },
  { price: "ramPrice", typed: "25", changes: { ram: "R$ 200,00" }, monthly: "R$ 3.794,11" },
  {
    price: "storagePrice",
    typed: "1,6",
    changes: { storage: "R$ 3.200,00", storageOverage: "R$ 1.561,60" },
    monthly: "R$ 5.960,87",
  },
  // The list price of bandwidth changes no amount, because additional blocks have their own price.
  { price: "bandwidthPrice", typed: "598", changes: {}, monthly: "R$ 3.699,11" },
  {
    price: "backupPrice",
    typed: "0,8",
    changes: { dailyBackup: "R$ 1.600,00" },
    monthly: "R$ 4.459,11",
  },
  {
    price: "ipv4Price",
    typed: "50",
    changes: { ipv4Addresses: "R$ 50,00" },
    monthly: "R$ 3.722,86",
  },
  {
    price: "windowsLicensePrice",
    typed: "340",
    changes: { windowsServers: "R$ 340,00" },
    monthly: "R$ 3.860,61",
  },
];
const everyLine = {
  vcpus: "R$ 100,00",
  ram: "R$ 100,00",
  storage: "R$ 1.600,00",
  storageOverage: "R$ 780,80",
  bandwidthOverage: "R$ 318,00",
  dailyBackup: "R$ 800,00",
  ipv4Addresses: "R$ 25,00",
  windowsServers: "R$ 170,00",
};

test("/precoadmin: each base price changes only the lines that depend on it", async ({ page }) => {
  await openCalculator(page, everyPricedItem);
  for (const { price, typed, changes, monthly } of priceChanges) {
    const field = page.locator(`[data-price='${price}']`);
    const published = await field.inputValue();
    await field.fill(typed);
    await expect.poll(async () => (await linesOf(page)).monthlyEquivalent, price).toBe(monthly);
    expect(await linesOf(page), price).toMatchObject({ ...everyLine, ...changes });
    await field.fill(published);
  }
  await expect.poll(async () => (await linesOf(page)).monthlyEquivalent).toBe("R$ 3.699,11");
});

test("/precoadmin: a price may have a comma or a point, and is not saved while it is being typed", async ({
  page,
}) => {
  await openCalculator(page, "/precoadmin");
  const cpu = page.getByRole("textbox", { name: "vCPU", exact: true });
  for (const incomplete of ["30,", "30."]) {
    await cpu.press("ControlOrMeta+a");
    await cpu.pressSequentially(incomplete);
    // While the typed price is incomplete, the amounts must not change.
    await expect(cpu).toHaveValue(incomplete);
    await expect(cpu).toHaveAttribute("aria-invalid", "true");
    await expect(cpu).toHaveAccessibleDescription("Informe um número, como 12,50.");
    expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 323,00");
    await expect(page.locator("[data-term]")).toHaveCount(5);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await cpu.pressSequentially("5");
    // 4 vCPUs cost R$ 30.50 each, R$ 22 more in total than at R$ 25: R$ 342, less the discount of 5 %.
    await expect.poll(async () => (await linesOf(page)).monthlyEquivalent).toBe("R$ 324,90");
    await expect(cpu).not.toHaveAttribute("aria-invalid", "true");
  }
  // 4 vCPUs at R$ 1,000 each. The line is shown before the discount.
  await cpu.fill("1.000");
  await expect.poll(async () => (await linesOf(page)).vcpus).toBe("R$ 4.000,00");
  await page.goto("/precos");
  expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 304,00");
});

test("/precoadmin: an invalid price is not sent, and the field shows the reason", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") {
      sent.push(request.url());
    }
  });
  await openCalculator(page, "/precoadmin");
  const cpu = page.getByRole("textbox", { name: "vCPU", exact: true });
  for (const [typed, problem] of [
    ["", "Informe um número, como 12,50."],
    ["abc", "Informe um número, como 12,50."],
    ["-1", "Informe um número, como 12,50."],
    ["1e3", "Informe um número, como 12,50."],
    ["2000000", "Informe um valor de 0 a 1.000.000."],
    ["1,23456", "Use no máximo 4 casas decimais."],
  ] as const) {
    await cpu.fill(typed);
    await page.getByRole("button", { name: "Salvar preços" }).click();
    await expect(cpu, typed).toBeFocused();
    await expect(cpu, typed).toHaveAttribute("aria-invalid", "true");
    await expect(cpu, typed).toHaveAccessibleDescription(problem);
    await expect(page.getByText(/Nada foi salvo/)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test("/precoadmin: a quote with an unpublished price is marked as a simulation", async ({
  page,
}) => {
  await openCalculator(page, "/precoadmin");
  const quoteOnly = [
    page.getByRole("button", { name: "Salvar", exact: true }),
    page.getByRole("link", { name: "Falar com vendas" }),
    page.getByRole("button", { name: "Copiar link" }),
    summaryOf(page).getByText(/^Preços de/),
  ];
  for (const part of quoteOnly) {
    await expect(part).toBeVisible();
  }
  const cpu = page.getByRole("textbox", { name: "vCPU", exact: true });
  await cpu.fill("1");
  await expect(summaryOf(page).getByRole("heading", { name: "Simulação" })).toBeVisible();
  await expect(summaryOf(page).getByText(/não são os publicados/)).toBeVisible();
  for (const part of quoteOnly) {
    await expect(part).toHaveCount(0);
  }
  await page.emulateMedia({ media: "print" });
  await expect(summaryOf(page).getByText(/não são os publicados/)).toBeVisible();
  await expect(summaryOf(page).getByText(/\/precoadmin\?/)).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  // The published price in another notation must count as unchanged.
  await cpu.fill("25,00");
  for (const part of quoteOnly) {
    await expect(part).toBeVisible();
  }
});

test("a quote shows the date of its price catalogue", async ({ page }) => {
  await openCalculator(page, "/precos");
  await expect(summaryOf(page)).toContainText(/Preços de \d{2}\/\d{2}\/\d{4}(?!,)/);
});

test("/precoadmin has a title in each language", async ({ page }) => {
  for (const [path, title] of [
    ["/precoadmin", "Simular preços · Araucária Cloud"],
    ["/en/precoadmin", "Try out prices · Araucária Cloud"],
    ["/es/precoadmin", "Simular precios · Araucária Cloud"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test("values typed before hydration change the price and the URL", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/island-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/precos?ram=16&utm_source=news");
  await page.getByLabel("vCPUs", { exact: true }).fill("8");
  await page.getByRole("radio", { name: /^24 meses/ }).check();
  await expect(page.getByRole("radio", { name: /^24 meses/ })).toBeFocused();
  script.resolve();
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  // 200 + 200 + 80 + 40, less 10 %
  expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 468,00");
  await expect(page.getByRole("radio", { name: /^24 meses/ })).toBeFocused();
  await expect(page).toHaveURL(/\?ram=16&utm_source=news&vcpus=8&.*term=24/);
});

test("hydration preserves typed values and the focus", async ({ page }) => {
  // Types into the form without scripts immediately before the script replaces it.
  await page.addInitScript(() => {
    const { replaceWith } = Element.prototype;
    Element.prototype.replaceWith = function (...nodes) {
      const field = this.querySelector<HTMLInputElement>("form [name='vcpus']");
      if (field) {
        field.value = "16";
      }
      replaceWith.apply(this, nodes);
    };
  });
  const script = Promise.withResolvers<void>();
  await page.route(/\/island-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/precos?ram=16");
  await page.getByLabel("vCPUs", { exact: true }).focus();
  script.resolve();
  const field = page.locator("[data-input='vcpus']");
  await expect(field).toHaveValue("16");
  await expect(field).toBeFocused();
  await expect(page.locator("[data-input='ram']")).toHaveValue("16");
  // 400 for vCPUs, 200 for RAM and 120 for storage with backup, less 5 %.
  expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 684,00");
});

test("on a page rendered without its query string, scripts show the quote of the URL", async ({
  page,
  request,
}) => {
  const rendered = await (await request.get("/precos")).text();
  await page.route(/\/precos\?vcpus=8$/, (route) =>
    route.fulfill({ body: rendered, contentType: "text/html; charset=utf-8" }),
  );
  await openCalculator(page, "/precos?vcpus=8");
  await expect.poll(async () => (await linesOf(page)).monthlyEquivalent).toBe("R$ 399,00");
  await expect(page).toHaveURL(/\/precos\?vcpus=8$/);
});

test("campaign parameters remain in the URL, but not in the copied link", async ({
  page,
  context,
  instance,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: instance.url });
  await openCalculator(page, "/precos?utm_source=news&utm_campaign=verao");
  await typeValue(page.locator("[data-input='vcpus']"), "8");
  await expect(page).toHaveURL(/\?utm_source=news&utm_campaign=verao&vcpus=8&ram=8&/);
  await page.getByRole("button", { name: "Copiar link" }).click();
  await expect(page.getByRole("button", { name: "Link copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/precos\?vcpus=8&/);
});

test("the Back button restores the quote of the previous URL of the same page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, "/precos");
  const bar = page.locator("[data-figure='bar']");
  await typeValue(page.locator("[data-input='vcpus']"), "8");
  await expect(page).toHaveURL(/vcpus=8&/);
  await page.getByRole("link", { name: "Ver detalhes" }).click();
  await expect(page).toHaveURL(/vcpus=8&.*#calculator-summary$/);
  await typeValue(page.locator("[data-input='vcpus']"), "16");
  await expect(page).toHaveURL(/vcpus=16&/);
  await expect(bar).toHaveText(/589,00/);
  await page.goBack();
  await expect(page).toHaveURL(/vcpus=8&[^#]*$/);
  await expect(bar).toHaveText(/399,00/);
  await expect(page.locator("[data-input='vcpus']")).toHaveValue("8");
  // Clicks the link before the URL contains the new number of vCPUs.
  await typeValue(page.locator("[data-input='vcpus']"), "12");
  await page.getByRole("link", { name: "Ver detalhes" }).click();
  await expect(page).toHaveURL(/vcpus=12&.*#calculator-summary$/);
  await expect(bar).toHaveText(/494,00/);
});

test("storage is in GB on the page and in the chat text", async ({ page }) => {
  await openCalculator(page, "/precos?storage=1950&bandwidth=2500");
  const island = page.locator("[data-calculator-island]");
  await expect(island.getByText("1.950\u00a0GB", { exact: true })).toBeVisible();
  await expect(island.getByText("2,5\u00a0TB", { exact: true }).first()).toBeVisible();
  const href = await page.getByRole("link", { name: "Falar com vendas" }).getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toContain("Armazenamento NVMe: 1.950 GB");
});

test("a number field and its slider announce their unit to screen readers", async ({ page }) => {
  await openCalculator(page, "/precos?ram=16&bandwidth=2500");
  for (const [name, inField, onSlider] of [
    ["Memória RAM", "16\u00a0GB 2 a 320, de 2 em 2", "16 GB"],
    ["Transferência mensal", "2,5\u00a0TB 500 a 10.000, de 500 em 500", "2.500 GB"],
  ] as const) {
    await expect(page.getByRole("textbox", { name })).toHaveAccessibleDescription(inField);
    const slider = page.getByRole("slider", { name });
    expect(plain(await slider.getAttribute("aria-valuetext"))).toBe(onSlider);
  }
});

test("at 360 px the price bar never covers the focused element", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Disables smooth scrolling, so that the test measures final positions.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCalculator(page, "/precos");
  const coveredElements: string[] = [];
  await page.locator("[data-input='vcpus']").focus();
  for (let tabs = 0; tabs < 16; tabs += 1) {
    await page.keyboard.press("Tab");
    coveredElements.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector("[data-figure='bar']")?.closest("aside");
        if (!focused || !bar || bar.contains(focused)) {
          return [];
        }
        const { bottom } = focused.getBoundingClientRect();
        return bottom > bar.getBoundingClientRect().top + 1 ? [focused.outerHTML] : [];
      })),
    );
  }
  expect(coveredElements).toEqual([]);
});

test("the save button of a quote stays focused", async ({ page }) => {
  await openCalculator(page, "/precos?vcpus=12");
  const saveButton = page.getByRole("button", { name: "Salvar", exact: true });
  await saveButton.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-saved-quote]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Salvo", exact: true })).toBeFocused();
});

test("without clipboard access, the calculator shows the URL for copying by hand", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined }),
  );
  await openCalculator(page, "/precos?vcpus=8");
  await page.getByRole("button", { name: "Copiar link" }).click();
  const address = page.getByRole("textbox", { name: "Copie o link" });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(/\/precos\?vcpus=8&/);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toMatch(
    /\/precos\?vcpus=8&/,
  );
});

test("a choice changes the price in every language", async ({ page }) => {
  for (const [path, spoken, figure] of [
    ["/precos", "vCPUs", "R$ 399,00"],
    ["/en/pricing", "vCPUs", "R$399.00"],
    ["/es/precios", "vCPU", "399,00 R$"],
  ] as const) {
    await openCalculator(page, path);
    await typeValue(page.getByRole("textbox", { name: spoken, exact: true }), "8");
    await expect
      .poll(async () => plain(await page.locator("[data-figure='headline']").textContent()), path)
      .toBe(figure);
  }
});

test("axe finds no problem on /precoadmin and on a saved quote", async ({ page }) => {
  await openCalculator(page, "/precoadmin");
  await page.locator("[data-price='cpuPrice']").fill("30,");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.locator("[data-price='cpuPrice']").fill("30,5");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await openCalculator(page, "/precos?vcpus=14");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  const link = page.locator("[data-saved-quote]");
  await page.goto(new URL((await link.textContent()) ?? "").pathname);
  await expect(page).toHaveTitle(/^Orçamento \d{4}\s\d{4} · Araucária Cloud$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test.describe("the button to save prices on /precoadmin", () => {
  test.use({ expectedFailures: /\/api\/prices/ });

  test("states that only staff can save prices, and rejects a visitor's attempt", async ({
    page,
  }) => {
    await openCalculator(page, "/precoadmin");
    await page.locator("[data-price='cpuPrice']").fill("30");
    await page.getByRole("button", { name: "Salvar preços" }).click();
    await expect(page.getByText(/é preciso entrar com uma conta da equipe/)).toBeVisible();
    await expect(page.locator("[data-price='cpuPrice']")).toHaveValue("30");
    await page.goto("/precos");
    expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 304,00");
  });
});

test.describe("the calculator without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("saves the quote by its save button", async ({ page }) => {
    for (const { path, label = "vCPUs", button, figure, address } of [
      { path: "/precos", button: "Salvar", figure: "R$ 399,00", address: /\/orcamento\// },
      { path: "/en/pricing", button: "Save", figure: "R$399.00", address: /\/en\/quote\// },
      {
        path: "/es/precios",
        label: "vCPU",
        button: "Guardar",
        figure: "399,00 R$",
        address: /\/es\/presupuesto\//,
      },
    ]) {
      await page.goto(path);
      await page.getByLabel(label, { exact: true }).fill("8");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page).toHaveURL(address);
      expect(plain(await page.locator("[data-figure='headline']").textContent())).toBe(figure);
    }
  });

  test("shows a saved quote with lines, URL, contact and a link back", async ({
    page,
    instance,
  }) => {
    await page.goto("/precos?vcpus=8&bandwidth=2000");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Orçamento \d{4}\s\d{4}$/);
    const lines = page.getByRole("article").locator("[data-line]");
    await expect(lines.filter({ hasText: "vCPUs" })).toContainText(/200,00/);
    await expect(lines.filter({ hasText: "Transferência" }).first()).toBeVisible();
    const address = page.url();
    expect(address.startsWith(`${instance.url}/orcamento/`)).toBe(true);
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    // Without scripts, buttons that need a script are hidden.
    for (const name of ["Copiar link", "Imprimir"]) {
      await expect(page.getByRole("button", { name, includeHidden: true })).toBeHidden();
    }
    const chat = page.getByRole("article").getByRole("link", { name: /WhatsApp/ });
    const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    expect(message).toContain(address);
    await page.getByRole("link", { name: "Abrir na calculadora" }).click();
    await expect(page).toHaveURL(/\/precos\?vcpus=8&/);
    await expect(page.getByLabel("vCPUs", { exact: true })).toHaveValue("8");

    await page.goto(address.replace("/orcamento/", "/en/quote/"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quote \d{4}\s\d{4}$/);
    await page.goto(address.slice(0, -1));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orçamento não encontrado");
  });

  test("calculates the quote by its submit button", async ({ page }) => {
    await page.goto("/precos");
    await page.getByLabel("vCPUs", { exact: true }).fill("8");
    await page.getByRole("switch", { name: "Backup diário" }).uncheck();
    await page.getByRole("radio", { name: /^24 meses/ }).check();
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/precos\?vcpus=8&/);
    // 380 less 10 %
    expect((await linesOf(page)).monthlyEquivalent).toBe("R$ 342,00");
    await expect(page.getByRole("switch", { name: "Backup diário" })).not.toBeChecked();
  });
});

for (const width of [360, 1440]) {
  test(`has no accessibility problem at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCalculator(page, "/precos?vcpus=8");
    const { violations } = await new AxeBuilder({ page })
      .include("[data-calculator-island]")
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
