import type { Browser, Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { logInCustomer, logInStaff, registerCustomer } from "../../support/accounts.ts";
import { uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import type { Instance } from "../../support/instance.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup, type TestAccount } from "../../support/test-setup.ts";

/** Opens the site in another browser, with separate cookies. */
async function otherBrowser(browser: Browser, baseURL: string, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent });
  return context.newPage();
}

// Allows failed requests, because the server answers rejected forms with an error status.
test.use({ expectedFailures: /\.data/ });

async function logInEditor(page: Page, editor: TestAccount): Promise<void> {
  await logInStaff(page, editor);
  await expect(page.getByRole("link", { name: "Ir para o CMS" })).toBeVisible();
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a customer can list the account's sessions, and end one or all others", async ({
      page,
      browser,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      const others: Page[] = [];
      for (const userAgent of [firefox, edge, edge]) {
        const other = await otherBrowser(browser, instance.url, userAgent);
        await logInCustomer(other, customer);
        others.push(other);
      }
      await logInCustomer(page, customer);
      await page.goto("/client-area/account");
      await page.getByRole("link", { name: "Ver onde a conta está aberta" }).click();
      const table = page.getByRole("table", { name: "Onde sua conta está aberta" });
      await expect(table.getByRole("row")).toHaveCount(5);
      await expect(table.getByRole("row", { name: "Esta sessão" })).toHaveCount(1);
      await expect(table.getByText("Microsoft Edge no Windows")).toHaveCount(2);
      expect.soft(javaScriptEnabled ? await findAccessibilityProblems(page) : []).toEqual([]);
      await page
        .getByRole("button", { name: "Encerrar a sessão: Firefox no Linux", exact: true })
        .click();
      await expect(page.getByText("Sessão encerrada.", { exact: true })).toBeVisible();
      await expect(table.getByRole("row")).toHaveCount(4);
      const [ended, ...open] = others;
      await ended?.goto("/client-area");
      await expect(ended as Page).toHaveURL(/\/auth/);
      for (const other of open) {
        await other.goto("/client-area");
        await expect(other).toHaveURL(/\/client-area$/);
      }
      await page.getByRole("button", { name: "Encerrar todas as outras" }).click();
      await expect(
        page.getByText("As outras sessões foram encerradas.", { exact: true }),
      ).toBeVisible();
      await expect(table.getByRole("row")).toHaveCount(2);
      await expect(page.getByRole("button", { name: "Encerrar todas as outras" })).toBeHidden();
      for (const other of open) {
        await other.goto("/client-area");
        await expect(other).toHaveURL(/\/auth/);
      }
      await page.reload();
      await expect(page).toHaveURL(/\/client-area\/security$/);
      await Promise.all(others.map((other) => other.context().close()));
    });
  });
}

test("an editor, who may not use the panel, can end sessions in other browsers", async ({
  page,
  browser,
  instance,
}) => {
  const { editor } = readTestSetup().accounts;
  const other = await otherBrowser(browser, instance.url, firefox);
  await logInEditor(other, editor);
  await other.goto("/admin/security");
  await expect(other.getByRole("heading", { name: "Onde sua conta está aberta" })).toBeVisible();
  await logInEditor(page, editor);
  await page.goto("/admin/security");
  await page
    .getByRole("button", { name: "Encerrar a sessão: Firefox no Linux", exact: true })
    .first()
    .click();
  await expect(page.getByText("Sessão encerrada.", { exact: true })).toBeVisible();
  await other.goto("/admin/security");
  await expect(other).toHaveURL(/\/admin\?returnTo=/);
  await other.context().close();
});

/** Makes the last confirmation of the page's session eleven minutes old. */
async function ageConfirmation(page: Page, instance: Instance, path: string): Promise<void> {
  const listed = await page.request.get(path);
  const { sessions } = (await listed.json()) as { sessions: { id: string; isCurrent: boolean }[] };
  const own = sessions.find(({ isCurrent }) => isCurrent);
  const { rowCount } = await withDatabase(instance, (client) =>
    client.query("update sessions set confirmed_at = now() - interval '11 minutes' where id = $1", [
      own?.id,
    ]),
  );
  expect(rowCount).toBe(1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the confirmation of a session, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("is required for a download of personal data and for a deletion request", async ({
      page,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      await logInCustomer(page, customer);
      await ageConfirmation(page, instance, "/api/auth/sessions");
      await page.goto("/client-area/account");
      await page.getByRole("button", { name: "Baixar arquivo" }).click();
      await expect(page).toHaveURL(/\/client-area\/confirm\?returnTo=/);
      expect.soft(javaScriptEnabled ? await findAccessibilityProblems(page) : []).toEqual([]);
      await page.getByLabel("Senha atual").fill("não é esta");
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      await expect(page.getByText("A senha atual não confere")).toBeVisible();
      await page.getByLabel("Senha atual").fill(customer.password);
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      await expect(page).toHaveURL(/\/client-area\/account$/);
      await expect(
        page.getByText("Tudo certo, é você. Agora conclua o que ia fazer.", { exact: true }),
      ).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Baixar arquivo" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("meus-dados.json");
    });

    test("is required for the invitation of a colleague, and does not clear the typed values", async ({
      page,
      instance,
    }) => {
      const { admin } = readTestSetup().accounts;
      await logInStaff(page, admin);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
      await page.goto("/admin/staff/new");
      const email = `${uniqueWord("bia")}@example.com`;
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Nome").fill("Bia Lima");
      await dialog.getByLabel("E-mail").fill(email);
      await ageConfirmation(page, instance, "/api/admin/sessions");
      await dialog.getByRole("button", { name: "Enviar convite" }).click();
      await expect(page).toHaveURL(/\/admin\/confirm\?returnTo=/);
      expect.soft(javaScriptEnabled ? await findAccessibilityProblems(page) : []).toEqual([]);
      await page.getByLabel("Senha atual").fill(admin.password);
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      await expect(page).toHaveURL(/\/admin\/staff\/new$/);
      await expect(dialog.getByLabel("Nome")).toHaveValue("Bia Lima");
      await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
      await dialog.getByRole("button", { name: "Enviar convite" }).click();
      await expect(page.getByRole("cell", { name: email })).toBeVisible();
    });
  });
}
