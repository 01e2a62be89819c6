import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  choosePlan,
  createAdministratorApi,
  createCustomerData,
  loadReact,
  logInCustomer,
  logInStaff,
  registerCustomer,
  waitForHydration,
} from "../support/accounts.ts";
import { recordBrowserErrors } from "../support/browser-guard.ts";
import { uniqueWord } from "../support/content.ts";
import { type CmsRelay, startCmsRelay } from "../support/relay.ts";
import { expect, test } from "../support/test.ts";
import { readTestSetup } from "../support/test-setup.ts";
import { startWeb, stopWeb, type WebProcess } from "../support/web-process.ts";

let web: WebProcess;
let relay: CmsRelay;
let context: BrowserContext;
let page: Page;
let offences: string[];

test.beforeAll(async () => {
  web = await startWeb();
  relay = await startCmsRelay(web.cmsPort, readTestSetup().editing);
});

test.afterAll(async () => {
  relay.close();
  await stopWeb(web);
});

test.beforeEach(async ({ browser }) => {
  relay.failCalls();
  context = await browser.newContext({ baseURL: web.url });
  // Also allows failed requests for media, which the CMS serves.
  ({ offences } = recordBrowserErrors(context, {
    origin: web.url,
    provoked: /\.data|\/api\/media\//,
  }));
  page = await context.newPage();
});

test.afterEach(async () => {
  await context.close();
  expect(offences).toEqual([]);
});

const everyRequest = /./;
const unavailable = "Não foi possível concluir agora. Tente novamente em instantes.";
const alert = () => page.getByRole("alert");
const toast = () => page.locator("li[data-state=open]");
const dialog = () => page.locator("dialog");
const heading = () => page.getByRole("heading", { level: 1 });

/** Returns the values of every form on the page. */
async function formValues(): Promise<string[]> {
  const fields = page.getByRole("main").locator("input, select, textarea");
  return fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
}

/**
 * Clicks a button while the browser is offline. Expects that the form reports the failure and still contains its
 * values.
 */
async function pressOffline(button: Locator, text: string, message = alert()): Promise<void> {
  await expect(button).toBeVisible();
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9, { steps: 3 });
  await waitForHydration(page, "main form");
  const valuesBefore = await formValues();
  const { pathname } = new URL(page.url());
  await page.route(everyRequest, (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
  );
  await button.click();
  await expect(message).toHaveText(text);
  await expect(button).toBeEnabled();
  expect(await formValues()).toEqual(valuesBefore);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.unroute(everyRequest);
}

async function cookieNames(): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

async function openPanel(): Promise<void> {
  await logInStaff(page, readTestSetup().accounts.admin);
  await expect(heading()).toHaveText("Painel Administrativo", { timeout: 15_000 });
}

test("logout from the client area deletes the session cookie while the CMS is down", async () => {
  await logInCustomer(page, await registerCustomer(readTestSetup().editing));
  expect(await cookieNames()).toContain("customer-session");
  relay.failCalls(everyRequest);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await cookieNames()).not.toContain("customer-session");
  relay.failCalls();
  await page.goto("/client-area");
  await expect(page).toHaveURL("/auth");
});

test("logout from the panel deletes the session cookie while the CMS is down", async () => {
  await openPanel();
  expect(await cookieNames()).toContain("staff-session");
  relay.failCalls(everyRequest);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(heading()).toHaveText("Admin Login");
  await expect(alert()).toHaveText("Erro: Erro ao verificar status de configuração");
  expect(await cookieNames()).not.toContain("staff-session");
});

test("the client area reports a failure to end all sessions", async () => {
  await logInCustomer(page, await registerCustomer(readTestSetup().editing));
  await page.goto("/client-area/account");
  const end = page.getByRole("button", { name: "Encerrar todas as sessões" });
  relay.failCalls(/sessions\/end-all/);
  await end.click();
  await expect(alert()).toHaveText(unavailable);
  await page.reload();
  await expect(heading()).toContainText("Bem-vindo");
  relay.failCalls();
  await end.click();
  await expect(page).toHaveURL("/auth");
});

