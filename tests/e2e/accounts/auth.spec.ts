import type { Page } from "@playwright/test";
import {
  callAccountApi,
  createCustomerData,
  logInCustomer,
  readEmailedLink,
  registerCustomer,
  waitForHydration,
} from "../../support/accounts.ts";
import { matrixTestOptions } from "../../support/exhaustive.ts";
import { expect, test } from "../../support/test.ts";

// Allows failed requests, because the server answers rejected forms with an error status.
test.use({ expectedFailures: /\.data/ });

const submit = (page: Page) => page.getByRole("main").locator("form button[type=submit]");
const email = (page: Page) => page.getByLabel("E-mail");
const password = (page: Page) => page.getByLabel("Senha", { exact: true });

async function openRegistration(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Não tem conta? Cadastre-se" }).click();
  await expect(page.getByLabel("Nome completo")).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const details = matrixTestOptions({ isRepresentative: javaScriptEnabled });

    test("login shows each error below its field", async ({ page }) => {
      await page.goto("/auth");
      await submit(page).click();
      await expect(email(page)).toHaveAccessibleDescription("E-mail é obrigatório");
      await expect(password(page)).toHaveAccessibleDescription("Senha é obrigatória");
      await email(page).fill("ana@");
      await password(page).fill("x");
      await submit(page).click();
      await expect(email(page)).toHaveAccessibleDescription("E-mail inválido");
      await expect(password(page)).toHaveAccessibleDescription(
        "A senha deve ter no mínimo 6 caracteres",
      );
      await expect(email(page)).toHaveValue("ana@");
      await expect(password(page)).toHaveAccessibleDescription(
        "A senha deve ter no mínimo 6 caracteres",
      );
    });

    test(
      "login shows the same message for a wrong password and an unknown e-mail address",
      details,
      async ({ page, instance }) => {
        const customer = await registerCustomer(instance);
        for (const tried of [customer.email, createCustomerData().email]) {
          await page.goto("/auth");
          await email(page).fill(tried);
          await password(page).fill("errada-mesmo");
          await submit(page).click();
          await expect(page.getByRole("alert")).toHaveText("E-mail ou senha inválidos");
        }
      },
    );

    test("a switch between login and registration clears the errors", details, async ({ page }) => {
      await page.goto("/auth");
      await submit(page).click();
      await expect(page.getByText("E-mail é obrigatório")).toBeVisible();
      await page.getByRole("link", { name: "Não tem conta? Cadastre-se" }).click();
      await expect(page.getByLabel("Nome completo")).toBeVisible();
      await expect(page.getByText("E-mail é obrigatório")).toBeHidden();
      await submit(page).click();
      await expect(page.getByText("Nome completo é obrigatório")).toBeVisible();
      await page.getByRole("link", { name: "Já tem conta? Entre" }).click();
      await expect(page.getByLabel("Nome completo")).toBeHidden();
      await expect(page.getByText("é obrigatório")).toHaveCount(0);
    });

    test("registration shows each error below its field", details, async ({ page }) => {
      await openRegistration(page);
      await submit(page).click();
      for (const [label, problem] of [
        ["Nome completo", "Nome completo é obrigatório"],
        ["E-mail", "E-mail é obrigatório"],
        ["Telefone", "Telefone é obrigatório"],
      ] as const) {
        await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem);
      }
      await expect(password(page)).toHaveAccessibleDescription("Senha é obrigatória");
      await page.getByLabel("Nome completo").fill("An");
      await email(page).fill("ana.example.com");
      await page.getByLabel("Telefone").fill("119123");
      await password(page).fill("12345");
      await submit(page).click();
      for (const problem of [
        "Nome deve ter no mínimo 3 caracteres",
        "E-mail inválido",
        "Telefone inválido",
        "A senha deve ter no mínimo 6 caracteres",
      ]) {
        await expect(page.getByText(problem, { exact: true })).toBeVisible();
      }
    });

    test("registration logs the customer in and shows the customer's name", async ({ page }) => {
      const customer = createCustomerData();
      await openRegistration(page);
      await page.getByLabel("Nome completo").fill(customer.fullname);
      await email(page).fill(customer.email);
      await page.getByLabel("Telefone").fill(customer.phone);
      await password(page).fill(customer.password);
      await submit(page).click();
      await expect(page).toHaveURL("/client-area");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Bem-vindo");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.fullname);
    });

    test(
      "registration shows the same page for a known and a new e-mail address",
      details,
      async ({ page, instance }) => {
        const customer = await registerCustomer(instance);
        await openRegistration(page);
        await page.getByLabel("Nome completo").fill(customer.fullname);
        await email(page).fill(customer.email);
        await page.getByLabel("Telefone").fill(customer.phone);
        await password(page).fill("girafa-de-outro-1");
        await submit(page).click();
        await expect(page).toHaveURL("/client-area");
        await expect(page.getByText(`Confirme que ${customer.email} é seu`)).toBeVisible();
        await page.context().clearCookies();
        await logInCustomer(page, customer);
      },
    );

    test(
      "the e-mailed link verifies the e-mail address, and a button sends a new link",
      details,
      async ({ page, instance }) => {
        const customer = await registerCustomer(instance);
        await logInCustomer(page, customer);
        const notice = page.getByText(`Confirme que ${customer.email} é seu`);
        await expect(notice).toBeVisible();
        await page.getByRole("button", { name: "Enviar o e-mail de novo" }).click();
        await expect(
          page.getByText("E-mail enviado. Confira a sua caixa de entrada.").first(),
        ).toBeVisible();
        await expect(notice).toBeVisible();
        // Retries until the second e-mail has arrived, because the link of the first e-mail is no longer valid.
        let link = "";
        await expect(async () => {
          link = await readEmailedLink(instance, customer.email, "/auth/confirm-email");
          await page.goto(link);
          await page
            .getByRole("button", { name: "Confirmar meu e-mail" })
            .click({ timeout: 1_000 });
          await expect(page.getByText("E-mail confirmado. Obrigado!").first()).toBeVisible();
        }).toPass();
        // The page of a used link states that the address is verified, and has no button.
        await page.goto(link);
        await expect(page.getByText("Este e-mail já está confirmado.")).toBeVisible();
        await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
        await page.getByRole("link", { name: "Ir para a área do cliente" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Bem-vindo");
        await expect(notice).toBeHidden();
      },
    );

    test(
      "registration redirects to the login page if the automatic login fails",
      details,
      async ({ page, instance }) => {
        const customer = createCustomerData();
        // Reaches the limit of failed logins from both local IP addresses before the account exists.
        for (const host of ["127.0.0.1", "[::1]"]) {
          for (let attempt = 0; attempt < 10; attempt += 1) {
            const wrong = { email: customer.email, password: "errada-mesmo" };
            await callAccountApi(instance, "/api/auth/login", wrong, host);
          }
        }
        await openRegistration(page);
        await page.getByLabel("Nome completo").fill(customer.fullname);
        await email(page).fill(customer.email);
        await page.getByLabel("Telefone").fill(customer.phone);
        await password(page).fill(customer.password);
        await submit(page).click();
        await expect(
          page.getByText("Conta criada com sucesso! Por favor, faça login para continuar.").first(),
        ).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrar");
        await expect(email(page)).toHaveValue("");
      },
    );

    test("the page of the e-mailed link sets a new password", async ({ page, instance }) => {
      const customer = await registerCustomer(instance);
      await page.goto("/auth");
      await page.getByRole("link", { name: "Esqueci minha senha" }).click();
      await email(page).fill(customer.email);
      await submit(page).click();
      await expect(
        page.getByRole("main").getByText(/Se houver uma conta com este e-mail/),
      ).toBeVisible();
      await expect(page.getByRole("region", { name: /F8/ }).getByRole("listitem")).toHaveCount(0);
      await expect(submit(page)).toHaveText("Enviar de novo");
      const link = await readEmailedLink(instance, customer.email, "/auth/reset");
      await page.goto(link);
      await page.getByLabel("Nova senha").fill("12345");
      await submit(page).click();
      await expect(page.getByText("A senha deve ter no mínimo 6 caracteres")).toBeVisible();
      await page.getByLabel("Nova senha").fill("girafa-verde-8");
      await submit(page).click();
      await expect(page).toHaveURL(/\/auth(\?|$)/);
      const changed = page.getByText("Senha alterada");
      await expect(changed.first()).toBeVisible();
      await email(page).fill(customer.email);
      await password(page).fill("girafa-verde-8");
      // Moves the pointer over the toast, so that it does not close by itself.
      await changed.first().hover();
      await password(page).press("Enter");
      await expect(page).toHaveURL("/client-area");
      await expect(changed).toHaveCount(0);
      // Without a valid link, the page has no form; it has a link to request a new e-mail.
      for (const over of [link, "/auth/reset"]) {
        await page.goto(over);
        await expect(page.getByText("Este link não vale mais. Peça um novo.")).toBeVisible();
        await expect(page.getByLabel("Nova senha")).toHaveCount(0);
        await expect(page.getByRole("main").locator("a[href='/auth/forgot']")).toBeVisible();
      }
    });
  });
}

