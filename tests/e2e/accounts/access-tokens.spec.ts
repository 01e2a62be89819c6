import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import {
  expireConfirmations,
  logInCustomer,
  logInStaff,
  registerCustomer,
} from "../../support/accounts.ts";
import { uniqueWord } from "../../support/content.ts";
import type { Instance } from "../../support/instance.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Allows failed requests, because the server answers rejected forms with an error status.
test.use({ expectedFailures: /\.data/ });

/** Calls the API as a program does, with a token instead of the password. */
async function statusOf(instance: Instance, path: string, email: string, token: string) {
  const credentials = Buffer.from(`${email}:${token}`).toString("base64");
  const response = await fetch(instance.url + path, {
    headers: { authorization: `Basic ${credentials}` },
  });
  return response.status;
}

const tokenText = (page: Page) => page.getByText(/^pat_/);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a customer can create and revoke an access token for the API", async ({
      page,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      await logInCustomer(page, customer);
      await page.goto("/client-area/security");
      const table = page.getByRole("table", { name: "Tokens de acesso" });
      await page.getByLabel("Nome", { exact: true }).fill("Backup noturno");
      await page.getByLabel("Permissão").selectOption("Leitura e alterações");
      await page.getByLabel("Validade").selectOption("365 dias");
      await expireConfirmations(instance, customer.email);
      await page.getByRole("button", { name: "Criar token" }).click();
      await expect(page).toHaveURL(/\/client-area\/confirm\?returnTo=/);
      await page.getByLabel("Senha atual").fill(customer.password);
      await page.getByRole("button", { name: "Confirmar", exact: true }).click();
      await expect(page).toHaveURL(/\/client-area\/security$/);
      // The confirmation must not clear the values typed in the form.
      await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Backup noturno");
      await expect(page.getByLabel("Permissão")).toHaveValue("write");
      await expect(page.getByLabel("Validade")).toHaveValue("365");
      await page.getByRole("button", { name: "Criar token" }).click();
      const token = await tokenText(page).innerText();
      const row = table.getByRole("row", { name: "Backup noturno" });
      await expect(row).toContainText("Nunca usado");
      expect.soft(javaScriptEnabled ? await findAccessibilityProblems(page) : []).toEqual([]);
      expect(page.url()).not.toContain("pat_");

      const status = () => statusOf(instance, "/api/auth/profile", customer.email, token);
      expect(await status()).toBe(200);
      await page.getByRole("link", { name: "Já guardei o token" }).click();
      await expect(tokenText(page)).toHaveCount(0);
      await expect(row).not.toContainText("Nunca usado");
      await row.getByRole("button", { name: "Revogar o token Backup noturno" }).click();
      await expect(page.getByText("Token revogado.", { exact: true })).toBeVisible();
      await expect(page.getByText("Nenhum token criado")).toBeVisible();
      expect(await status()).toBe(401);
    });
  });
}

test("an administrator can create and revoke an access token for the API", async ({
  page,
  instance,
}) => {
  const { admin } = readTestSetup().accounts;
  await logInStaff(page, admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await page.goto("/admin/security");
  const name = uniqueWord("relatorio");
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Criar token" }).click();
  const token = await tokenText(page).innerText();
  expect(await statusOf(instance, "/api/admin/verify", admin.email, token)).toBe(200);
  await page.reload();
  await expect(tokenText(page)).toHaveCount(0);
  await page.getByRole("button", { name: `Revogar o token ${name}`, exact: true }).click();
  await expect(page.getByText("Token revogado.", { exact: true })).toBeVisible();
  expect(await statusOf(instance, "/api/admin/verify", admin.email, token)).toBe(401);
});