test("login and registration report failures of the CMS without losing typed values", async () => {
  const { fullname, email, phone, password } = createCustomerData();
  const submit = page.getByRole("main").locator("form button[type=submit]");
  for (const [mode, text] of [
    ["/auth", "Falha no login"],
    ["/auth?mode=register", "Erro ao criar conta. Tente novamente."],
  ] as const) {
    relay.failCalls();
    await page.goto(mode);
    if (mode !== "/auth") {
      await page.getByLabel("Nome completo").fill(fullname);
      await page.getByLabel("Telefone").fill(phone);
    }
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await pressOffline(submit, text);
    relay.failCalls(everyRequest);
    await Promise.all([page.waitForResponse(/\/auth\.data/), submit.click()]);
    await expect(alert()).toHaveText(text);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
  }
});

test("pages of e-mailed links and the client area report failures of the CMS", async () => {
  for (const [screen, button] of [
    ["/auth/confirm-email", "Confirmar meu e-mail"],
    ["/auth/undo-email", "Desfazer a troca"],
    ["/auth/confirm-deletion", "Confirmar o pedido"],
  ] as const) {
    // A page opened while the CMS is unreachable must still show its form.
    relay.failCalls(/verify-email|undo-email|deletion-request/);
    await page.goto(`${screen}?token=x`);
    await pressOffline(page.getByRole("button", { name: button }), unavailable);
    await Promise.all([
      page.waitForResponse(/(email|deletion)\.data/),
      page.getByRole("button", { name: button }).click(),
    ]);
    await expect(alert()).toHaveText(unavailable);
  }
  relay.failCalls();
  await logInCustomer(page, await registerCustomer(readTestSetup().editing));
  relay.failCalls(/verify-email\/send/);
  await page.getByRole("button", { name: "Enviar o e-mail de novo" }).click();
  await expect(toast()).toHaveText(unavailable);
});

test("forms of the client area preserve typed values if the network fails", async () => {
  const customer = await registerCustomer(readTestSetup().editing);
  const admin = await createAdministratorApi(readTestSetup().editing);
  const { id } = await admin.findUser(customer);
  await admin.addPlan(id, (await admin.createPlan()).id);
  await page.goto("/auth/forgot");
  await page.getByLabel("E-mail").fill(customer.email);
  await pressOffline(page.getByRole("main").locator("button[type=submit]"), unavailable);
  await logInCustomer(page, customer);
  await pressOffline(
    page.getByRole("button", { name: "Enviar o e-mail de novo" }),
    unavailable,
    toast(),
  );
  await page.getByRole("link", { name: /Mudar ou cancelar/ }).click();
  await pressOffline(dialog().locator("button[type=submit]").first(), unavailable);
  await page.goto("/client-area/account");
  await page.getByLabel("Nome completo").fill("Ana de Outro Nome");
  const save = page.getByRole("button", { name: "Salvar" });
  await pressOffline(save.first(), unavailable);
  await page.getByLabel("Senha atual").last().fill("girafa-azul-9");
  await page.getByLabel("Nova senha").fill("girafa-verde-9");
  await pressOffline(save.last(), unavailable);
  await pressOffline(page.getByRole("button", { name: "Encerrar todas as sessões" }), unavailable);
  await page.getByText("Quero excluir a minha conta").click();
  await pressOffline(page.locator("button[value=request-deletion]"), unavailable);
  expect(await formValues()).toEqual(
    expect.arrayContaining(["Ana de Outro Nome", "girafa-azul-9", "girafa-verde-9"]),
  );
  await pressOffline(page.getByRole("button", { name: "Sair" }), unavailable, toast());
});

