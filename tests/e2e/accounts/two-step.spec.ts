import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import {
  createAdministratorApi,
  createStaffMember,
  logInCustomer,
  logInStaff,
  registerCustomer,
} from "../../support/accounts.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Allows failed requests, because the server answers rejected forms with an error status.
test.use({ expectedFailures: /\.data/ });

/** Returns the code that the app shows now, or after `steps` periods of 30 seconds. */
function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
}

async function sendCode(page: Page, code: string, button = "Entrar"): Promise<void> {
  await page.getByLabel("Código", { exact: true }).fill(code);
  await page.getByRole("button", { name: button, exact: true }).click();
}

interface Enrolled {
  secret: string;
  recoveryCodes: string[];
}

/** Expects no accessibility problem. Axe needs scripts in the page. */
async function expectAccessible(page: Page, hasScripts: boolean): Promise<void> {
  expect.soft(hasScripts ? await findAccessibilityProblems(page) : []).toEqual([]);
}

/** Adds a second factor on the open screen; expects no accessibility problem in any step. */
async function enrol(page: Page, password: string, hasScripts = true): Promise<Enrolled> {
  // Searches for fields only in this section, because the form of a new passkey may have a field with the same label.
  const section = page.getByRole("region", { name: "Verificação em duas etapas", exact: true });
  await expect(section).toBeVisible();
  await expectAccessible(page, hasScripts);
  await section.getByLabel("Senha atual").fill("não é esta");
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect(page.getByText("A senha atual não confere")).toBeVisible();
  await section.getByLabel("Senha atual").fill(password);
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  const qrCode = page.getByRole("img", { name: "Código QR" });
  await expect(qrCode).toBeVisible();
  await expectAccessible(page, hasScripts);
  const text = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = text.replaceAll(" ", "");
  await sendCode(page, "12345", "Confirmar");
  await expect(page.getByText("Código incorreto ou já usado")).toBeVisible();
  // The page must still show the same secret.
  await expect(qrCode).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await sendCode(page, await codeOf(secret), "Confirmar");
  const list = page.getByRole("list", { name: "Códigos de recuperação" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, hasScripts);
  const recoveryCodes = await list.getByRole("listitem").allInnerTexts();
  return { secret, recoveryCodes };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a customer can add a second factor, log in with codes, and remove the second factor", async ({
      page,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      await logInCustomer(page, customer);
      await page.goto("/client-area/account");
      await page.getByRole("link", { name: "Configurar" }).click();
      const { secret, recoveryCodes } = await enrol(page, customer.password, javaScriptEnabled);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Baixar como .txt" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("codigos-de-recuperacao.txt");
      expect((await readFile(await download.path(), "utf8")).trim().split("\n")).toEqual(
        recoveryCodes,
      );
      await page.getByRole("link", { name: "Já guardei" }).click();
      await expect(page.getByText("Restam 10 códigos de recuperação")).toBeVisible();

      await page.context().clearCookies();
      await page.goto("/auth?returnTo=/client-area/security");
      const sendPassword = async () => {
        await page.getByLabel("E-mail").fill(customer.email);
        await page.getByLabel("Senha", { exact: true }).fill(customer.password);
        await page.getByRole("button", { name: "Entrar", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Verificação em duas etapas",
        );
      };
      await sendPassword();
      await expectAccessible(page, javaScriptEnabled);
      await sendCode(page, "12345");
      await expect(page.getByText("Código incorreto ou já usado")).toBeVisible();
      await sendCode(page, await codeOf(secret, 1));
      await page.waitForURL("/client-area/security");

      await page.context().clearCookies();
      await page.goto("/auth?returnTo=/client-area/security");
      await sendPassword();
      await sendCode(page, recoveryCodes[0] ?? "");
      await page.waitForURL("/client-area/security");
      await expect(page.getByText("Restam 9 códigos de recuperação")).toBeVisible();
      await page.getByText("Desativar a verificação em duas etapas").click();
      const form = page.locator("form").filter({ hasText: "basta a senha" });
      await form.getByLabel("Senha atual").fill(customer.password);
      await form.getByLabel("Código", { exact: true }).fill(recoveryCodes[1] ?? "");
      await form.getByRole("button", { name: "Desativar" }).click();
      await expect(page.getByRole("button", { name: "Ativar", exact: true })).toBeVisible();
      await page.context().clearCookies();
      await logInCustomer(page, customer);
    });
  });
}

test("a code that is sent after the login has expired gets a message with a link to login", async ({
  page,
  instance,
}) => {
  await registerCustomer(instance);
  await page.goto("/auth/code");
  await sendCode(page, "123456");
  await expect(page.getByRole("alert")).toContainText("Entre de novo com e-mail e senha");
  await page.getByRole("link", { name: /login|entrar/i }).click();
  await page.waitForURL("/auth");
});

test("an administrator can add a second factor, which a colleague can remove", async ({
  page,
  instance,
}) => {
  const member = await createStaffMember(instance, "admin");
  await logInStaff(page, member);
  await page.getByRole("link", { name: "Segurança", exact: true }).click();
  const { secret } = await enrol(page, member.password);

  await page.context().clearCookies();
  await page.goto("/cms");
  await page.getByLabel("E-mail").fill(member.email);
  await page.getByLabel("Senha", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL(/\/admin\/code/);
  // The password alone opens neither the panel nor the CMS.
  const apart = await page.context().newPage();
  await apart.goto("/cms");
  await expect(apart.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await apart.close();
  await sendCode(page, await codeOf(secret, 1));
  await page.waitForURL(/\/cms/);

  await page.context().clearCookies();
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await page.goto("/admin/staff");
  const row = page.getByRole("row").filter({ hasText: member.email });
  await row.getByRole("link", { name: "Remover verificação em duas etapas" }).click();
  await page
    .locator("dialog")
    .getByRole("button", { name: "Remover verificação em duas etapas" })
    .click();
  await expect(row.getByRole("link", { name: "Remover verificação" })).toHaveCount(0);
  await page.goto("/admin/audit");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: "Verificação em duas etapas da equipe removida" })
      .first(),
  ).toContainText(readTestSetup().accounts.admin.email);

  await page.context().clearCookies();
  await logInStaff(page, member);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
});

test("an editor, who may not use the panel, can add a second factor", async ({
  page,
  instance,
}) => {
  const member = await createStaffMember(instance, "editor");
  await logInStaff(page, member);
  await page.getByRole("link", { name: "Verificação em duas etapas" }).click();
  await enrol(page, member.password);
});

test("an administrator can remove a customer's second factor", async ({ page, instance }) => {
  const customer = await registerCustomer(instance);
  await logInCustomer(page, customer);
  await page.goto("/client-area/security");
  await enrol(page, customer.password);
  const { id } = await (await createAdministratorApi(instance)).findUser(customer);
  await page.context().clearCookies();
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await page.goto(`/admin/users/${id}`);
  await page.getByRole("link", { name: "Remover verificação em duas etapas" }).click();
  await page
    .locator("dialog")
    .getByRole("button", { name: "Remover verificação em duas etapas" })
    .click();
  await expect(page.getByRole("link", { name: "Remover verificação" })).toHaveCount(0);
  await page.context().clearCookies();
  await logInCustomer(page, customer);
});
