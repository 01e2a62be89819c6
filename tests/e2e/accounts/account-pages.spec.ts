import type { Page } from "@playwright/test";
import {
  loadReact,
  logInCustomer,
  logInStaff,
  registerCustomer,
  waitForModalDialog,
} from "../../support/accounts.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Allows failed requests, because the server answers rejected forms with 400.
test.use({ expectedFailures: /\.data/ });

async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole("button", { name: /idioma:|language:/ }).click();
  await page.getByRole("link", { name: language }).click();
}

test("a navigation between account screens updates the title and is announced to screen readers", async ({
  page,
  instance,
}) => {
  await logInCustomer(page, await registerCustomer(instance));
  await expect(page).toHaveTitle(/^Seus planos · /);
  await loadReact(page);
  await page.getByRole("link", { name: "Minha conta", exact: true }).click();
  await expect(page).toHaveTitle(/^Minha conta · /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("[aria-live=polite]", { hasText: "Minha conta · " })).toBeAttached();
});

test("forms of the account screens focus their first invalid field", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Não tem conta? Cadastre-se" }).click();
  await expect(page).toHaveTitle(/^Criar conta · /);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await expect(page.getByLabel("Nome completo")).toHaveAccessibleDescription(
    "Nome completo é obrigatório",
  );

  await logInStaff(page, readTestSetup().accounts.admin);
  await loadReact(page);
  await page.getByRole("link", { name: "Novo Plano" }).click();
  const name = page.getByRole("dialog").getByLabel("Nome");
  await expect(name).toBeFocused();
  await name.fill("Cloud Único");
  await page.getByRole("button", { name: "Criar plano" }).click();
  await expect(page.getByRole("dialog").getByLabel("Preço")).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Novo Plano" })).toBeFocused();
  // The Back button must not open the dialog again.
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/admin/plans/new");
  await waitForModalDialog(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Novo Plano" })).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("switching the language preserves the state in the URL: mode, token, open dialog and search", async ({
      page,
    }) => {
      for (const [path, translated] of [
        [
          "/auth?mode=register&returnTo=%2Fclient-area",
          "/en/auth?mode=register&returnTo=%2Fclient-area",
        ],
        ["/auth/reset?token=abc", "/en/auth/reset?token=abc"],
        ["/admin?search=ana", "/en/admin?search=ana"],
        ["/precos?vcpus=12&ram=24", "/en/pricing?vcpus=12&ram=24"],
      ] as const) {
        await page.goto(path);
        await changeLanguage(page, "English");
        await expect(page).toHaveURL(translated);
      }
    });
  });
}

test("after the session ended, the login restores the submitted form in its dialog", async ({
  page,
}) => {
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo");
  await page.goto("/admin/plans/new");
  await waitForModalDialog(page);
  await page.getByRole("dialog").getByLabel("Nome").fill("Cloud Guardado");
  await page.getByRole("dialog").getByLabel("Descrição").fill("2 vCPUs");
  await page.getByRole("dialog").getByLabel("Preço").fill("49,90");
  await page.context().clearCookies({ name: /staff-session/ });
  await page.getByRole("button", { name: "Criar plano" }).click();
  await expect(page.getByRole("alert")).toContainText("a sua sessão terminou");
  await page.getByLabel("E-mail").fill(readTestSetup().accounts.admin.email);
  await page.getByLabel("Senha", { exact: true }).fill(readTestSetup().accounts.admin.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Nome")).toHaveValue("Cloud Guardado");
  await expect(page.getByRole("dialog").getByLabel("Descrição")).toHaveValue("2 vCPUs");
});
