import { logInStaff } from "../../support/accounts.ts";
import { withDatabase } from "../../support/database.ts";
import type { Instance } from "../../support/instance.ts";
import { startSeparateInstance, stopIfRunning } from "../../support/separate-instance.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

let largeInstance: Instance;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  largeInstance = await startSeparateInstance();
  await withDatabase(largeInstance, async (client) => {
    await client.query(`
      insert into customers (id, fullname, email, phone)
      select uuidv7(), 'Cliente ' || to_char(n, 'FM00000'), 'cliente' || n || '@example.com', '11 9' || n
      from generate_series(1, 20000) n`);
    await client.query(`
      insert into plans (id, name, description, price, status)
      select (1000 + n)::text, 'Plano ' || to_char(n, 'FM0000'), 'Quatro vCPUs.', 100, 'ativo'
      from generate_series(1, 1500) n`);
  });
});
test.afterAll(() => stopIfRunning(largeInstance));

test("the panel pages, sorts and searches lists of 20,000 customers and 1,500 plans", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: largeInstance.url });
  const page = await context.newPage();
  const users = page.getByRole("table", { name: "Usuários" });
  const plans = page.getByRole("table", { name: "Planos", exact: true });
  const dialog = page.locator("dialog");
  const pages = page.getByRole("navigation", { name: "Páginas" }).first();
  const firstUser = users.getByRole("rowheader").first();

  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(page.getByRole("heading", { name: /^Usuários/ })).toContainText("20.000");
  await users.getByRole("link", { name: "Nome" }).click();
  await expect(firstUser).toHaveText(/Cliente 00001$/);
  await pages.getByRole("link", { name: "Próxima" }).click();
  await expect(firstUser).toHaveText(/Cliente 00021$/);
  await pages.getByRole("link", { name: "Página 1.000" }).click();
  await expect(firstUser).toHaveText(/Cliente 19981$/);
  await expect(users.getByRole("rowheader").last()).toHaveText(/Cliente 20000$/);
  await users.getByRole("link", { name: "Nome" }).click();
  await expect(firstUser).toHaveText(/Cliente 20000$/);

  const search = page.getByRole("searchbox", { name: "Buscar por nome ou e-mail" });
  await search.fill("cliente17777@");
  await search.press("Enter");
  await expect(users.getByRole("rowheader")).toHaveText([/Cliente 17777$/]);

  await users.getByRole("link", { name: "Adicionar Plano" }).click();
  await dialog.getByRole("button", { name: "Mostrar sugestões" }).click();
  await expect(dialog.getByRole("option")).toHaveCount(100);
  await dialog.getByRole("combobox", { name: "Plano ativo" }).fill("Plano 1400");
  // The options are the plan with this name and the plan whose id is 1400.
  await expect(dialog.getByRole("option")).toHaveCount(2);
  await dialog.getByRole("option", { name: "Plano 1400" }).click();
  await dialog.getByRole("button", { name: "Adicionar Plano" }).click();
  await expect(page.getByText("Plano adicionado com sucesso!").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(users.getByRole("row").nth(1)).toContainText("Plano 1400");

  const planSearch = page.getByRole("searchbox", { name: "Buscar por ID ou nome" });
  await planSearch.fill("2450");
  await planSearch.press("Enter");
  await expect(plans.getByRole("rowheader")).toHaveText([/Plano 1450$/]);
  await plans.getByRole("link", { name: "Editar" }).click();
  await expect(dialog).toContainText("Editar Plano 1450");
  await dialog.getByLabel("Preço").fill("99.5");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(plans.getByRole("row").nth(1)).toContainText("99,50");
  await plans.getByRole("link", { name: "Remover" }).click();
  await dialog.getByRole("button", { name: "Remover" }).click();
  await expect(plans).not.toContainText("Plano 1450");
  await context.close();
});

test("without scripts, the search in the dialog for a new plan finds all plans, not only the first 100", async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: largeInstance.url,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const dialog = page.locator("dialog");
  await logInStaff(page, readTestSetup().accounts.admin);
  await page.goto("/admin?search=cliente18888@");
  await page.getByRole("link", { name: "Adicionar Plano" }).click();
  await expect(dialog.getByRole("option")).toHaveCount(101);
  await dialog.getByRole("searchbox", { name: "Buscar por ID ou nome" }).fill("Plano 1300");
  await page.keyboard.press("Enter");
  // The options are the placeholder, the plan with this name and the plan whose id is 1300.
  await expect(dialog.getByRole("option")).toHaveCount(3);
  await dialog.getByLabel("Plano ativo").selectOption("2300");
  await dialog.getByRole("button", { name: "Adicionar Plano" }).click();
  await expect(page.getByText("Plano adicionado com sucesso!").first()).toBeVisible();
  await context.close();
});
