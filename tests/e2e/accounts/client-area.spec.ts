import { readFile } from "node:fs/promises";
import {
  type Customer,
  createAdministratorApi,
  loadReact,
  logInCustomer,
  normalizeSpaces,
  readEmailedLink,
  registerCustomer,
} from "../../support/accounts.ts";
import { matrixTestOptions } from "../../support/exhaustive.ts";
import type { Instance } from "../../support/instance.ts";
import { expect, test } from "../../support/test.ts";

test.use({ expectedFailures: /\.data/ });

/** Registers a customer with one active and one cancelled plan. */
async function registerWithPlans(
  instance: Instance,
): Promise<{ customer: Customer; plan: string }> {
  const customer = await registerCustomer(instance);
  const admin = await createAdministratorApi(instance);
  const { id } = await admin.findUser(customer);
  const [active, cancelled] = [await admin.createPlan(), await admin.createPlan()];
  await admin.addPlan(id, active.id, "2026-12-01");
  const detail = await admin.addPlan(id, cancelled.id);
  const [subscription] = detail.plans.filter(
    ({ id: planId }: { id: string }) => planId === cancelled.id,
  );
  await admin.cancel(subscription.subscriptionId);
  return { customer, plan: active.name };
}

for (const path of ["/client-area", "/client-area/account", "/en/client-area"]) {
  test(`the server redirects ${path} to login if the visitor has no session`, async ({
    instance,
  }) => {
    for (const cookie of ["", "customer-session=forged"]) {
      const response = await fetch(instance.url + path, {
        redirect: "manual",
        headers: { cookie },
      });
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toMatch(/^(\/en)?\/auth/);
      expect(await response.text()).not.toContain("Bem-vindo");
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const details = matrixTestOptions({ isRepresentative: javaScriptEnabled });

    test(
      "the client area lists active and cancelled plans in the specified format",
      details,
      async ({ page, instance }) => {
        const { customer, plan } = await registerWithPlans(instance);
        await logInCustomer(page, customer);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          `Bem-vindo, ${customer.fullname}`,
        );
        const active = page.getByRole("table", { name: "Planos Ativos" });
        expect(await active.getByRole("columnheader").allTextContents()).toEqual([
          "Plano",
          "Preço",
          "Status",
          "Próximo Pagamento",
        ]);
        const row = active.getByRole("row").filter({ hasText: plan });
        expect(normalizeSpaces(await row.innerText())).toContain("R$ 1.249,90");
        await expect(row).toContainText("ativo");
        await expect(row).toContainText("01/12/2026");
        const cancelled = page.getByRole("table", { name: "Planos Cancelados" });
        expect(await cancelled.getByRole("columnheader").allTextContents()).toEqual([
          "Plano",
          "Preço",
          "Status",
          "Data Cancelamento",
        ]);
        await expect(cancelled.getByRole("row").nth(1)).toContainText("inativo");
        await expect(cancelled.getByRole("row").nth(1)).toContainText(/\d{2}\/\d{2}\/\d{4}/);
      },
    );

    test(
      "the client area of a customer without plans shows a message and a logout button",
      details,
      async ({ page, instance }) => {
        const customer = await registerCustomer(instance);
        await logInCustomer(page, customer);
        await expect(page.getByText("Nenhum plano ativo")).toBeVisible();
        await expect(page.getByText("Nenhum plano cancelado")).toBeVisible();
        await expect(page.getByRole("link", { name: "Conhecer os planos" })).toHaveAttribute(
          "href",
          "/precos",
        );
        await page.getByRole("button", { name: "Sair" }).click();
        await expect(page).toHaveURL("/auth");
        await page.goto("/client-area");
        await expect(page).toHaveURL("/auth");
      },
    );

    test("the client area saves changed details and a changed password", async ({
      page,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      await logInCustomer(page, customer);
      await page.getByRole("link", { name: "Minha conta" }).click();
      const details = page
        .getByRole("region")
        .or(page.locator("form"))
        .filter({
          has: page.getByLabel("Nome completo"),
        });
      await page.getByLabel("Nome completo").fill("");
      await details.getByRole("button", { name: "Salvar" }).first().click();
      await expect(page.getByText("Nome completo é obrigatório")).toBeVisible();
      await page.getByLabel("Nome completo").fill("Ana Maria Braga");
      await page.getByLabel("Idioma dos nossos e-mails").selectOption("es-ES");
      await details.getByLabel("Senha atual").first().fill(customer.password);
      await details.getByRole("button", { name: "Salvar" }).first().click();
      await expect(page.getByText("Dados salvos").first()).toBeVisible();
      await expect(details.getByLabel("Senha atual").first()).toHaveValue("");
      await expect(page.getByLabel("Nome completo")).toHaveValue("Ana Maria Braga");
      await expect(page.getByLabel("Idioma dos nossos e-mails")).toHaveValue("es-ES");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Maria Braga");

      const passwords = page.locator("form").filter({ has: page.getByLabel("Nova senha") });
      await passwords.getByLabel("Senha atual").fill("errada-mesmo");
      await passwords.getByLabel("Nova senha").fill("girafa-verde-8");
      await passwords.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("A senha atual não confere")).toBeVisible();
      await passwords.getByLabel("Senha atual").fill(customer.password);
      await passwords.getByLabel("Nova senha").fill("girafa-verde-8");
      await passwords.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("Senha alterada").first()).toBeVisible();
      await expect(passwords.getByLabel("Senha atual")).toHaveValue("");
      await expect(passwords.getByLabel("Nova senha")).toHaveValue("");
      await page.context().clearCookies();
      await logInCustomer(page, { ...customer, password: "girafa-verde-8" });
    });

    test("staff see a customer's deletion request, which the customer can withdraw", async ({
      page,
      instance,
    }) => {
      const customer = await registerCustomer(instance);
      await logInCustomer(page, customer);
      await page.goto("/client-area/account");
      await page.getByText("Quero excluir a minha conta").click();
      await page.getByRole("button", { name: "Pedir exclusão da conta" }).click();
      // The e-mail address is not verified yet, so the request takes effect only after a click on the e-mailed link.
      await expect(page.getByText(`Enviamos um link para ${customer.email}`)).toBeVisible();
      const admin = await createAdministratorApi(instance);
      expect(await admin.findUser(customer)).toMatchObject({ deletionRequestedAt: null });
      await page.goto(await readEmailedLink(instance, customer.email, "/auth/confirm-deletion"));
      await page.getByRole("button", { name: "Confirmar o pedido" }).click();
      await expect(page.getByText("Pedido de exclusão registrado.").first()).toBeVisible();
      await page.goto("/client-area/account");
      await expect(page.getByText(/^Exclusão pedida em \d{2}\/\d{2}\/\d{4}\.$/)).toBeVisible();
      expect(await admin.findUser(customer)).toMatchObject({
        deletionRequestedAt: expect.any(String),
      });
      await page.getByRole("button", { name: "Cancelar o pedido" }).click();
      await expect(page.getByText("Quero excluir a minha conta")).toBeVisible();
    });
  });
}

