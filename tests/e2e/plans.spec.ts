import type { Page } from "@playwright/test";
import { readPage } from "../support/page-content.ts";
import { expect, test } from "../support/test.ts";
import { locales, siteRoutes } from "./site-map.ts";

const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ").trim();

async function expectMonthly(page: Page, amount: string): Promise<void> {
  const figure = page.locator("[data-figure='headline']");
  await expect.poll(async () => plain(await figure.textContent())).toBe(amount);
}

async function chatText(page: Page, name: RegExp): Promise<string> {
  const href = await page.getByRole("link", { name }).first().getAttribute("href");
  return new URL(href ?? "").searchParams.get("text") ?? "";
}

// Calculated by hand: 1 vCPU, 2 GB and 50 GB cost R$ 90.00, less 5 %.
const lowestPrices = { "pt-BR": "R$ 85,50", "en-US": "R$85.50", "es-ES": "85,50 R$" };

for (const locale of locales) {
  test(`the pages that state a "from" price state the same price in ${locale}`, async ({
    instance,
  }) => {
    for (const [name, times] of [
      ["home", 1],
      // Number of places on the page with the price: two are its opening and the smallest of its sizes.
      ["cloud-server", 2],
      ["virtual-datacenter", 1],
      ["pricing", 1],
      ["comparison", 2],
    ] as const) {
      const path = siteRoutes.find((route) => route.name === name)?.paths[locale] ?? "";
      const { text, structuredData } = await readPage(instance, path);
      expect(plain(text).split(lowestPrices[locale]), path).toHaveLength(times + 1);
      const services = structuredData.filter((object) => object["@type"] === "Service");
      for (const { offers } of services) {
        expect(offers).toMatchObject({ lowPrice: "85.50" });
      }
    }
  });
}

test("a plan has the same price on its card, in the calculator and in a saved quote", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ hasText: "Montar este plano Cloud Pro" });
  expect(plain(await card.locator("[data-figure='plan']").textContent())).toBe("R$ 304,00");
  await card.getByRole("link", { name: /^Montar este plano/ }).click();
  await expect(page.locator("[data-figure='headline']")).toBeInViewport();
  await expect(page).toHaveURL(/[?&]plan=cloud-pro&/);
  await expectMonthly(page, "R$ 304,00");
  await expect(page.getByText("Plano Cloud Pro, com 3 TB de transferência por mês")).toBeVisible();
  await expect(page.getByText(/Ajustamos ao que se pode contratar/)).toHaveCount(0);

  // When the page's script runs, it removes the button of the form without scripts.
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  await page.getByRole("switch", { name: "Backup diário" }).uncheck();
  await expectMonthly(page, "R$ 870,20");
  await expect(page.getByText(/^O plano Cloud Pro vale a partir de 4 vCPUs/)).toBeVisible();
  expect(await chatText(page, /^Falar com vendas/)).not.toContain("Cloud Pro");
  await expect(page).toHaveURL(/[?&]plan=cloud-pro&.*backup=0/);

  await page.getByRole("button", { name: "Voltar ao plano" }).click();
  await expectMonthly(page, "R$ 304,00");
  await expect(page.locator("#calculator-summary")).toBeFocused();
  await expect(page.getByRole("switch", { name: "Backup diário" })).toBeChecked();
  expect(await chatText(page, /^Falar com vendas/)).toContain(
    "Plano: Cloud Pro\nvCPUs: 4\nMemória RAM: 8 GB",
  );

  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.locator("[data-saved-quote]").click();
  await expect(page).toHaveURL(/\/orcamento\/[0-9a-z]{16}$/);
  await expectMonthly(page, "R$ 304,00");
  await expect(page.getByText("Plano Cloud Pro, com 3 TB de transferência por mês")).toBeVisible();
  expect(await chatText(page, /WhatsApp/)).toContain("Plano: Cloud Pro");
  await page.getByRole("link", { name: "Abrir na calculadora" }).click();
  await expect(page).toHaveURL(/\/precos\?plan=cloud-pro&vcpus=4&/);
  await expectMonthly(page, "R$ 304,00");
});

test("the calculator proposes the plan that matches a configuration without a plan", async ({
  page,
}) => {
  await page.goto("/precos?vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&term=12");
  await expectMonthly(page, "R$ 908,20");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  await page.getByRole("button", { name: /^Com o Cloud Pro: R\$\s304,00$/ }).click();
  await expectMonthly(page, "R$ 304,00");
  await expect(page).toHaveURL(/[?&]plan=cloud-pro(?:&|$)/);
});

test.describe("the calculator without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("lets a visitor choose, suspend, resume and save a plan", async ({ page }) => {
    await page.goto("/precos?vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&term=12");
    await page.getByRole("link", { name: /^Com o Cloud Pro: R\$\s304,00$/ }).click();
    await expectMonthly(page, "R$ 304,00");

    await page.getByLabel("vCPUs", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/precos\?plan=cloud-pro&vcpus=3&/);
    await expectMonthly(page, "R$ 884,45");
    await page.getByRole("link", { name: "Voltar ao plano" }).click();
    await expectMonthly(page, "R$ 304,00");

    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page).toHaveURL(/\/orcamento\//);
    await expectMonthly(page, "R$ 304,00");
    await expect(
      page.getByText("Plano Cloud Pro, com 3 TB de transferência por mês"),
    ).toBeVisible();
  });

  test("reports an unknown plan in the URL", async ({ page }) => {
    await page.goto("/precos?plan=cloud-gold");
    await expect(page.getByText("Ajustamos ao que se pode contratar: Plano.")).toBeVisible();
    await expectMonthly(page, "R$ 304,00");
  });
});
