import type { Page } from "@playwright/test";
import { withDatabase } from "../../support/database.ts";
import { prepared } from "../../support/prepared.ts";
import { expect, test } from "../../support/test.ts";

test.use({ provokedFailures: /\/api\/saved-quotes\// });

const plain = (text: string | null) => (text ?? "").replace(/[\u00a0\u202f]/g, " ").trim();

/** Keeps the starting configuration, and returns the path of the quote. */
async function keepQuote(page: Page): Promise<string> {
  await page.goto("/precos");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const link = page.locator("[data-saved-quote]");
  await expect(link).toBeVisible();
  return new URL((await link.textContent()) ?? "").pathname;
}

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

async function savePrice(page: Page, price: string): Promise<void> {
  await page.goto("/precoadmin");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await page.locator("[data-price='cpuPrice']").fill(price);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await expect(page.getByText("Preços publicados.")).toBeVisible();
}

test("an editor saves a price on /precoadmin; quotes kept before hold theirs, beside today's", async ({
  page,
  instance,
}) => {
  const path = await keepQuote(page);
  expect(await figuresOf(page, path)).toEqual(["R$ 304,00", "", "", ""]);

  const { email, password } = prepared().accounts.screens;
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
    await page.goto("/precos");
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

  // Sales sees it as the prospect did, and cannot change it.
  const code = path.split("/").at(-1);
  const seen = await page.evaluate(async (code) => {
    const listed = await fetch(`/api/saved-quotes?where[code][equals]=${code}`);
    const { docs } = (await listed.json()) as { docs: { id: string; monthlyTotal: number }[] };
    const changed = await fetch(`/api/saved-quotes/${docs[0]?.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ monthlyTotal: 1 }),
    });
    return { totals: docs.map(({ monthlyTotal }) => monthlyTotal), changed: changed.status };
  }, code);
  expect(seen).toEqual({ totals: [304], changed: 403 });
});