test("a plan in the client area links to support by e-mail and to the request form", async ({
  page,
  instance,
}) => {
  const { customer, plan } = await registerWithPlans(instance);
  await logInCustomer(page, customer);
  const support = page.getByRole("link", { name: `Suporte por e-mail ${plan}` });
  const href = (await support.getAttribute("href")) ?? "";
  expect(decodeURIComponent(href)).toMatch(/^mailto:.+@.+\?subject=/);
  expect(decodeURIComponent(href)).toContain(plan);

  await page.getByRole("link", { name: `Mudar ou cancelar ${plan}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("O que você quer?")).toBeFocused();
  await dialog.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(dialog.getByLabel("O que você quer?")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("O que você quer?").selectOption({ label: "Mudar para outro plano" });
  await dialog.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Pedido enviado.").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  // The page shows the request and has no button to send it again.
  await expect(page.getByText(/^Pedido para mudar de plano enviado em/)).toBeVisible();
  await expect(page.getByText(`Pedido para mudar o plano ${plan}`)).toBeVisible();
  await page.getByRole("link", { name: `Fazer outro pedido ${plan}` }).click();
  await expect(dialog.getByRole("option", { name: "Mudar para outro plano" })).toHaveCount(0);
  await expect(dialog.getByRole("option", { name: "Cancelar este plano" })).toHaveCount(1);
});

test("the client area downloads the customer's personal data", async ({ page, instance }) => {
  const customer = await registerCustomer(instance);
  await logInCustomer(page, customer);
  await page.goto("/client-area/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar arquivo" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text).user).toMatchObject({ email: customer.email });
  expect(text).not.toMatch(/hash|salt|pat_|"password/i);
});

test("a button in the client area ends every session of the customer", async ({
  page,
  browser,
  instance,
}) => {
  const customer = await registerCustomer(instance);
  await logInCustomer(page, customer);
  const otherContext = await browser.newContext({ baseURL: instance.url });
  const otherPage = await otherContext.newPage();
  await logInCustomer(otherPage, customer);
  await page.goto("/client-area/account");
  await page.getByRole("button", { name: "Encerrar todas as sessões" }).click();
  await expect(page).toHaveURL("/auth");
  await otherPage.reload();
  await expect(otherPage).toHaveURL("/auth");
  await otherContext.close();
});

test("a navigation in the client area shows a spinner while the session is checked", async ({
  page,
  instance,
}) => {
  await logInCustomer(page, await registerCustomer(instance));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/account\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await loadReact(page);
  await page.getByRole("link", { name: "Minha conta" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Carregando" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Seus dados" })).toBeVisible();
});

test("a navigation in the client area without a session cookie redirects to login", async ({
  page,
  instance,
}) => {
  await logInCustomer(page, await registerCustomer(instance));
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Minha conta" }).click();
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
});
