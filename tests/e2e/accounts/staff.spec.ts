import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  createAdministratorApi,
  logInStaff,
  readEmailedLink,
  waitForHydration,
} from "../../support/accounts.ts";
import { recordBrowserErrors } from "../../support/browser-guard.ts";
import { uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { matrixTestOptions } from "../../support/exhaustive.ts";
import { type Instance, startInstance, stopInstance } from "../../support/instance.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Allows failed requests: the server answers rejected forms with an error status, and also a visitor's attempt to save
// prices.
test.use({ expectedFailures: /\.data|\/api\/prices/ });

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
}

/** Renames a table while a function runs, so that the CMS's queries of this table fail. */
async function withoutTable(
  instance: Instance,
  table: "audit_log" | "customers",
  act: () => Promise<void>,
): Promise<void> {
  const rename = (from: string, to: string) =>
    withDatabase(instance, (client) => client.query(`alter table ${from} rename to ${to}`));
  await rename(table, `${table}_away`);
  await act();
  await rename(`${table}_away`, table);
}

const dialog = (page: Page) => page.locator("dialog");

test("the setup page creates only the first administrator, and the last administrator cannot be removed", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const instance = await startInstance({
    dataDirectory: join(readTestSetup().directory, uniqueWord("setup-")),
    env: { SETUP_TOKEN: "um-codigo-combinado" },
  });
  const context = await browser.newContext({ baseURL: instance.url });
  const { offences } = recordBrowserErrors(context, { origin: instance.url, provoked: /\.data/ });
  const page = await context.newPage();

  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Configuração Inicial");
  await page.getByRole("button", { name: "Criar Conta" }).click();
  await expect(page.getByText("E-mail é obrigatório")).toBeVisible();
  await expect(page.getByText("Senha é obrigatória")).toBeVisible();
  await page.getByLabel("E-mail").fill("chefe@example.com");
  const setUp = async (token: string) => {
    await page.getByLabel("Senha", { exact: true }).fill("cavalo-bateria");
    await page.getByLabel("Código de configuração").fill(token);
    await page.getByRole("button", { name: "Criar Conta" }).click();
  };
  await setUp("um-codigo-inventado");
  await expect(page.getByRole("alert")).toHaveText("Erro: Código de configuração inválido");
  await expect(page.getByLabel("E-mail")).toHaveValue("chefe@example.com");
  await waitForHydration(page);
  await page.route(/admin/, (route) => route.abort("internetdisconnected"));
  await setUp("um-codigo-combinado");
  await expect(page.getByRole("alert")).toHaveText("Erro: Erro no servidor. Tente novamente.");
  await expect(page.getByLabel("Código de configuração")).toHaveValue("um-codigo-combinado");
  await page.unroute(/admin/);
  await withoutTable(instance, "audit_log", async () => {
    await setUp("um-codigo-combinado");
    await expect(page.getByRole("alert")).toHaveText("Erro: Falha ao criar conta de administrador");
  });
  await withoutTable(instance, "customers", async () => {
    const otherPage = await context.newPage();
    await otherPage.goto("/auth?mode=register");
    await otherPage.getByLabel("Nome completo").fill("Ana Souza");
    await otherPage.getByLabel("E-mail").fill("ana@example.com");
    await otherPage.getByLabel("Telefone").fill("11912345678");
    await otherPage.getByLabel("Senha", { exact: true }).fill("girafa-azul-9");
    await otherPage.getByRole("main").locator("form button[type=submit]").click();
    await expect(otherPage.getByRole("alert")).toHaveText("Falha no registro");
    await otherPage.close();
  });
  await setUp("um-codigo-combinado");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await expect(page.getByText("Nenhum plano cadastrado")).toBeVisible();

  await page.getByRole("link", { name: "Equipe" }).click();
  await page.getByRole("link", { name: "Mudar papel" }).click();
  await dialog(page).getByLabel("Papel").selectOption("editor");
  await dialog(page).getByRole("button", { name: "Mudar papel" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Erro: É preciso haver ao menos um administrador",
  );

  await page.goto("/admin");
  await page.getByRole("link", { name: "Novo Usuário" }).click();
  await dialog(page).getByLabel("Nome completo").fill("Ana Souza");
  await dialog(page).getByLabel("E-mail").fill("ana@example.com");
  await dialog(page).getByLabel("Telefone").fill("11912345678");
  await dialog(page).getByLabel("Senha", { exact: true }).fill("girafa-azul-9");
  await dialog(page).getByRole("button", { name: "Criar usuário" }).click();
  await page.getByRole("link", { name: "Adicionar Plano" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Erro: Não há planos ativos disponíveis",
  );

  await context.clearCookies();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await context.close();
  expect(offences).toEqual([]);
  await stopInstance(instance);
});

test("an invited editor can set a password, and gets a message instead of the panel", async ({
  page,
  instance,
}) => {
  const email = `${uniqueWord("edu")}@example.com`;
  await logInStaff(page, readTestSetup().accounts.admin);
  await page.getByRole("link", { name: "Equipe" }).click();
  await page.getByRole("link", { name: "Convidar pessoa" }).click();
  await dialog(page).getByLabel("Nome").fill("Edu Lima");
  await dialog(page).getByLabel("E-mail").fill("edu@");
  await dialog(page).getByRole("button", { name: "Enviar convite" }).click();
  await expect(dialog(page).getByText("E-mail inválido")).toBeVisible();
  await dialog(page).getByLabel("E-mail").fill(email);
  await dialog(page).getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText("Convite enviado").first()).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("convidada");

  const link = await readEmailedLink(instance, email, "/admin/");
  await logOut(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boas-vindas à equipe");
  // The benefits for customers are not shown to staff.
  await expect(page.getByText("Seus planos, preços e vencimentos")).toHaveCount(0);
  await page.getByLabel("Nova senha").fill("cavalo-bateria-2");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await logInStaff(page, { email, password: "cavalo-bateria-2" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Este painel é dos administradores",
  );
  await expect(page.getByRole("link", { name: "Ir para o CMS" })).toHaveAttribute("href", "/cms");
  await logOut(page);

  await logInStaff(page, readTestSetup().accounts.admin);
  await page.getByRole("link", { name: "Equipe" }).click();
  await row.getByRole("link", { name: "Mudar papel" }).click();
  await expect(dialog(page)).toContainText(email);
  await dialog(page).getByRole("link", { name: "Cancelar" }).click();
  await expect(row).toContainText("Editor");
  await row.getByRole("link", { name: "Mudar papel" }).click();
  await dialog(page).getByLabel("Papel").selectOption("admin");
  await dialog(page).getByRole("button", { name: "Mudar papel" }).click();
  await expect(row).toContainText("Administrador");
  await row.getByRole("link", { name: "Desativar" }).click();
  await expect(dialog(page)).toContainText(email);
  await dialog(page).getByRole("button", { name: "Desativar" }).click();
  await expect(row).toContainText("desativada");
  await logOut(page);
  await logInStaff(page, { email, password: "cavalo-bateria-2" });
  await expect(page.getByRole("alert")).toHaveText("Erro: Credenciais inválidas");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const details = matrixTestOptions({ isRepresentative: javaScriptEnabled });

    test("the link of a revoked invitation is invalid", details, async ({ page, instance }) => {
      const email = `${uniqueWord("eva")}@example.com`;
      await (await createAdministratorApi(instance)).createStaff("Eva Lima", email);
      const link = await readEmailedLink(instance, email, "/admin/");
      await logInStaff(page, readTestSetup().accounts.admin);
      await page.getByRole("link", { name: "Equipe" }).click();
      const row = page.getByRole("row").filter({ hasText: email });
      await row.getByRole("link", { name: "Revogar convite" }).click();
      await expect(dialog(page)).toContainText(email);
      await dialog(page).getByRole("button", { name: "Revogar convite" }).click();
      await expect(row).toContainText("desativada");
      await logOut(page);
      await page.goto(link);
      await expect(page.getByRole("alert")).toHaveText("Este link não vale mais. Peça um novo.");
      await expect(page.getByLabel("Nova senha")).toHaveCount(0);
    });
  });
}

test("saving prices without a session opens the staff login, which restores the typed price", async ({
  page,
}) => {
  const { email, password } = readTestSetup().accounts.editor;
  await page.goto("/precoadmin");
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  const ram = page.locator("[data-price='ramPrice']");
  const save = page.getByRole("button", { name: "Salvar preços" });
  // An implausible price needs a confirmation.
  await ram.fill("0");
  await save.click();
  await expect(page.getByText(/^Confira: RAM por GB, acima do dobro/)).toBeVisible();
  await save.click();
  await expect(page.getByRole("main").getByRole("link", { name: "Entrar" })).toBeVisible();
  await ram.fill("13,75");
  await save.click();
  await page.getByRole("main").getByRole("link", { name: "Entrar" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/precoadmin");
  // The calculator restores the price that was typed.
  await page.locator("[data-calculator-island]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-price='ramPrice']")).toHaveValue("13,75");
});

test("after login, an administrator is redirected to the requested screen", async ({ page }) => {
  const { email, password } = readTestSetup().accounts.admin;
  await page.goto("/admin/staff");
  await expect(page).toHaveURL(/\/admin\?returnTo=%2Fadmin%2Fstaff/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/admin/staff");
});
