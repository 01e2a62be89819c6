import type { Page } from "@playwright/test";
import { pageData, pageTranslation, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({
  locale: "pt-BR",
  viewport: { width: 1440, height: 1000 },
  // Allows a failed request, which the browser logs: the change of a selection is rejected.
  expectedFailures: /\/api\/pages\?/,
});

test("a bulk publish affects only the language of the list, unless all languages are chosen", async ({
  page,
  context,
  editor,
  instance,
}) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const slug = uniqueWord("selecao-");
  const data = pageData(slug, "No ar");
  const { id } = await editor.create("pages", data);
  const saved = (await (await editor.call("GET", `/pages/${id}?depth=0&locale=pt-BR`)).json()) as {
    blocks: object[];
  };
  const english = pageTranslation({ blocks: saved.blocks }, `${slug}-en`, "Half done");
  await editor.update("pages", id, english, { isDraft: true, locale: "en-US" });
  await editor.update("pages", id, { title: `Mudada ${slug}` }, { isDraft: true });
  const statusOfEnglish = () => fetchStatus(`${instance.url}/en/${slug}-en`);

  await page.goto(`/cms/collections/pages?locale=pt-BR&search=${slug}`);
  const publish = async () => {
    await page.locator("tbody input[type=checkbox]").first().check();
    await page.locator(".list-selection").getByRole("button", { name: "Publicar" }).click();
  };
  await publish();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Publicar em Português (Brasil)? Documentos selecionados: 1.");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  const publishedHeading = async () =>
    (
      (await (await editor.call("GET", `/pages/${id}?depth=0&locale=pt-BR`)).json()) as {
        title: string;
      }
    ).title;
  await expect.poll(publishedHeading).toBe(`Mudada ${slug}`);
  expect(await statusOfEnglish()).toBe(404);

  await editor.update("pages", id, { title: `De novo ${slug}` }, { isDraft: true });
  await page.reload();
  await publish();
  await dialog.getByLabel("Publicar em todos os idiomas").check();
  await expect(dialog).toContainText("Os rascunhos de todos os idiomas");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expectEventually(statusOfEnglish, 200);

  const asDraft = { isDraft: true };
  const found = await editor.create("pages", pageData(`${slug}-achada`, "Achada"), asDraft);
  const other = uniqueWord("fora-da-busca-");
  const { id: otherId } = await editor.create("pages", pageData(other, "Fora"), asDraft);
  await page.goto(`/cms/collections/pages?locale=pt-BR&limit=1&search=${slug}`);
  await page.locator("tbody input[type=checkbox]").first().check();
  await page.locator("#select-all-across-pages").click();
  await page.locator(".list-selection").getByRole("button", { name: "Publicar" }).click();
  await expect(dialog).toContainText("Documentos selecionados: 2.");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expectEventually(() => fetchStatus(`${instance.url}/${slug}-achada`), 200);
  // Restores the number of rows, which the CMS stores for an account that other tests use. Repeats the request, because
  // the list's refresh after the publish may store its own number later.
  await expect(async () => {
    await page.goto("/cms/collections/pages?locale=pt-BR&limit=10");
    await expect(page.getByText("Itens por página: 10")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await fetchStatus(`${instance.url}/${other}`)).toBe(404);
  for (const each of [id, found.id, otherId]) {
    await editor.remove("pages", each);
  }
});

async function tickFirst(page: Page): Promise<void> {
  await page.locator("tbody input[type=checkbox]").first().check();
}

test("the buttons for selected documents stay visible, and show the reason of a rejected action", async ({
  page,
  context,
  instance,
}) => {
  const { screens, writer } = readTestSetup().accounts;
  await logInBrowser(context, instance, screens);
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto("/cms/collections/pages?locale=pt-BR");
  await tickFirst(page);
  const bar = page.locator(".list-selection");
  await page.locator("tbody tr").last().scrollIntoViewIfNeeded();
  await expect(page.locator("h1")).toBeInViewport();
  for (const name of ["Editar", "Publicar", "Tirar do site", "Excluir"]) {
    const button = bar.getByRole("button", { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const lines = await button.evaluate((label) => {
      const range = document.createRange();
      range.selectNode(document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode() ?? label);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
  await bar.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("lixeira");
  await expect(page.getByRole("dialog").getByRole("checkbox")).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();

  // Logs in a writer, who may not unpublish, while the editor's screen is open.
  await logInBrowser(context, instance, writer);
  await bar.getByRole("button", { name: "Tirar do site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirmar" }).click();
  await expect(
    page.getByText("Redatores salvam rascunhos. Para pôr no ar, peça uma revisão."),
  ).toBeVisible();
});

test("a writer sees no buttons for actions that writers may not perform", async ({
  page,
  context,
  instance,
}) => {
  await logInBrowser(context, instance, readTestSetup().accounts.writer);
  await page.goto("/cms/collections/pages?locale=pt-BR");
  await tickFirst(page);
  await expect(page.locator(".list-selection")).toContainText("1 selecionado");
  await expect(page.locator(".list-selection button:not(#select-all-across-pages)")).toHaveCount(0);

  const settings = page.getByRole("heading", { name: "Dados do site por preencher" });
  await page.goto("/cms");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(settings).toHaveCount(0);
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms");
  await expect(settings).toBeVisible();
});
