import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import {
  type Customer,
  createStaffMember,
  expireConfirmations,
  logInCustomer,
  logInStaff,
  readEmailedLink,
  registerCustomer,
} from "../../support/accounts.ts";
import type { Instance } from "../../support/instance.ts";
import { expect, test } from "../../support/test.ts";

// Allows failed requests: the server answers rejected forms with an error status, and also challenges before a
// confirmation.
test.use({ expectedFailures: /\.data|\/passkeys\/challenge$/ });

/** Adds an authenticator to the browser, such as the screen lock of a phone. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the authenticator verifies its owner in the next ceremony. */
    setUserVerified: (isUserVerified: boolean) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

const table = (page: Page) => page.getByRole("table", { name: "Passkeys" });

const loginButton = (page: Page) => page.getByRole("button", { name: "Entrar com passkey" });

/** Verifies a customer's e-mail address by the e-mailed link, and opens the security screen. */
async function confirmEmail(page: Page, instance: Instance, { email }: Customer): Promise<void> {
  await page.goto(await readEmailedLink(instance, email, "/auth/confirm-email"));
  await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
  await expect(page.getByText("E-mail confirmado. Obrigado!").first()).toBeVisible();
  await page.goto("/client-area/security");
}

const addForm = (page: Page) =>
  page.locator("form").filter({ has: page.getByLabel("Nome da passkey") });

async function sendName(page: Page, name: string): Promise<void> {
  await page.getByLabel("Nome da passkey").fill(name);
  await page.getByRole("button", { name: "Adicionar passkey" }).click();
}