test("the form for a forgotten password shows the same response for known and unknown e-mail addresses", async ({
  page,
}) => {
  await page.goto("/auth/forgot");
  await email(page).fill(createCustomerData().email);
  await submit(page).click();
  await expect(page.getByText(/Se houver uma conta com este e-mail/).first()).toBeVisible();
});

for (const [mode, busy] of [
  ["login", "Entrando..."],
  ["register", "Criando conta..."],
] as const) {
  test(`while the form is being sent, the button is disabled and shows "${busy}"`, async ({
    page,
  }) => {
    await (mode === "login" ? page.goto("/auth") : openRegistration(page));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/auth\.data/, async (route) => {
      if (route.request().method() === "POST") {
        await held;
      }
      await route.continue();
    });
    await email(page).focus();
    await waitForHydration(page);
    await submit(page).click();
    await expect(submit(page)).toHaveText(busy);
    await expect(submit(page)).toBeDisabled();
    release();
    await expect(submit(page)).toBeEnabled();
  });
}

test("after login, returnTo redirects only to paths of this site", async ({ page, instance }) => {
  const customer = await registerCustomer(instance);
  for (const [returnTo, url] of [
    ["/client-area/account", "/client-area/account"],
    ["//evil.example/", "/client-area"],
    ["https://evil.example/", "/client-area"],
    ["/..//evil.example/", "/client-area"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await email(page).fill(customer.email);
    await password(page).fill(customer.password);
    await submit(page).click();
    await expect(page, returnTo).toHaveURL(url);
  }
});

test("the login form works by keyboard, and a button makes the password visible", async ({
  page,
  instance,
}) => {
  const customer = await registerCustomer(instance);
  await page.goto("/auth");
  await email(page).focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Mostrar senha" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/client-area");
});

test("scripts cannot read the session cookie", async ({ page, instance }) => {
  await logInCustomer(page, await registerCustomer(instance));
  const readable = await page.evaluate(() => ({
    cookie: document.cookie,
    stored: JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  }));
  expect(readable.cookie).not.toContain("session");
  expect(readable.stored).not.toMatch(/credentials|senha|girafa/);
});

test("a form submitted before hydration waits at most 3 s for React", async ({ page }) => {
  await page.clock.install();
  // Opens the page with its script loaded; the test controls the clock.
  const open = async () => {
    await page.goto("/auth", { waitUntil: "load" });
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
  };
  let release = (): void => undefined;
  const react = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await react;
    await route.continue();
  });
  const busy = page.getByRole("button", { name: "Entrando..." });
  const isSamePage = () => page.evaluate(() => "isMarked" in window);

  // If React takes too long to load, the browser submits the form natively.
  await open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(busy).toBeDisabled();
  expect(await isSamePage()).toBe(true);
  await page.clock.runFor(3_000);
  await expect(email(page)).toHaveAccessibleDescription("E-mail é obrigatório");
  expect(await isSamePage()).toBe(false);

  // If React loads in time, it submits the form without leaving the page.
  await open();
  await submit(page).click();
  await expect(busy).toBeDisabled();
  release();
  await expect(email(page)).toHaveAccessibleDescription("E-mail é obrigatório");
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveAccessibleName("Entrar");
  expect(await isSamePage()).toBe(true);
});
