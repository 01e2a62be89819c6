import { accessibilityProblems } from "../../support/accessibility.ts";
import { pageData, uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, test } from "../../support/editing.ts";
import { prepared } from "../../support/prepared.ts";
import { logInBrowser } from "../../support/staff-browser.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("the dashboard shows visitors' actions per day as bars and as a table", async ({
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
  await logInBrowser(context, instance, prepared().accounts.editor);
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
  const problems = await accessibilityProblems(page);
  expect(problems.filter((problem) => problem.includes("dashboard-view"))).toEqual([]);
});

test("an administrator has a link to the panel, an editor has none", async ({
  browser,
  instance,
}) => {
  const { admin, editor } = prepared().accounts;
  for (const [account, count] of [
    [admin, 1],
    [editor, 0],
  ] as const) {
    const context = await browser.newContext({ baseURL: instance.url, locale: "pt-BR" });
    await logInBrowser(context, instance, account);
    const page = await context.newPage();
    await page.goto("/cms");
    await expect(page.locator(".nav__link").first()).toBeAttached();
    const link = page.getByText("Painel: clientes, planos e equipe");
    await expect(link).toHaveCount(count);
    if (count > 0) {
      await expect(page.locator("a", { has: link })).toHaveAttribute("href", "/admin");
    }
    await context.close();
  }
});

test("the dashboard lists an editor's drafts, problems to fix and colleagues' work", async ({
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
  await logInBrowser(context, instance, prepared().accounts.editor);
  await page.goto("/cms");
  const waiting = page.getByRole("region", { name: "Esperando por mim" });
  await expect(waiting.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    `/cms/collections/pages/${id}?locale=pt-BR`,
  );
  const broken = page.getByRole("region", { name: "Para consertar" });
  // Facts that the site shows only once the company has filled them in.
  for (const gap of [
    /Encarregado pelos dados/,
    /Cidade do datacenter/,
    /Certificados do datacenter/,
    /Janelas de manutenção/,
  ]) {
    await expect(broken.getByRole("link", { name: gap })).toBeVisible();
  }
  const recent = page.getByRole("region", { name: "Mudanças recentes" });
  await expect(recent.getByRole("link", { name: title })).toContainText("salvou um rascunho");
  const problems = await accessibilityProblems(page);
  expect(problems.filter((problem) => problem.includes("dashboard-view"))).toEqual([]);

  await waiting.getByRole("link", { name: title }).click();
  await expect(page.locator("input[name='title']")).toHaveValue(title);
  await editor.update("pages", id, {});
  await page.goto("/cms");
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole("link", { name: title })).toHaveCount(0);
  await expect(recent.getByRole("link", { name: title }).first()).toContainText("publicou");
});
