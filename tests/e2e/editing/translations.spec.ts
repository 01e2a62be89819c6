import { pageData, pageTranslation, uniqueWord } from "../../support/content.ts";
import { expect, openRow, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("the CMS lists an outdated translation until an editor updates and publishes it", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const slug = uniqueWord("traduzida-");
  const saved = await editor.create("pages", pageData(slug, "Nuvem rápida"));
  const { id } = saved;
  const english = pageTranslation(saved, uniqueWord("translated-"), "Fast cloud");
  await editor.update("pages", id, english, { locale: "en-US" });
  const [section] = saved.blocks as [Record<string, unknown>];
  const heading = uniqueWord("Nuvem ainda mais rápida ");
  await editor.update("pages", id, { blocks: [{ ...section, heading }] });

  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms");
  const outdated = page.locator("[data-group=translations]");
  await outdated.getByRole("link", { name: "Quadro de traduções" }).click();
  const row = page.getByRole("row").filter({ hasText: `Página ${slug}` });
  const cell = row.locator("td[data-locale='en-US']");
  await expect(cell).toContainText("Desatualizada");
  await expect(cell).toContainText("Seção 1, Abertura: Título");
  await expect(row.locator("td[data-locale='es-ES']")).toContainText("Falta");

  await cell.getByRole("link").click();
  await expect(page.getByText("Textos marcados abaixo: 1.")).toBeVisible();
  await openRow(page.locator("#blocks-row-0"));
  const source = page.locator("#blocks-row-0 .source-text[data-changed]");
  await expect(source).toContainText(heading);
  const field = page.locator("input[name='blocks.0.heading']");
  // Repeats the click until the screen's scripts respond.
  await expect(async () => {
    await page.getByRole("button", { name: "Copiar do português os textos desta seção" }).click();
    await expect(field).toHaveValue(heading, { timeout: 2_000 });
  }).toPass();
  await field.fill("Even faster cloud");
  await page
    .getByRole("button", { name: /^publicar/i })
    .first()
    .click();
  await expect
    .poll(async () => {
      const response = await editor.call("GET", `/translations?kind=pages&id=${id}&locale=en-US`);
      return ((await response.json()) as { outdated: string[] }).outdated;
    })
    .toEqual([]);
});

test("the list of pages shows in which languages each page is published", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const slug = uniqueWord("na-lista-");
  const { id } = await editor.create("pages", pageData(slug, "Na lista"));
  const english = { slug: uniqueWord("listed-"), title: "Listed" };
  await editor.update("pages", id, english, { isDraft: true, locale: "en-US" });
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/pages?search=${slug}&locale=pt-BR`);
  const row = page.getByRole("row").filter({ hasText: slug });
  await expect(row.locator(".languages__said")).toHaveText([
    "Português (Brasil): publicado",
    "English (US): só rascunho",
    "Español (España): falta",
  ]);
  await editor.remove("pages", id);
});

test("an editor can mark an outdated translation as current without changing it", async ({
  editor,
}) => {
  const saved = await editor.create("pages", pageData(uniqueWord("em-dia-"), "Certo"));
  const { id } = saved;
  const english = pageTranslation(saved, uniqueWord("up-to-date-"), "Right");
  await editor.update("pages", id, english, { locale: "en-US" });
  await editor.update("pages", id, { title: "Outro título desta página" });
  const outdated = async () => {
    const response = await editor.call("GET", `/translations?kind=pages&id=${id}&locale=en-US`);
    return ((await response.json()) as { outdated: string[] }).outdated;
  };
  expect(await outdated()).toEqual(["title"]);
  const approved = await editor.call(
    "POST",
    `/translations/approve?kind=pages&id=${id}&locale=en-US`,
  );
  expect(approved.status).toBe(200);
  expect(await outdated()).toEqual([]);
});
