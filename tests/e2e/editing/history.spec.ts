import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("the history of a document lists the fields of each change and who changed them", async ({
  page,
  context,
  editor,
  admin,
  instance,
}) => {
  const saved = await editor.create("pages", pageData(uniqueWord("historia-"), "Antes"));
  const [section] = saved.blocks as [Record<string, unknown>];
  await admin.update("pages", saved.id, { blocks: [{ ...section, heading: "Depois" }] });
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/pages/${saved.id}/history`);
  const newest = page.locator(".history > ol > li").first();
  await expect(newest).toContainText("Seção 1, Abertura: Título · Português (Brasil)");
  await expect(newest).toContainText(/admin publicou/);
  // Accepts two names, because another test may have renamed the editor.
  await expect(page.locator(".history > ol > li").last()).toContainText(/(editor|Edição) publicou/);
});

test("a picture has a history tab", async ({ page, context, editor, instance }) => {
  const [picture] = await editor.find("media", "locale=pt-BR");
  await editor.update("media", picture?.id ?? "", { alt: uniqueWord("Outro texto ") });
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/media/${picture?.id}?locale=pt-BR`);
  await page.getByRole("link", { name: "Histórico" }).click();
  const newest = page.locator(".history > ol > li").first();
  await expect(newest).toContainText("Texto alternativo");
  await expect(newest).toContainText(/(editor|Edição) salvou/);
  await editor.update("media", picture?.id ?? "", { alt: picture?.alt });
});