test("a screen that fails to load shows the site's header and the contact", async () => {
  await logInCustomer(page, await registerCustomer(readTestSetup().editing));
  await loadReact(page);
  const tabs = page.getByRole("navigation", { name: "Área do Cliente" });
  // Loads the script of the screen first. Without it, the browser would load a new page.
  await tabs.getByRole("link", { name: "Minha conta" }).click();
  await expect(page).toHaveURL("/client-area/account");
  await page.route(/\.data/, (route) => route.abort("internetdisconnected"));
  await tabs.getByRole("link").first().click();
  await expect(heading()).toHaveText("Não foi possível carregar esta página");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("É urgente? Ligue para");
  await page.unroute(/\.data/);
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(heading()).toContainText("Bem-vindo");
});

test("the login form of the panel reports a server error", async () => {
  relay.failCalls(/POST \/api\/admin\/login/);
  await logInStaff(page, readTestSetup().accounts.admin);
  const text = "Erro: Erro no servidor. Tente novamente.";
  await expect(alert()).toHaveText(text);
  await page.reload();
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByLabel("Senha", { exact: true }).fill("girafa-azul-9");
  await pressOffline(page.getByRole("button", { name: "Entrar", exact: true }), text);
});

test("the panel reports which table, screen or dialog failed to load", async () => {
  const admin = await createAdministratorApi(readTestSetup().editing);
  const plan = await admin.createPlan();
  const { id } = await admin.findUser(await registerCustomer(readTestSetup().editing));
  await openPanel();
  const users = "Erro: Failed to load users";
  const plans = "Erro: Falha ao carregar planos";
  for (const [calls, path, text] of [
    [/GET \/api\/admin\/users\?/, "/admin", users],
    [/GET \/api\/admin\/plans\?/, "/admin", plans],
    [/GET \/api\/admin\/users\/./, `/admin/users/${id}`, users],
    [/GET \/api\/admin\/users\/./, `/admin/users/${id}/plans/new`, users],
    [/GET \/api\/admin\/users\/./, `/admin/users/${id}/remove`, users],
    [/GET \/api\/admin\/plans\?status/, `/admin/users/${id}/plans/new`, plans],
    [/GET \/api\/admin\/plans\/./, `/admin/plans/${plan.id}/edit`, plans],
    [/GET \/api\/admin\/plans\/./, `/admin/plans/${plan.id}/remove`, plans],
    [/GET \/api\/admin\/audit-log/, "/admin/audit", "Erro: Falha ao carregar a auditoria"],
    [/GET \/api\/admin\/staff/, "/admin/staff", "Erro: Falha ao carregar a equipe"],
  ] as const) {
    await test.step(`${calls} at ${path}`, async () => {
      relay.failCalls(calls);
      await page.goto(path);
      await expect(alert()).toHaveText(text);
      await expect(page.getByText("não existe mais")).toHaveCount(0);
      await expect(page.getByText("Não há planos ativos disponíveis")).toHaveCount(0);
    });
  }
});

