import type { Locator } from "@playwright/test";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { pageData, uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Uses a window above 1,440 px, because Payload folds the menu in narrower windows.
test.use({ locale: "pt-BR", viewport: { width: 1600, height: 1000 } });

test("the dashboard shows the number of visitors' actions per day as bars and as a table", async ({
  page,
  context,
  instance,
}) => {
  const times = 40_000;
  await withDatabase(instance, (client) =>
    client.query(
      `insert into conversions (day, page, campaign, locale, event, times)
       values ((now() at time zone 'America/Sao_Paulo')::date - 3, '/por-dia', '', 'pt-BR', 'newsletter-sent', ${times})`,
    ),
  );
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms");
  const region = page.getByRole("region", { name: "O que os visitantes fizeram em 30 dias" });
  const chart = region.getByRole("img", { name: /^Newsletter: 4\d{4}\. Por dia$/ });
  await expect(chart).toBeVisible();
  await expect(region.getByRole("img")).toHaveCount(5);
  const heights = await chart
    .locator("g > rect:last-of-type")
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
  expect(heights).toHaveLength(30);
  expect(heights[26]).toBe(100);
  await region.getByText("Os números de cada dia").click();
  const day = region.getByRole("table").first().getByRole("row").nth(4);
  await expect(day).toContainText(String(times));
  const problems = await findAccessibilityProblems(page);
  expect(problems.filter((problem) => problem.includes("dashboard-view"))).toEqual([]);
});

test("the dashboard links administrators, but not editors, to the panel", async ({
  browser,
  instance,
}) => {
  const { admin, editor } = readTestSetup().accounts;
  for (const [account, count] of [
    [admin, 1],
    [editor, 0],
  ] as const) {
    const context = await browser.newContext({ baseURL: instance.url, locale: "pt-BR" });
    await logInBrowser(context, instance, account);
    const page = await context.newPage();
    await page.goto("/cms");
    await expect(page.locator(".nav__link").first()).toBeAttached();
    const link = page.getByText("Clientes, planos e equipe");
    await expect(link).toHaveCount(count);
    if (count > 0) {
      await expect(page.locator("a", { has: link })).toHaveAttribute("href", "/admin");
    }
    await context.close();
  }
});

/** Screens of daily work, in the order of the menu. */
const daily = [
  ["Painel", "/cms"],
  ["Páginas", "/cms/collections/pages"],
  ["Artigos", "/cms/collections/posts"],
  ["Mídia", "/cms/collections/media"],
  ["Contatos", "/cms/collections/leads"],
  ["Traduções", "/cms/translations"],
  ["Agenda", "/cms/releases"],
  ["Endereços", "/cms/links"],
] as const;
/** Lists whose documents only the software writes. */
const machineLists = ["lead-deliveries", "consents", "former-addresses"];

function menuEntry(menu: Locator, name: string): Locator {
  return menu.getByRole("link", { name: new RegExp(`^${name}(?: .+: \\d+)?$`) });
}

test("the CMS's menu lists an editor's daily screens with the numbers of waiting items", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const response = await editor.call("POST", "/releases", { name: uniqueWord("Do menu ") });
  const { id } = (await response.json()) as { id: string };
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms");
  const menu = page.locator("nav.nav__wrap");
  await expect(menu.locator("> .menu__list .nav__link-label")).toHaveText(
    daily.map(([name]) => name),
  );
  await expect(menu.locator("details > summary")).toHaveText([
    "Conteúdo",
    "Vendas",
    "Site",
    "Sistema",
  ]);
  await expect(menu.locator("details[open]")).toHaveCount(0);
  for (const [name, path] of daily.toReversed()) {
    await menuEntry(menu, name).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(menuEntry(menu, name)).toHaveAttribute("aria-current", "page");
    await expect(menu.locator("[aria-current]")).toHaveCount(1);
  }
  await expect(menu.getByRole("link", { name: /^Agenda por publicar: \d+$/ })).toBeVisible();
  expect((await findAccessibilityProblems(page)).filter((each) => each.includes("menu__"))).toEqual(
    [],
  );

  await menuEntry(menu, "Endereços").click();
  await page.getByRole("link", { name: "Redirecionamentos", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Redirecionamentos");
  await expect(menuEntry(menu, "Endereços")).toHaveAttribute("aria-current", "page");

  // Moves the focus by keyboard from an entry of daily work to an entry in a folded group.
  await menuEntry(menu, "Endereços").focus();
  for (const group of ["Conteúdo", "Vendas", "Site", "Sistema"]) {
    await page.keyboard.press("Tab");
    await expect(menu.getByText(group, { exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.locator("details[open] a").first()).toBeFocused();
  const system = menu.locator("details[open]");
  for (const list of machineLists) {
    await expect(system.locator(`a[href='/cms/collections/${list}']`)).toBeVisible();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cms\/collections\/lead-deliveries/);
  await expect(system.locator("> summary")).toHaveText("Sistema");
  expect((await editor.call("DELETE", `/releases/${id}`)).status).toBe(200);
});

test("on a phone, the CMS's menu covers the page, and closes after a choice", async ({
  page,
  context,
  instance,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInBrowser(context, instance, readTestSetup().accounts.writer);
  await page.goto("/cms");
  const brand = page.locator(".step-nav__home");
  const [icon, picture] = [await brand.boundingBox(), await brand.locator("img").boundingBox()];
  expect(picture).toEqual(icon);
  await page.goto("/cms/translations");
  const menu = page.locator("nav.nav__wrap");
  const closed = page.locator("aside.nav[inert]");
  const toggler = page.locator(".app-header__mobile-nav-toggler");
  await expect(async () => {
    await toggler.click({ timeout: 2_000 });
    await expect(closed).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  // A writer's menu has no list that a writer may not read.
  await expect(menu.locator("> .menu__list .nav__link-label")).toHaveText(
    daily.map(([name]) => name).filter((name) => name !== "Contatos"),
  );
  await expect(menu.locator("details > summary")).toHaveText(["Conteúdo", "Site", "Sistema"]);
  for (const list of ["leads", "lead-deliveries", "consents", "saved-quotes", "audit-log"]) {
    await expect(menu.locator(`a[href$='/${list}']`)).toHaveCount(0);
  }
  // Scrolls the menu, and checks that its entries pass behind the close button.
  for (const heading of await menu.locator("summary").all()) {
    await heading.click();
  }
  await page.locator(".nav__scroll").evaluate((scrolled) => scrolled.scrollTo(0, 150));
  const header = page.locator(".nav__header");
  expect(await header.evaluate((bar) => getComputedStyle(bar).backgroundColor)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );
  await expect(page.locator(".nav__mobile-close")).toBeInViewport({ ratio: 1 });
  await page.locator(".nav__scroll").evaluate((scrolled) => scrolled.scrollTo(0, 0));
  await menuEntry(menu, "Agenda").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agenda");
  await expect(closed).toHaveCount(1);
});

test("the dashboard lists an editor's drafts, problems to fix and recent changes", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const title = uniqueWord("Rascunho da mesa ");
  const { id } = await editor.create(
    "pages",
    { ...pageData(uniqueWord("mesa-"), "Mesa"), title },
    { isDraft: true },
  );
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel");
  const waiting = page.getByRole("region", { name: "Esperando por mim" });
  await expect(waiting.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    `/cms/collections/pages/${id}?locale=pt-BR`,
  );
  const problemList = page.getByRole("region", { name: "Pendências" });
  // Site settings that the company has not filled in yet are listed as a problem.
  await expect(problemList.getByRole("link", { name: /Janelas de manutenção/ })).toBeVisible();
  await expect(
    problemList.getByRole("heading", { name: "A confirmar pela empresa" }),
  ).toBeVisible();
  for (const fact of [
    /CNPJ: 11\.222\.333\/0001-81 é um exemplo/,
    /SLA por serviço/,
    /Prazo de ativação/,
  ]) {
    await expect(problemList.getByRole("link", { name: fact })).toBeVisible();
  }
  const recent = page.getByRole("region", { name: "Mudanças recentes" });
  await expect(recent.getByRole("link", { name: title })).toContainText("salvou um rascunho");
  const problems = await findAccessibilityProblems(page);
  expect(problems.filter((problem) => problem.includes("dashboard-view"))).toEqual([]);

  await waiting.getByRole("link", { name: title }).click();
  await expect(page.locator("input[name='title']")).toHaveValue(title);
  await editor.update("pages", id, {});
  await page.goto("/cms");
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole("link", { name: title })).toHaveCount(0);
  await expect(recent.getByRole("link", { name: title }).first()).toContainText("publicou");
});