/** Adds the account's first passkey on the open security screen, and returns the recovery codes. */
async function addFirstPasskey(
  page: Page,
  { name, password }: { name: string; password: string },
): Promise<string[]> {
  await addForm(page).getByLabel("Senha atual").fill(password);
  await sendName(page, name);
  const codes = page.getByRole("list", { name: "Códigos de recuperação" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  // Expects that the codes are in view without scrolling, because they are shown only once.
  await expect(codes).toBeInViewport({ ratio: 1 });
  await expect(table(page).getByRole("row", { name })).toContainText("Nunca usada");
  expect.soft(await findAccessibilityProblems(page)).toEqual([]);
  const texts = await codes.getByRole("listitem").allInnerTexts();
  await page.getByRole("link", { name: "Já guardei" }).click();
  await expect(page.getByText("Restam 10 códigos de recuperação.")).toBeVisible();
  return texts;
}

async function sendPassword(page: Page, { email, password }: Customer): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("a customer can add a passkey, log in and confirm with it, and remove it", async ({
  page,
  instance,
}) => {
  const authenticator = await addAuthenticator(page);
  const customer = await registerCustomer(instance);
  await logInCustomer(page, customer);
  await page.goto("/client-area/security");
  await expect(page.getByText("confirme antes o e-mail da sua conta")).toBeVisible();
  await expect(addForm(page)).toHaveCount(0);
  expect.soft(await findAccessibilityProblems(page)).toEqual([]);
  await confirmEmail(page, instance, customer);

  // The first passkey needs the password. A wrong password must not clear the name.
  await addForm(page).getByLabel("Senha atual").fill("girafa-verde-9");
  await sendName(page, "Celular");
  await expect(addForm(page)).toContainText("A senha atual não confere");
  await expect(page.getByLabel("Nome da passkey")).toHaveValue("Celular");
  const [recoveryCode = ""] = await addFirstPasskey(page, { ...customer, name: "Celular" });
  await expect(addForm(page).getByLabel("Senha atual")).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto("/auth?returnTo=/client-area/security");
  await page.getByLabel("E-mail").fill(customer.email);
  expect.soft(await findAccessibilityProblems(page)).toEqual([]);
  await authenticator.setUserVerified(false);
  await loginButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(/cancelada ou o tempo acabou/);
  expect.soft(await findAccessibilityProblems(page)).toEqual([]);
  await expect(page.getByLabel("E-mail")).toHaveValue(customer.email);
  await authenticator.setUserVerified(true);
  await loginButton(page).click();
  await page.waitForURL("/client-area/security");
  await expect(table(page).getByRole("row", { name: "Celular" })).not.toContainText("Nunca usada");

  // The device already has a passkey of the account. The confirmation must not clear the form.
  await expireConfirmations(instance, customer.email);
  await sendName(page, "O mesmo celular");
  await expect(page).toHaveURL(/\/client-area\/confirm\?returnTo=/);
  expect.soft(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirmar com passkey" }).click();
  await expect(page).toHaveURL(/\/client-area\/security$/);
  await expect(page.getByLabel("Nome da passkey")).toHaveValue("O mesmo celular");
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("");
  await page.getByRole("button", { name: "Adicionar passkey" }).click();
  await expect(page.getByText("Este dispositivo já tem uma passkey desta conta.")).toBeVisible();

  await page.getByText("Criar novos códigos de recuperação").click();
  await page.getByRole("button", { name: "Confirmar com passkey" }).click();
  const codes = page.getByRole("list", { name: "Códigos de recuperação" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expect(codes).toBeInViewport({ ratio: 1 });
  await expect(codes).not.toContainText(recoveryCode);
  const renewedCode = await codes.getByRole("listitem").first().innerText();

  await page.context().clearCookies();
  await page.goto("/auth?returnTo=/client-area/security");
  await sendPassword(page, customer);
  await page.waitForURL(/\/auth\/code/);
  await loginButton(page).click();
  await page.waitForURL("/client-area/security");

  await page.context().clearCookies();
  await page.goto("/auth?returnTo=/client-area/security");
  await sendPassword(page, customer);
  await page.getByLabel("Código", { exact: true }).fill(renewedCode);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL("/client-area/security");
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible();
  await page.getByRole("button", { name: "Remover a passkey Celular" }).click();
  await expect(page.getByText("Passkey removida.", { exact: true })).toBeVisible();
  await expect(page.getByText("Nenhuma passkey adicionada")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Códigos de recuperação" })).toHaveCount(0);

  // The browser still offers the passkey that was removed from the account.
  await page.context().clearCookies();
  await page.goto("/auth");
  await loginButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(/Não foi possível verificar a passkey/);
  await logInCustomer(page, customer);
});

for (const role of ["admin", "editor"] as const) {
  test(`a member of staff (${role}) logs in to the CMS by passkey`, async ({ page, instance }) => {
    await addAuthenticator(page);
    const member = await createStaffMember(instance, role);
    await logInStaff(page, member);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Admin Login");
    await page.goto("/admin/security");
    await addFirstPasskey(page, { ...member, name: "Computador" });

    await page.context().clearCookies();
    await page.goto("/cms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
    expect.soft(await findAccessibilityProblems(page)).toEqual([]);
    await loginButton(page).click();
    await page.waitForURL(/\/cms/);

    await expireConfirmations(instance, member.email);
    await page.goto("/admin/security");
    await page.getByRole("button", { name: "Remover a passkey Computador" }).click();
    await expect(page).toHaveURL(/\/admin\/confirm\?returnTo=/);
    await page.getByRole("button", { name: "Confirmar com passkey" }).click();
    await expect(page).toHaveURL(/\/admin\/security$/);
    await page.getByRole("button", { name: "Remover a passkey Computador" }).click();
    await expect(page.getByText("Passkey removida.", { exact: true })).toBeVisible();
  });
}

test("without scripts, a customer with a passkey logs in by password and recovery code", async ({
  page,
  instance,
  browser,
}) => {
  await addAuthenticator(page);
  const customer = await registerCustomer(instance);
  await logInCustomer(page, customer);
  await confirmEmail(page, instance, customer);
  const [recoveryCode = ""] = await addFirstPasskey(page, { ...customer, name: "Celular" });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/auth?returnTo=/client-area/security");
  await expect(loginButton(plain)).toBeHidden();
  await sendPassword(plain, customer);
  await plain.waitForURL(/\/auth\/code/);
  await expect(loginButton(plain)).toBeHidden();
  await plain.getByLabel("Código", { exact: true }).fill(recoveryCode);
  await plain.getByRole("button", { name: "Entrar", exact: true }).click();
  await plain.waitForURL("/client-area/security");
  await expect(plain.getByText("com JavaScript ativado")).toBeVisible();
  await expect(plain.getByRole("button", { name: "Adicionar passkey" })).toBeHidden();
  await expect(table(plain).getByRole("row", { name: "Celular" })).toBeVisible();
  await plain.getByRole("button", { name: "Remover a passkey Celular" }).click();
  await expect(plain.getByText("Nenhuma passkey adicionada")).toBeVisible();
  await context.close();
});
