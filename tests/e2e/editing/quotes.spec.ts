import type { Page } from "@playwright/test";
import { withDatabase } from "../../support/database.ts";
import { saveQuote } from "../../support/quotes.ts";
import { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ expectedFailures: /\/api\/(saved-quotes\/|quotes$|prices$)/ });

const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ").trim();

async function figuresOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const names = ["headline", "then", "today", "difference"];
  const figures = await Promise.all(
    names.map(async (name) => {
      const figure = page.locator(`[data-figure='${name}']`);
      return (await figure.count()) > 0 ? plain(await figure.textContent()) : "";
    }),
  );
  return figures;
}

async function openPrices(page: Page): Promise<void> {
  await page.goto("/precoadmin");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-price='cpuPrice']")).toBeVisible();
}

async function savePrice(page: Page, price: string): Promise<void> {
  await openPrices(page);
  await page.locator("[data-price='cpuPrice']").fill(price);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await expect(page.getByText("Preços publicados.")).toBeVisible();
}

test("after a price change on /precoadmin, an earlier quote shows both its price and the current price", async ({
  page,
  instance,
}) => {
  const path = await saveQuote(page);
  expect(await figuresOf(page, path)).toEqual(["R$ 304,00", "", "", ""]);

  const { email, password } = readTestSetup().accounts.screens;
  await page.goto("/cms/login");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/cms\/?$/);

  try {
    await savePrice(page, "30,00");
    // 4 vCPUs at R$ 5,00 more, less 5 %: R$ 19,00.
    await expect
      .poll(() => figuresOf(page, path))
      .toEqual(["R$ 304,00", "R$ 304,00", "R$ 323,00", "+ R$ 19,00"]);
    await page.goto("/precos?vcpus=4");
    await expect(page.locator("[data-figure='headline']")).toHaveText(/323,00/);
  } finally {
    await savePrice(page, "25");
  }
  await expect.poll(() => figuresOf(page, path)).toEqual(["R$ 304,00", "", "", ""]);

  await withDatabase(instance, (client) =>
    client.query("UPDATE saved_quotes SET expires_at = now() - interval '1 day' WHERE code = $1", [
      path.split("/").at(-1),
    ]),
  );
  expect(await figuresOf(page, path)).toEqual(["R$ 304,00", "R$ 304,00", "R$ 304,00", "R$ 0,00"]);
  await expect(page.getByText(/Este orçamento venceu/)).toBeVisible();

  // Sales staff see the same quote as the visitor, and cannot change it.
  const code = path.split("/").at(-1);
  const staffView = await page.evaluate(async (code) => {
    const listed = await fetch(`/api/saved-quotes?where[code][equals]=${code}`);
    const { docs } = (await listed.json()) as { docs: { id: string; monthlyTotal: number }[] };
    const changed = await fetch(`/api/saved-quotes/${docs[0]?.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ monthlyTotal: 1 }),
    });
    return { totals: docs.map(({ monthlyTotal }) => monthlyTotal), changed: changed.status };
  }, code);
  expect(staffView).toEqual({ totals: [304], changed: 403 });
});

const staff = () => StaffApi.logIn(readTestSetup().editing, readTestSetup().accounts.screens);
const headline = (page: Page) => page.locator("[data-figure='headline']");

/** Restores the published price after a test. */
async function publishCpuPrice(cpuPrice: number): Promise<void> {
  await (await staff()).updateGlobal("price-catalogue", { prices: { cpuPrice } });
}

test("saving a quote with outdated prices is rejected with a message about the change", async ({
  page,
  browser,
  instance,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url });
  const plainPage = await context.newPage();
  await page.goto("/precos?vcpus=8");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
  await plainPage.goto("/precos?vcpus=8");
  await expect(headline(page)).toHaveText(/399,00/);
  await publishCpuPrice(30);
  try {
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(
      page.getByText(/Os preços mudaram desde que você abriu esta página/),
    ).toBeVisible();
    await expect(page.locator("[data-saved-quote]")).toHaveCount(0);
    await page.getByRole("link", { name: "Ver o preço de hoje" }).click();
    // 8 x 5,00 more, less 5 %
    await expect(headline(page)).toHaveText(/437,00/);

    const answer = plainPage.waitForResponse((response) => response.request().method() === "POST");
    await plainPage.getByRole("button", { name: "Salvar", exact: true }).click();
    expect((await answer).status()).toBe(409);
    await expect(
      plainPage.getByRole("heading", { name: "O orçamento não foi salvo" }),
    ).toBeVisible();
    await expect(plainPage.getByText(/Os preços mudaram/)).toBeVisible();
    await plainPage.getByRole("link", { name: "Abrir na calculadora" }).click();
    await expect(headline(plainPage)).toHaveText(/437,00/);
  } finally {
    await publishCpuPrice(25);
    await context.close();
  }
});

test("a visitor who saves too many quotes gets a message, with and without scripts", async ({
  page,
  browser,
  instance,
}) => {
  await saveQuote(page);
  await withDatabase(instance, (client) =>
    client.query("UPDATE rate_limits SET points = 20 WHERE key LIKE 'save-quote%'"),
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url });
  try {
    await page.goto("/en/pricing?vcpus=8");
    await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-slider='vcpus']")).toBeAttached();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/^Too many quotes/)).toBeVisible();

    const plainPage = await context.newPage();
    await plainPage.goto("/precos?vcpus=8");
    const answer = plainPage.waitForResponse((response) => response.request().method() === "POST");
    await plainPage.getByRole("button", { name: "Salvar", exact: true }).click();
    expect((await answer).status()).toBe(429);
    await expect(plainPage.getByText(/^Muitos orçamentos salvos/)).toBeVisible();
    await expect(plainPage).toHaveTitle("O orçamento não foi salvo · Araucária Cloud");
    await plainPage.getByRole("link", { name: "Abrir na calculadora" }).click();
    await expect(headline(plainPage)).toHaveText(/399,00/);
  } finally {
    await withDatabase(instance, (client) =>
      client.query("DELETE FROM rate_limits WHERE key LIKE 'save-quote%'"),
    );
    await context.close();
  }
});

test("sales staff see each line and the total of a saved quote in the CMS", async ({ page }) => {
  const scopes = (scope: string) => ({ policy: { discountScope: scope, totalScope: scope } });
  const api = await staff();
  // With the scope "compute", discount and total exclude the extras; the quote lists the extras separately.
  await api.updateGlobal("price-catalogue", scopes("compute"));
  try {
    await expect
      .poll(async () => {
        await page.goto("/precos");
        return plain(await headline(page).textContent());
      })
      .toBe("R$ 266,00");
    const code = (await saveQuote(page)).split("/").at(-1);
    await logInBrowser(page.context(), readTestSetup().editing, readTestSetup().accounts.screens);
    await page.goto(`/cms/collections/saved-quotes?search=${code}`);
    await page.getByRole("link", { name: code ?? "" }).click();
    const figures = page.locator(".quote-figures");
    await expect(figures).toBeVisible();
    const rows = await figures
      .locator("tr")
      .evaluateAll((elements) =>
        elements.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
      );
    expect(rows.map((row) => row.map(plain))).toEqual([
      ["Linha", "Quantidade", "Valor"],
      ["vCPUs", "4", "R$ 100,00"],
      ["RAM", "8", "R$ 100,00"],
      ["Armazenamento", "100", "R$ 80,00"],
      ["Armazenamento excedente", "0", "R$ 0,00"],
      ["Transferência excedente", "0", "R$ 0,00"],
      ["Backup diário", "100", "R$ 40,00"],
      ["IPv4 dedicados", "0", "R$ 0,00"],
      ["Licenças Windows", "0", "R$ 0,00"],
      ["Servidores Linux", "0", "R$ 0,00"],
      ["Recursos de computação", "R$ 280,00"],
      ["Adicionais", "R$ 40,00"],
      ["Desconto (5 %)", "-R$ 14,00"],
      ["Adicionais fora do total", "R$ 40,00"],
      ["Total por mês", "R$ 266,00"],
      ["Total do contrato", "R$ 3.192,00"],
    ]);
  } finally {
    await api.updateGlobal("price-catalogue", scopes("monthly"));
  }
});

test("saving on /precoadmin publishes only the changed price and not a colleague's draft", async ({
  page,
  browser,
  instance,
}) => {
  const api = await staff();
  await logInBrowser(page.context(), instance, readTestSetup().accounts.screens);
  const colleague = await browser.newContext({ baseURL: instance.url });
  await logInBrowser(colleague, instance, readTestSetup().accounts.editor);
  const other = await colleague.newPage();
  await openPrices(other);
  await openPrices(page);
  const cpu = page.locator("[data-price='cpuPrice']");
  const version = page.getByText(/^Preços de/).getByRole("time");
  const before = (await version.getAttribute("datetime")) ?? "";
  await api.updateGlobal("price-catalogue", { prices: { ramPrice: 20 } }, { isDraft: true });
  try {
    await cpu.fill("30,00");
    await page.getByRole("button", { name: "Salvar preços" }).click();
    await expect(page.getByText("Preços publicados.")).toBeVisible();
    await expect(version).not.toHaveAttribute("datetime", before);
    await expect(page.getByRole("button", { name: "Salvar", exact: true })).toBeVisible();
    await cpu.fill("99");
    await expect(headline(page)).toHaveText(/585,20/);
    await page.getByRole("button", { name: "Voltar aos preços publicados" }).click();
    await expect(headline(page)).toHaveText(/323,00/);
    await expect(cpu).toHaveValue("30");

    // An administrator whose page shows earlier prices must not revert the change without notice.
    await other.locator("[data-price='ipv4Price']").fill("20");
    await other.getByRole("button", { name: "Salvar preços" }).click();
    await expect(other.getByText(/Outros preços foram publicados enquanto isso/)).toBeVisible();
    await other.getByRole("link", { name: "Ver os preços atuais e manter os meus" }).click();
    await expect(other.locator("[data-price='ipv4Price']")).toHaveValue("20");
    await expect(other.locator("[data-price='cpuPrice']")).toHaveValue("30");

    expect(await api.read("price-catalogue")).toMatchObject({
      prices: { cpuPrice: 30, ramPrice: 12.5, ipv4Price: 25 },
    });
    await page.goto("/cms/globals/price-catalogue");
    await expect(page.locator('input[name="prices.ramPrice"]')).toHaveValue("20");
    await expect(page.locator('input[name="prices.cpuPrice"]')).toHaveValue("30");
  } finally {
    await api.updateGlobal("price-catalogue", { prices: { cpuPrice: 25, ramPrice: 12.5 } });
    await colleague.close();
  }
});
