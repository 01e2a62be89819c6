import type { Page } from "@playwright/test";
import { logInStaff, registerCustomer, waitForHydration } from "../support/accounts.ts";
import { uniqueWord } from "../support/content.ts";
import { type CmsRelay, startCmsRelay } from "../support/relay.ts";
import { expect, test } from "../support/test.ts";
import { readTestSetup } from "../support/test-setup.ts";
import { startWeb, stopWeb, type WebProcess } from "../support/web-process.ts";

let web: WebProcess;
let relay: CmsRelay;
test.beforeAll(async () => {
  web = await startWeb();
  // Uses the instance on which no test publishes: after a publish, pages would request the layout data again.
  relay = await startCmsRelay(web.cmsPort, readTestSetup().reading);
});
test.afterAll(async () => {
  relay.close();
  await stopWeb(web);
});

/** Returns the calls of the pages to the CMS, once the network is idle. */
async function callsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return relay.takeCalls().sort();
}

const lists = [
  "GET /api/admin/due",
  "GET /api/admin/plans",
  "GET /api/admin/users",
  "GET /api/admin/verify",
];

test("pages and forms of an administrator make each call to the CMS only once", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: web.url });
  const page = await context.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  const dialog = page.locator("dialog");

  await page.goto("/admin");
  expect(await callsOf(page), "nobody's panel").toEqual([
    "GET /api/admin/setup-required",
    "GET /api/content/shell",
  ]);
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(heading).toHaveText("Painel Administrativo", { timeout: 15_000 });
  await callsOf(page);
  await page.reload();
  expect(await callsOf(page), "the panel").toEqual(lists);

  // Makes the panel load React; without React, the browser would navigate natively.
  await heading.hover();
  // Moves the pointer again, because the first call moves nothing if the pointer was already over the heading.
  await heading.hover({ position: { x: 2, y: 2 } });
  await waitForHydration(page);
  // Uses the keyboard, because hovering may prefetch.
  await page.getByRole("link", { name: "Novo Plano" }).press("Enter");
  await expect(dialog).toBeVisible();
  expect(await callsOf(page), "a dialog that needs nothing").toEqual([]);
  await dialog.getByLabel("Nome").fill(`Plano ${uniqueWord("p")}`);
  await dialog.getByLabel("Descrição").fill("Quatro vCPUs.");
  await dialog.getByLabel("Preço").fill("10");
  await dialog.getByRole("button", { name: "Criar plano" }).press("Enter");
  await expect(page.getByText("Plano criado com sucesso!").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await callsOf(page), "a plan is created").toEqual([...lists, "POST /api/admin/plans"]);

  await page.getByRole("link", { name: "Editar" }).first().press("Enter");
  await expect(dialog).toBeVisible();
  expect(await callsOf(page), "a dialog about a plan").toEqual([
    expect.stringMatching(/^GET \/api\/admin\/plans\/\d+$/),
  ]);
  await context.close();
});

test("pages and forms of a customer make each call to the CMS only once", async ({ browser }) => {
  const customer = await registerCustomer(readTestSetup().reading);
  const context = await browser.newContext({ baseURL: web.url });
  const page = await context.newPage();

  await page.goto("/auth");
  expect(await callsOf(page), "login, around which the site is known").toEqual([]);
  await page.getByLabel("E-mail").fill(customer.email);
  await page.getByLabel("Senha", { exact: true }).fill(customer.password);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Entrar", exact: true }).press("Enter");
  await page.waitForURL("/client-area");
  expect(await callsOf(page), "logged in").toEqual([
    "GET /api/auth/status",
    "POST /api/auth/login",
  ]);
  await page.goto("/client-area/account");
  await callsOf(page);
  await page.getByLabel("Nome completo").fill("Ana Maria");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Salvar" }).first().press("Enter");
  await expect(page.getByText("Dados salvos").first()).toBeVisible();
  expect(await callsOf(page), "details are saved").toEqual([
    "GET /api/auth/status",
    "PATCH /api/auth/profile",
  ]);
  await context.close();
});
