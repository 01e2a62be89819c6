import type { Page } from "@playwright/test";
import { logInBrowser } from "../../support/staff-browser.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Allows failed requests: the CMS rejects an invalid price, even in a draft.
test.use({ expectedFailures: /\/api\/globals\/price-catalogue/ });

async function openCatalogue(page: Page): Promise<void> {
  await logInBrowser(page.context(), readTestSetup().editing, readTestSetup().accounts.screens);
  await page.goto("/cms/globals/price-catalogue");
}

/** Returns for each sample configuration the published monthly price, the edited monthly price and the difference. */
async function preview(page: Page): Promise<string[][]> {
  const rows = await page.locator("tr[data-sample]").all();
  const cells = await Promise.all(rows.map((row) => row.locator("td").allInnerTexts()));
  return cells.map((row) => row.map((text) => text.replaceAll("\u00a0", " ")));
}

/** Published monthly prices of 2, 8 and 24 vCPUs for 12 months: 5 % off. */
const published = ["R$ 152,00", "R$ 1.252,10", "R$ 5.408,16"];
const withDearerCpu = ["R$ 161,50", "R$ 1.290,10", "R$ 5.522,16"];

async function setCpuPrice(page: Page, price: string): Promise<void> {
  const input = page.locator('input[name="prices.cpuPrice"]');
  await input.fill(price);
}

async function publish(page: Page): Promise<void> {
  // Waits for the response to the publish. Ignores autosaves, and Payload's access check at `price-catalogue/access`.
  const saved = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return (
      response.request().method() === "POST" &&
      pathname === "/api/globals/price-catalogue" &&
      !searchParams.has("autosave")
    );
  });
  await page.locator("#action-save").click();
  expect((await saved).status()).toBe(200);
}

test("a changed price is visible in the preview, and on the site after the publish", async ({
  page,
  request,
}) => {
  await openCatalogue(page);
  await expect
    .poll(() => preview(page))
    .toEqual(published.map((price) => [price, price, "R$ 0,00"]));

  await setCpuPrice(page, "30");
  await expect
    .poll(() => preview(page))
    .toEqual([
      [published[0], withDearerCpu[0], "+R$ 9,50"],
      [published[1], withDearerCpu[1], "+R$ 38,00"],
      [published[2], withDearerCpu[2], "+R$ 114,00"],
    ]);

  await setCpuPrice(page, "-1");
  await expect(page.locator(".catalogue-preview").getByRole("status")).toContainText(
    "Preços base (R$ por mês): vCPU: De 0",
  );
  await expect.poll(() => preview(page)).toEqual(published.map((price) => [price, "–", "–"]));

  // 4 vCPUs, 8 GB and 100 GB with backup for 12 months cost R$ 304.00, or R$ 323.00 if a vCPU costs R$ 30.
  const pricesPage = async () =>
    (await (await request.get("/precos")).text()).replaceAll(/\u00a0|&nbsp;/g, " ");
  expect(await pricesPage()).toContain("R$ 304,00");
  await setCpuPrice(page, "30");
  try {
    await publish(page);
    await expect.poll(pricesPage, { intervals: [50] }).toContain("R$ 323,00");
    await expect
      .poll(() => preview(page))
      .toEqual(withDearerCpu.map((price) => [price, price, "R$ 0,00"]));
  } finally {
    await setCpuPrice(page, "25");
    await publish(page);
  }
});

test.describe("the price catalogue in a browser with the English number format", () => {
  test.use({ locale: "en-US" });

  test("accepts prices with a comma or a point, and rejects other input", async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: "payload-lng", value: "pt", url: readTestSetup().editing.url },
    ]);
    await openCatalogue(page);
    const input = page.locator('input[name="prices.cpuPrice"]');
    const edited = async () => (await preview(page)).map(([, after]) => after);
    await expect(input).toHaveValue("25");
    for (const [typed, price] of [
      ["30,00", withDearerCpu[0]],
      ["25,", published[0]],
      ["R$ 30.00", withDearerCpu[0]],
      ["trinta", "–"],
    ] as const) {
      await input.fill(typed);
      await expect.poll(async () => (await edited())[0]).toBe(price);
      await expect(input).toHaveValue(typed);
    }
    await page.locator("#action-save").click();
    await expect(page.getByText(/não está válido|inválid/).first()).toBeVisible();
    await expect(input).toHaveValue("trinta");
    await input.fill("25,00");
    await publish(page);
    await page.reload();
    await expect(input).toHaveValue("25");
  });
});
