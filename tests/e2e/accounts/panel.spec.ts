import type { Locator, Page } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import {
  choosePlan,
  createAdministratorApi,
  createCustomerData,
  loadReact,
  logInCustomer,
  logInStaff,
  normalizeSpaces,
  readEmailedLink,
  registerCustomer,
  waitForHydration,
  waitForModalDialog,
} from "../../support/accounts.ts";
import { uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { matrixTestOptions } from "../../support/exhaustive.ts";
import { expect, test } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ expectedFailures: /\.data/ });

const users = (page: Page) => page.getByRole("table", { name: "Usuários" });
const plans = (page: Page) => page.getByRole("table", { name: "Planos", exact: true });
const dialog = (page: Page) => page.locator("dialog");

async function openPanel(page: Page): Promise<void> {
  await logInStaff(page, readTestSetup().accounts.admin);
  // Waits up to 15 s, because each login computes a password hash and other tests log in at the same time.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel Administrativo", {
    timeout: 15_000,
  });
}

/** Searches for a plan and returns its row. Waits for the row, because the URL changes shortly before the table. */
async function searchPlans(page: Page, name: string): Promise<Locator> {
  await page.getByRole("searchbox", { name: "Buscar por ID ou nome" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/planSearch=/);
  return plans(page).getByRole("row").filter({ hasText: name });
}

async function searchUsers(page: Page, word: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Buscar por nome ou e-mail" }).fill(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]search=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const details = matrixTestOptions({ isRepresentative: javaScriptEnabled });

    test(
      "the panel accepts an administrator's login and rejects wrong credentials",
      details,
      async ({ page }) => {
        await logInStaff(page, { email: "ninguem@example.com", password: "errada-mesmo" });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
        await expect(page.getByRole("alert")).toHaveText("Erro: Credenciais inválidas");
        await openPanel(page);
        await page.getByRole("button", { name: "Sair" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
        await page.goto("/admin/audit");
        await expect(page).toHaveURL(/\/admin\?returnTo=/);
      },
    );

    test("an administrator can create, edit, deactivate and remove a plan", async ({ page }) => {
      const name = `Plano ${uniqueWord("p")}`;
      await openPanel(page);
      if (javaScriptEnabled) {
        await loadReact(page);
      }
      expect(await plans(page).getByRole("columnheader").allInnerTexts()).toEqual([
        "ID",
        "Nome",
        "Descrição",
        "Preço",
        "Status",
        "Ações",
      ]);
      await page.getByRole("link", { name: "Novo Plano" }).click();
      await dialog(page).getByLabel("Nome").fill(name);
      await dialog(page).getByLabel("Descrição").fill("Quatro vCPUs.");
      for (const price of ["", "1,0,0", "-1", "NaN", "1e309", "grátis"]) {
        await dialog(page).getByLabel("Preço").fill(price);
        await dialog(page).getByRole("button", { name: "Criar plano" }).click();
        await expect(dialog(page).getByLabel("Preço"), price).toHaveAccessibleDescription(
          /Por favor insira um preço válido/,
        );
        await expect(dialog(page).getByLabel("Preço")).toHaveValue(price);
      }
      await dialog(page).getByLabel("Preço").fill("1.249,90");
      await dialog(page).getByRole("button", { name: "Criar plano" }).click();
      await expect(page.getByText("Plano criado com sucesso!").first()).toBeVisible();

      const row = await searchPlans(page, name);
      expect(normalizeSpaces(await row.innerText())).toContain("R$ 1.249,90");
      await expect(row.getByRole("cell").first()).toHaveText(/\d{3,4}/);
      const off = row.getByRole("button", { name: "inativo" });
      const on = row.getByRole("button", { name: "ativo", exact: true });
      for (const [pressed, shown] of [
        [off, on],
        [on, off],
      ] as const) {
        await pressed.click();
        await expect(shown).toBeVisible();
        if (javaScriptEnabled) {
          await expect(shown).toBeFocused();
        }
      }

      await row.getByRole("link", { name: "Editar" }).click();
      await dialog(page).getByLabel("Preço").fill("");
      await dialog(page).getByRole("button", { name: "Salvar" }).click();
      await expect(dialog(page).getByText("Por favor insira um preço válido")).toBeVisible();
      await dialog(page).getByLabel("Preço").fill("99.5");
      await dialog(page).getByLabel("Status").selectOption({ label: "ativo" });
      await dialog(page).getByRole("button", { name: "Salvar" }).click();
      await expect(dialog(page)).toHaveCount(0);
      expect(normalizeSpaces(await row.innerText())).toContain("R$ 99,50");
      await expect(row.getByRole("button", { name: "ativo", exact: true })).toBeVisible();

      await row.getByRole("link", { name: "Remover" }).click();
      await dialog(page).getByRole("link", { name: "Cancelar" }).click();
      await expect(row).toBeVisible();
      await row.getByRole("link", { name: "Remover" }).click();
      await dialog(page).getByRole("button", { name: "Remover" }).click();
      await expect(page.getByText("Plano removido").first()).toBeVisible();
      await expect(row).toHaveCount(0);
    });

    test(
      "an administrator can create a user with a plan, and remove the user",
      details,
      async ({ page, instance }) => {
        const customer = createCustomerData();
        const admin = await createAdministratorApi(instance);
        const plan = await admin.createPlan();
        for (const letter of ["b", "a", "c"]) {
          const { id } = await admin.createPlan();
          await admin.updatePlan(id, { name: `Plano ${uniqueWord(letter)}` });
        }
        await openPanel(page);
        expect(await users(page).getByRole("columnheader").allInnerTexts()).toEqual([
          "Nome",
          "Email",
          "Planos",
          "Ações",
        ]);
        await page.getByRole("link", { name: "Novo Usuário" }).click();
        await dialog(page).getByRole("button", { name: "Criar usuário" }).click();
        await expect(dialog(page).getByText("Nome completo é obrigatório")).toBeVisible();
        await expect(dialog(page).getByText("Senha é obrigatória")).toBeVisible();
        await dialog(page).getByLabel("Nome completo").fill(customer.fullname);
        await dialog(page).getByLabel("E-mail").fill(customer.email);
        await dialog(page).getByLabel("Telefone").fill(customer.phone);
        await dialog(page).getByLabel("Senha", { exact: true }).fill(customer.password);
        await dialog(page).getByRole("button", { name: "Criar usuário" }).click();
        await expect(page.getByText("Usuário criado com sucesso!").first()).toBeVisible();

        await searchUsers(page, customer.email);
        const row = users(page).getByRole("row").filter({ hasText: customer.email });
        await row.getByRole("link", { name: "Adicionar Plano" }).click();
        if (javaScriptEnabled) {
          await dialog(page).getByRole("button", { name: "Mostrar sugestões" }).click();
        }
        const choices = await dialog(page).getByRole("option").allInnerTexts();
        const names = choices
          .filter((choice) => choice !== "Escolha um plano")
          .map((choice) => choice.split(" · ")[0] ?? "");
        expect(names).toContain(plan.name);
        if (javaScriptEnabled) {
          await dialog(page).getByRole("combobox").press("Escape");
        }
        expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "pt")));
        await dialog(page).getByRole("button", { name: "Adicionar Plano" }).click();
        await expect(dialog(page).getByText("ID do plano inválido")).toBeVisible();
        await (javaScriptEnabled
          ? choosePlan(dialog(page), plan.name)
          : dialog(page).getByLabel("Plano ativo").selectOption(plan.id));
        await dialog(page).getByRole("button", { name: "Adicionar Plano" }).click();
        await expect(page.getByText("Plano adicionado com sucesso!").first()).toBeVisible();
        await expect(row).toContainText(plan.name);

        await row.getByRole("link", { name: "Remover" }).click();
        await expect(dialog(page)).toContainText(customer.email);
        await dialog(page).getByRole("button", { name: "Remover" }).click();
        await expect(page.getByText("Usuário removido").first()).toBeVisible();
        await expect(row).toHaveCount(0);
      },
    );

    test(
      "removing a plan that customers have requires a second confirmation",
      details,
      async ({ page, instance }) => {
        const admin = await createAdministratorApi(instance);
        const plan = await admin.createPlan();
        await admin.addPlan((await admin.findUser(await registerCustomer(instance))).id, plan.id);
        await openPanel(page);
        const row = await searchPlans(page, plan.name);
        await row.getByRole("link", { name: "Remover" }).click();
        await expect(dialog(page).getByRole("alert")).toContainText("1 assinatura usa este plano");
        await dialog(page).getByRole("button", { name: "Remover mesmo assim" }).click();
        await expect(page.getByText("Plano removido").first()).toBeVisible();
        await expect(row).toHaveCount(0);
      },
    );

    test(
      "an administrator can change a plan's payment date and cancel the plan",
      details,
      async ({ page, instance }) => {
        const admin = await createAdministratorApi(instance);
        const customer = await registerCustomer(instance);
        const plan = await admin.createPlan();
        const { id } = await admin.findUser(customer);
        await admin.addPlan(id, plan.id);
        await openPanel(page);
        await searchUsers(page, customer.email);
        await users(page).getByRole("link", { name: customer.fullname }).click();
        await expect(page.getByRole("heading", { name: customer.fullname })).toBeVisible();
        const row = page.getByRole("row").filter({ hasText: plan.name });
        const date = row.getByLabel(`Próximo pagamento de ${plan.name}`);
        await date.fill("2027-01-15");
        await row.getByRole("button", { name: "Salvar" }).click();
        await expect(page.getByText("Próximo pagamento atualizado").first()).toBeVisible();
        await page.reload();
        await expect(date).toHaveValue("2027-01-15");
        // A date in the past needs a confirmation.
        await date.fill("2020-01-31");
        await row.getByRole("button", { name: "Salvar" }).click();
        await expect(row.getByRole("alert")).toContainText("Esta data já passou");
        await row.getByRole("button", { name: "Salvar mesmo assim" }).click();
        await expect(row.getByText("vencido")).toBeVisible();
        // A payment moves the due date by a month; the button in the message undoes the payment.
        await row.getByRole("link", { name: "Pagamento recebido" }).click();
        await expect(dialog(page)).toContainText("31/01/2020");
        await dialog(page).getByRole("button", { name: "Pagamento recebido" }).click();
        await expect(page.getByText("1 pagamento registrado").first()).toBeVisible();
        await expect(date).toHaveValue("2020-02-29");
        await page.getByRole("button", { name: "Desfazer" }).first().click();
        await expect(page.getByText("Registro de pagamento desfeito").first()).toBeVisible();
        await expect(date).toHaveValue("2020-01-31");
        // The figure of overdue payments links to this list, which shows date and amount.
        const list = `/admin?due=overdue&search=${encodeURIComponent(customer.email)}`;
        await page.goto(list);
        const payment = users(page).getByRole("row").filter({ hasText: customer.email });
        await expect(payment).toContainText("31/01/2020");
        await expect(payment).toContainText("R$");
        await page.getByRole("link", { name: "Marcar todos desta página" }).click();
        await expect(payment.getByRole("checkbox")).toBeChecked();
        await page.getByRole("button", { name: "Registrar marcados como recebidos" }).click();
        await expect(page.getByText("1 pagamento registrado").first()).toBeVisible();
        await expect(payment).toContainText("29/02/2020");
        await payment.getByRole("button", { name: "Pagamento recebido" }).click();
        await expect(payment).toContainText("31/03/2020");
        const screen = `/admin/users/${id}?search=${encodeURIComponent(customer.email)}`;
        await page.goto(screen);
        await row.getByRole("link", { name: "Cancelar plano" }).click();
        await dialog(page).getByRole("link", { name: "Voltar" }).click();
        await expect(dialog(page)).toHaveCount(0);
        await row.getByRole("link", { name: "Cancelar plano" }).click();
        await dialog(page).getByRole("button", { name: "Cancelar plano" }).click();
        await expect(row).toContainText("inativo");
        await expect(row).toContainText(/Cancelado em \d{2}\/\d{2}\/\d{4}/);

        await page.getByRole("link", { name: "Adicionar Plano" }).click();
        await (javaScriptEnabled
          ? choosePlan(dialog(page), plan.name)
          : dialog(page).getByLabel("Plano ativo").selectOption(plan.id));
        await dialog(page).getByRole("button", { name: "Adicionar Plano" }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(screen);
        await page.getByRole("link", { name: "Remover" }).click();
        await dialog(page).getByRole("link", { name: "Cancelar" }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(screen);
        await page
          .getByRole("region", { name: customer.fullname })
          .getByRole("link", { name: "Usuários" })
          .click();
        await expect(page).toHaveURL(`/admin?search=${encodeURIComponent(customer.email)}`);
      },
    );

    test("the panel lists and deletes an account whose owner requested deletion", async ({
      page,
      instance,
    }) => {
      const [asking, other] = [await registerCustomer(instance), await registerCustomer(instance)];
      await logInCustomer(page, asking);
      await page.goto("/client-area/account");
      await page.getByText("Quero excluir a minha conta").click();
      await page.getByRole("button", { name: "Pedir exclusão da conta" }).click();
      await page.goto(await readEmailedLink(instance, asking.email, "/auth/confirm-deletion"));
      await page.getByRole("button", { name: "Confirmar o pedido" }).click();
      await expect(page.getByText("Pedido de exclusão registrado.").first()).toBeVisible();

      await openPanel(page);
      const filter = page.getByRole("navigation", { name: "Mostrar usuários" });
      await expect(filter.getByRole("link", { name: "Todos" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await filter.getByRole("link", { name: /^Exclusão pedida\s*[1-9]\d*$/ }).click();
      await expect(filter.getByRole("link", { name: "Exclusão pedida" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await searchUsers(page, other.email);
      await expect(page.getByText("Nenhum resultado")).toBeVisible();
      await searchUsers(page, asking.email);
      const row = users(page).getByRole("row").filter({ hasText: asking.email });
      await expect(row).toContainText("exclusão pedida");
      await row.getByRole("link", { name: asking.fullname }).click();
      await expect(
        page.getByText(/^O cliente pediu a exclusão da conta em \d{2}\/\d{2}\/\d{4}.* \(LGPD\)\.$/),
      ).toBeVisible();
      await page.getByRole("link", { name: "Remover" }).click();
      await dialog(page).getByRole("button", { name: "Remover" }).click();
      await expect(page.getByText("Usuário removido").first()).toBeVisible();
      await searchUsers(page, asking.email);
      await expect(page.getByText("Nenhum resultado")).toBeVisible();
      await page.getByRole("link", { name: "Limpar" }).click();
      await expect.poll(() => [...new URL(page.url()).searchParams.keys()]).toEqual(["deletions"]);
    });

    test(
      "removing the only row of the last page opens the previous page",
      details,
      async ({ page, instance }) => {
        const word = uniqueWord("fim");
        const firstId = 5_000 + (javaScriptEnabled ? 0 : 21);
        await withDatabase(instance, async (client) => {
          await client.query(
            `insert into customers (id, fullname, email, phone)
           select uuidv7(), $1::text || ' ' || n, $1::text || n || '@example.com', '11912345678'
           from generate_series(1, 21) n`,
            [word],
          );
          await client.query(
            `insert into plans (id, name, description, price, status, inactive_since)
           select ($2::int + n)::text, $1::text || ' ' || n, 'Um plano.', 10, 'inativo', now()
           from generate_series(1, 21) n`,
            [word, firstId],
          );
        });
        await openPanel(page);
        await page.goto(`/admin?search=${word}&page=2&planSearch=${word}&planPage=2`);
        await expect(users(page).getByRole("rowheader")).toHaveCount(1);
        await expect(plans(page).getByRole("rowheader")).toHaveCount(1);
        await users(page).getByRole("link", { name: "Remover" }).click();
        await dialog(page).getByRole("button", { name: "Remover" }).click();
        await expect(page.getByText("Usuário removido").first()).toBeVisible();
        await expect(users(page).getByRole("rowheader")).toHaveCount(20);
        await plans(page).getByRole("link", { name: "Remover" }).click();
        await dialog(page).getByRole("button", { name: "Remover" }).click();
        await expect(page.getByText("Plano removido").first()).toBeVisible();
        await expect(plans(page).getByRole("rowheader")).toHaveCount(20);
        await expect(page).toHaveURL(/[?&]page=1&.*planPage=1/);
      },
    );
  });
}

test("the audit log shows the account, the action and the changed values of each change", async ({
  page,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const plan = await admin.createPlan("inativo");
  await openPanel(page);
  const row = await searchPlans(page, plan.name);
  await row.getByRole("link", { name: "Editar" }).click();
  await dialog(page).getByLabel("Preço").fill("99.5");
  await dialog(page).getByLabel("Status").selectOption({ label: "ativo" });
  await dialog(page).getByRole("button", { name: "Salvar" }).click();
  await expect(row.getByRole("button", { name: "ativo", exact: true })).toBeVisible();
  const customer = await registerCustomer(instance);
  await admin.addPlan((await admin.findUser(customer)).id, plan.id, "2027-01-15");

  for (const { prefix, changed, price, status, added, nextPayment } of [
    {
      prefix: "",
      changed: "Plano alterado",
      price: "Preço: R$ 1.249,90 R$ 99,50",
      status: "Status: inativo ativo",
      added: "Plano adicionado ao cliente",
      nextPayment: "Próximo Pagamento: 15/01/2027",
    },
    {
      prefix: "/en",
      changed: "Plan changed",
      price: "Price: R$1,249.90 R$99.50",
      status: "Status: inactive active",
      added: "Plan added to the customer",
      nextPayment: "Next payment: January 15, 2027",
    },
    {
      prefix: "/es",
      changed: "Plan modificado",
      price: "Precio: 1249,90 R$ 99,50 R$",
      status: "Estado: inactivo activo",
      added: "Plan añadido al cliente",
      nextPayment: "Próximo pago: 15 de enero de 2027",
    },
  ]) {
    await page.goto(`${prefix}/admin/audit`);
    const entries = page.getByRole("row");
    const edited = entries.filter({ hasText: plan.name }).filter({ hasText: changed });
    await expect(edited).toContainText(readTestSetup().accounts.admin.email);
    const lines = await edited.getByRole("listitem").allInnerTexts();
    expect(lines.map(normalizeSpaces)).toEqual([price, status]);
    const assigned = entries.filter({ hasText: customer.fullname }).filter({ hasText: added });
    await expect(assigned).toContainText(nextPayment);
  }

  const { email } = readTestSetup().accounts.admin;
  await page.goto("/admin/audit");
  await page.getByLabel("Quem").selectOption(email);
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(`/admin/audit?actor=${encodeURIComponent(email)}&kind=&day=#audit`);
  const rows = page.getByRole("table").locator("tbody").getByRole("row");
  await expect(rows).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: email })).toHaveCount(0);
});

test("the panel has no chat, footer, site navigation or cookie banner", async ({ page }) => {
  await openPanel(page);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator("a[href*='wa.me']")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Navegação principal" })).toHaveCount(0);
  await page.getByRole("button", { name: "tema escuro" }).hover();
  await expect(page.locator("[data-tooltip]")).toHaveText(/tema escuro/i);
});

test("on a tablet, the panel shows users as table rows instead of cards", async ({
  page,
  instance,
}) => {
  await registerCustomer(instance);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPanel(page);
  await expect(users(page).locator("thead")).toHaveCSS("display", "table-header-group");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test("the server sorts and pages the panel's lists", async ({ page, instance }) => {
  // Registers the customers sequentially, because concurrent registrations get 503 on a busy machine.
  for (let count = 0; count < 22; count++) {
    await registerCustomer(instance);
  }
  await openPanel(page);
  await expect(users(page).getByRole("row")).toHaveCount(21);
  await users(page).getByRole("link", { name: "Nome" }).click();
  await expect(users(page).getByRole("columnheader", { name: "Nome" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const first = await users(page).getByRole("rowheader").first().innerText();
  await users(page).getByRole("link", { name: "Nome" }).click();
  await expect(users(page).getByRole("columnheader", { name: "Nome" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(users(page).getByRole("rowheader").first()).not.toHaveText(first);
  const pages = page.getByRole("navigation", { name: "Páginas" }).first();
  const before = await users(page).getByRole("rowheader").allInnerTexts();
  await pages.getByRole("link", { name: "Próxima" }).click();
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  const after = await users(page).getByRole("rowheader").allInnerTexts();
  expect(before).toHaveLength(20);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test("the panel stores only the administrator's id and e-mail address in local storage", async ({
  page,
}) => {
  const { email } = readTestSetup().accounts.admin;
  await openPanel(page);
  // React stores the administrator's data. It loads at the first interaction with the panel.
  await loadReact(page);
  const stored = () => page.evaluate(() => localStorage.getItem("admin"));
  await expect
    .poll(async () => JSON.parse((await stored()) ?? "null"))
    .toEqual({ id: expect.any(String), email });

  await page.evaluate(() => localStorage.removeItem("admin"));
  await page.getByRole("link", { name: "Novo Plano" }).click();
  await page.getByRole("button", { name: "Criar plano" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Erro: Admin ID not found. Please login again.",
  );
  await dialog(page).getByRole("link", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  expect(await stored()).toBeNull();
});

test("a dialog of the panel is modal, and returns the focus to its link when Escape closes it", async ({
  page,
}) => {
  await openPanel(page);
  const opener = page.getByRole("link", { name: "Novo Plano" });
  await opener.focus();
  // Waits for hydration: before hydration, the browser opens the dialog as a separate page.
  await waitForHydration(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Novo Plano" })).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  // The Back button must not open the closed dialog again.
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test("the tooltip of a dialog's close button disappears when the dialog is closed", async ({
  page,
}) => {
  await openPanel(page);
  await loadReact(page);
  await page.getByRole("link", { name: "Novo Plano" }).click();
  await expect(dialog(page).getByLabel("Nome")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog(page).getByRole("link", { name: "Fechar" })).toBeFocused();
  await expect(page.locator("[data-tooltip]")).toHaveText("Fechar");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("[data-tooltip]")).toBeHidden();
});

test("a toast disappears after 5 seconds or on a swipe to the right, and F8 focuses it", async ({
  page,
}) => {
  await openPanel(page);
  await loadReact(page);
  async function createPlan() {
    await page.getByRole("link", { name: "Novo Plano" }).click();
    await dialog(page)
      .getByLabel("Nome")
      .fill(`Plano ${uniqueWord("p")}`);
    await dialog(page).getByLabel("Preço").fill("10");
    await dialog(page).getByLabel("Descrição").fill("Um plano.");
    await dialog(page).getByRole("button", { name: "Criar plano" }).click();
  }
  const region = page.getByRole("region", { name: "Avisos (F8)" });
  const toasts = region.getByRole("listitem");

  await createPlan();
  await expect(toasts).toHaveText("Plano criado com sucesso!");
  const shown = Date.now();
  const list = region.getByRole("list");
  for (const [width, listWidth] of [
    [1440, 420],
    [768, 420],
    [767, 767],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await list.boundingBox())?.width, `at ${width} px`).toBe(listWidth);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - shown).toBeGreaterThan(3_500);

  await createPlan();
  await expect(toasts).toBeVisible();
  await page.keyboard.press("F8");
  await expect
    .poll(() => region.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

  const box = await toasts.boundingBox();
  if (!box) {
    throw new Error("the toast is not there");
  }
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect(toasts, "40 px are too few").toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.move(x + 70, y, { steps: 8 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const details = matrixTestOptions({ isRepresentative: javaScriptEnabled });

    test(
      "the button that changes a plan's status stays focused and visible after a click",
      details,
      async ({ page, instance }) => {
        const plan = await (await createAdministratorApi(instance)).createPlan("inativo");
        await page.setViewportSize({ width: 360, height: 400 });
        await openPanel(page);
        const row = await searchPlans(page, plan.name);
        await row.getByRole("button", { name: "inativo" }).click();
        const chip = row.getByRole("button", { name: "ativo", exact: true });
        await expect(chip).toBeFocused();
        await expect(chip).toBeInViewport();
      },
    );

    test("after the session ended, a submitted form redirects to a login that shows the reason", async ({
      page,
      instance,
    }) => {
      const plan = await (await createAdministratorApi(instance)).createPlan("inativo");
      await openPanel(page);
      const row = await searchPlans(page, plan.name);
      await page.context().clearCookies();
      await row.getByRole("button", { name: "inativo" }).click();
      await expect(page.getByRole("alert")).toContainText("Erro: Não autenticado");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
    });
  });
}

test("the panel contains the language selector in its bar, and no floating button covers its content", async ({
  page,
}) => {
  await openPanel(page);
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/admin/system");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /idioma/i })
      .click();
    await expect(page.getByRole("link", { name: "Español" })).toBeInViewport({ ratio: 1 });
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll("body *:not([popover])")]
        .filter((element) => getComputedStyle(element).position === "fixed")
        // Ignores empty message containers, and elements that are visible only on focus.
        .filter((element) => element.getBoundingClientRect().bottom > 0 && element.textContent)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(floating, `${width} px`).toEqual([]);
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL("/es/admin/system");
  }
});

test("the panel shows a message for the URL of an unknown customer", async ({ page }) => {
  await openPanel(page);
  await page.goto("/admin/users/0190a6a0-0000-7000-8000-000000000000");
  await expect(page.getByText("Este cliente não existe mais.")).toBeVisible();
});

test("deactivating a plan that customers have requires confirmation and offers an undo", async ({
  page,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const plan = await admin.createPlan("ativo");
  const { id } = await admin.findUser(await registerCustomer(instance));
  await admin.addPlan(id, plan.id);
  await openPanel(page);
  await loadReact(page);
  const row = await searchPlans(page, plan.name);
  await row.getByRole("button", { name: "ativo", exact: true }).click();
  await expect(page.getByText(`1 assinatura usa o plano ${plan.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Desativar o plano" }).last().click();
  await expect(page.getByText(`${plan.name} desativado para 1 assinatura`).first()).toBeVisible();
  await expect(row.getByRole("button", { name: "inativo" })).toBeFocused();
  const searched = page.url();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await expect(row.getByRole("button", { name: "ativo", exact: true })).toBeVisible();
  // The undo must not change the search of the list.
  await expect(page).toHaveURL(searched);
});

test("saving a plan that a colleague changed is rejected, and the typed values remain", async ({
  page,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const plan = await admin.createPlan("ativo");
  await openPanel(page);
  await page.goto(`/admin/plans/${plan.id}/edit`);
  await waitForModalDialog(page);
  await page.getByLabel("Descrição").fill("Oito vCPUs");
  await admin.updatePlan(plan.id, { price: 999 });
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText("Outra pessoa mudou este plano");
  await expect(page.getByLabel("Descrição")).toHaveValue("Oito vCPUs");
  await expect(page.getByText("R$ 999,00").first()).toBeVisible();
  await page.getByLabel("Preço").fill("1.249,90");
  const renamed = `${plan.name} mais`;
  await dialog(page).getByLabel("Nome").fill(renamed);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Plano atualizado").first()).toBeVisible();
  await expect(await searchPlans(page, renamed)).toContainText("R$ 1.249,90");
});

test("saving a customer whom a colleague removed is rejected with the reason", async ({
  page,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const { id } = await admin.findUser(await registerCustomer(instance));
  await openPanel(page);
  await page.goto(`/admin/users/${id}/edit`);
  await waitForModalDialog(page);
  await dialog(page).getByLabel("Nome").fill("Ana Lima Duarte");
  await admin.removeUser(id);
  await dialog(page).getByRole("button", { name: "Salvar" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("foi removido enquanto esta tela");
  await expect(dialog(page).getByLabel("Nome")).toHaveValue("Ana Lima Duarte");
});

test("a plan selected before hydration stays selected and focused", async ({ page, instance }) => {
  const admin = await createAdministratorApi(instance);
  const plan = await admin.createPlan();
  const { id } = await admin.findUser(await registerCustomer(instance));
  await openPanel(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/admin/users/${id}/plans/new?choice=${plan.name}`);
  const select = dialog(page).locator("select");
  await select.focus();
  await select.selectOption(plan.id);
  release();
  const field = dialog(page).locator("input[role=combobox]");
  await expect(field).toHaveValue(new RegExp(plan.name));
  await expect(field).toBeFocused();
  await expect(dialog(page).locator("input[name=planId]")).toHaveValue(plan.id);
});

test("the selected plan stays selected while the administrator searches for other plans", async ({
  page,
  instance,
}) => {
  const admin = await createAdministratorApi(instance);
  const chosen = await admin.createPlan();
  const other = await admin.createPlan();
  const { id } = await admin.findUser(await registerCustomer(instance));
  await openPanel(page);
  await page.goto(`/admin/users/${id}/plans/new`);
  await choosePlan(dialog(page), chosen.name);
  const field = dialog(page).getByRole("combobox", { name: "Plano ativo" });
  const label = await field.inputValue();
  expect(label).toContain(chosen.name);
  await field.fill(other.name);
  await expect(dialog(page).getByRole("option", { name: other.name })).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Escape closes the list, but not the dialog.
  await field.press("Escape");
  await expect(dialog(page).getByRole("option")).toHaveCount(0);
  await expect(field).toHaveValue(label);
  await expect(dialog(page).locator("input[name=planId]")).toHaveValue(chosen.id);
});