test("each form of the panel reports a failure of the CMS", async () => {
  const admin = await createAdministratorApi(readTestSetup().editing);
  const plan = await admin.createPlan();
  const customer = await registerCustomer(readTestSetup().editing);
  const { id } = await admin.findUser(customer);
  const plansOf = `/admin?planSearch=${plan.id}`;
  const subscriber = await admin.findUser(await registerCustomer(readTestSetup().editing));
  const { plans } = await admin.addPlan(subscriber.id, (await admin.createPlan()).id);
  const subscription = `/admin/users/${subscriber.id}/plans/${plans[0].subscriptionId}`;
  const fillUser = async () => {
    const { fullname, email, phone, password } = createCustomerData();
    await dialog().getByLabel("Nome completo").fill(fullname);
    await dialog().getByLabel("E-mail").fill(email);
    await dialog().getByLabel("Telefone").fill(phone);
    await dialog().getByLabel("Senha", { exact: true }).fill(password);
  };
  const fillPlan = async () => {
    await dialog().getByLabel("Nome").fill(uniqueWord("Plano "));
    await dialog().getByLabel("Preço").fill("10");
    await dialog().getByLabel("Descrição").fill("Um plano.");
  };
  const forms: {
    path: string;
    /**
     * Matches the web server's call to the CMS. The test lets this call fail after the browser's own request has
     * failed.
     */
    calls?: RegExp;
    fill?: () => Promise<unknown>;
    button: () => Locator;
    text: string;
  }[] = [
    {
      path: "/admin/users/new",
      calls: /POST \/api\/admin\/users$/,
      fill: fillUser,
      button: () => dialog().getByRole("button", { name: "Criar usuário" }),
      text: "Erro: Failed to create user",
    },
    {
      path: `/admin/users/${id}/plans/new`,
      calls: /POST \/api\/admin\/users\/.*\/plans/,
      fill: () => choosePlan(dialog(), plan.name),
      button: () => dialog().getByRole("button", { name: "Adicionar Plano" }),
      text: "Erro: Failed to add plan",
    },
    {
      path: `/admin/users/${id}/remove`,
      calls: /DELETE \/api\/admin\/users\//,
      button: () => dialog().getByRole("button", { name: "Remover" }),
      text: "Erro: Failed to delete user",
    },
    {
      path: "/admin/plans/new",
      calls: /POST \/api\/admin\/plans$/,
      fill: fillPlan,
      button: () => dialog().getByRole("button", { name: "Criar plano" }),
      text: "Erro: Falha ao criar plano",
    },
    {
      path: `/admin/plans/${plan.id}/edit`,
      calls: /PUT \/api\/admin\/plans\//,
      button: () => dialog().getByRole("button", { name: "Salvar" }),
      text: "Erro: Failed to update plan",
    },
    {
      path: plansOf,
      calls: /PUT \/api\/admin\/plans\//,
      // Loads React first, because without React the browser would submit the form natively.
      fill: () => loadReact(page),
      button: () =>
        page
          .getByRole("row")
          .filter({ hasText: plan.name })
          .getByRole("button", { name: "ativo", exact: true }),
      text: "Erro: Failed to update plan status",
    },
    {
      path: `/admin/plans/${plan.id}/remove`,
      calls: /DELETE \/api\/admin\/plans\//,
      button: () => dialog().getByRole("button", { name: "Remover" }),
      text: "Erro: Failed to delete plan",
    },
    ...(
      [
        [`/admin/users/${id}/edit`, "Falha ao atualizar o cliente"],
        [`/admin/users/${id}/reset-link`, "Falha ao atualizar o cliente"],
        [`/admin/plans/${plan.id}/deactivate`, "Failed to update plan status"],
        [`${subscription}/rename`, "Falha ao atualizar o plano do cliente"],
        [`${subscription}/cancel`, "Falha ao atualizar o plano do cliente"],
        ["/admin/staff/new", "Falha ao atualizar a equipe"],
        ["/admin/status/new", "Falha ao salvar o status"],
        ["/admin/status/days", "Falha ao salvar o status"],
      ] as const
    ).map(([path, text]) => ({
      path,
      button: () => dialog().locator("button[type=submit]"),
      text: `Erro: ${text}`,
    })),
  ];
  await openPanel();
  for (const { path, calls, fill, button, text } of forms) {
    await test.step(`${path}: ${text}`, async () => {
      relay.failCalls();
      await page.goto(path);
      await fill?.();
      await pressOffline(button(), text);
      if (calls) {
        relay.failCalls(calls);
        await Promise.all([page.waitForResponse(/\.data/), button().click()]);
        await expect(alert()).toHaveText(text);
      }
    });
  }
  // Verifies that the failed action had no effect.
  expect(await admin.findUser(customer)).toMatchObject({ id, plans: [] });
});
