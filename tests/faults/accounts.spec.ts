import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  administrator,
  fetchReact,
  logInCustomer,
  logInStaff,
  newCustomer,
  register,
} from "../support/accounts.ts";
import { guard } from "../support/browser-guard.ts";
import { uniqueWord } from "../support/content.ts";
import { prepared } from "../support/prepared.ts";
import { type Relay, startRelay } from "../support/relay.ts";
import { expect, test } from "../support/test.ts";
import { startWeb, stopWeb, type WebProcess } from "../support/web-process.ts";

let web: WebProcess;
let relay: Relay;
let context: BrowserContext;
let page: Page;
let offences: string[];

test.beforeAll(async () => {
  web = await startWeb();
  relay = await startRelay(web.cmsPort, prepared().editing);
});

test.afterAll(async () => {
  relay.close();
  await stopWeb(web);
});

test.beforeEach(async ({ browser }) => {
  relay.cut();
  context = await browser.newContext({ baseURL: web.url });
  // Without a CMS there are no pictures either.
  ({ offences } = guard(context, { origin: web.url, provoked: /\.data|\/api\/media\// }));
  page = await context.newPage();
});

test.afterEach(async () => {
  await context.close();
  expect(offences).toEqual([]);
});

const everything = /./;
const alert = () => page.getByRole("alert");
const dialog = () => page.locator("dialog");
const heading = () => page.getByRole("heading", { level: 1 });

async function cookieNames(): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

async function openPanel(): Promise<void> {
  await logInStaff(page, prepared().accounts.admin);
  await expect(heading()).toHaveText("Painel Administrativo", { timeout: 15_000 });
}

test("Sair makes the browser forget the session, also while the CMS is away", async () => {
  await logInCustomer(page, await register(prepared().editing));
  expect(await cookieNames()).toContain("customer-session");
  relay.cut(everything);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await cookieNames()).not.toContain("customer-session");
  relay.cut();
  await page.goto("/client-area");
  await expect(page).toHaveURL("/auth");
});

test("Sair of the panel does too, and login says that it does not know about the setup", async () => {
  await openPanel();
  expect(await cookieNames()).toContain("staff-session");
  relay.cut(everything);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(heading()).toHaveText("Admin Login");
  await expect(alert()).toHaveText("Erro: Erro ao verificar status de configuração");
  expect(await cookieNames()).not.toContain("staff-session");
});

test("sessions that could not be ended are not said to have ended", async () => {
  await logInCustomer(page, await register(prepared().editing));
  await page.goto("/client-area/account");
  const end = page.getByRole("button", { name: "Encerrar todas as sessões" });
  relay.cut(/sessions\/end-all/);
  await end.click();
  await expect(alert()).toHaveText(
    "Não foi possível concluir agora. Tente novamente em instantes.",
  );
  await page.reload();
  await expect(heading()).toContainText("Bem-vindo");
  relay.cut();
  await end.click();
  await expect(page).toHaveURL("/auth");
});

test("login and registration say what came to nothing, and keep what was typed", async () => {
  const { fullname, email, phone, password } = newCustomer();
  const submit = page.getByRole("main").locator("form button[type=submit]");
  for (const [mode, text] of [
    ["/auth", "Falha no login"],
    ["/auth?mode=register", "Erro ao criar conta. Tente novamente."],
  ] as const) {
    relay.cut();
    await page.goto(mode);
    if (mode !== "/auth") {
      await page.getByLabel("Nome completo").fill(fullname);
      await page.getByLabel("Telefone").fill(phone);
    }
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    relay.cut(everything);
    await submit.click();
    await expect(alert()).toHaveText(text);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
  }
});

test("the links of an e-mail address say that they came to nothing, and the area too", async () => {
  for (const [screen, button] of [
    ["/auth/confirm-email", "Confirmar meu e-mail"],
    ["/auth/undo-email", "Desfazer a troca"],
  ] as const) {
    relay.cut();
    await page.goto(`${screen}?token=x`);
    relay.cut(/verify-email|undo-email/);
    await page.getByRole("button", { name: button }).click();
    await expect(alert()).toHaveText(
      "Não foi possível concluir agora. Tente novamente em instantes.",
    );
  }
  relay.cut();
  await logInCustomer(page, await register(prepared().editing));
  relay.cut(/verify-email\/send/);
  await page.getByRole("button", { name: "Enviar o link de novo" }).click();
  await expect(heading()).toHaveText("Voltamos em instantes");
});

test("login to the panel says that the server could not answer", async () => {
  relay.cut(/POST \/api\/admin\/login/);
  await logInStaff(page, prepared().accounts.admin);
  await expect(alert()).toHaveText("Erro: Erro no servidor. Tente novamente.");
});

test("the panel says which of its tables, screens and dialogs could not be had", async () => {
  const admin = await administrator(prepared().editing);
  const plan = await admin.createPlan();
  const { id } = await admin.findUser(await register(prepared().editing));
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
      relay.cut(calls);
      await page.goto(path);
      await expect(alert()).toHaveText(text);
      await expect(page.getByText("não existe mais")).toHaveCount(0);
      await expect(page.getByText("Não há planos ativos disponíveis")).toHaveCount(0);
    });
  }
});

test("each form of the panel says what came to nothing", async () => {
  const admin = await administrator(prepared().editing);
  const plan = await admin.createPlan();
  const customer = await register(prepared().editing);
  const { id } = await admin.findUser(customer);
  const plansOf = `/admin?planSearch=${plan.id}`;
  const fillUser = async () => {
    const { fullname, email, phone, password } = newCustomer();
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
    calls: RegExp;
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
      fill: () => dialog().getByLabel("Plano ativo").selectOption(plan.id),
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
      // Before React has come the browser would load the answer as a page.
      fill: () => fetchReact(page),
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
  ];
  await openPanel();
  for (const { path, calls, fill, button, text } of forms) {
    await test.step(text, async () => {
      relay.cut();
      await page.goto(path);
      await fill?.();
      relay.cut(calls);
      await button().click();
      await expect(alert()).toHaveText(text);
    });
  }
  // What failed was not done.
  expect(await admin.findUser(customer)).toMatchObject({ id, plans: [] });
});
