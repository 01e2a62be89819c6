import { heroBlock, pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { prepared } from "../../support/prepared.ts";
import { logInBrowser } from "../../support/staff-browser.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("a page says who links to it, and before it is deleted what would break", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("usada-"), "Usada"));
  const document = { relationTo: "pages", value: id };
  const link = { kind: "document", document, label: "Ir" };
  const linkingPage = (title: string) => ({
    ...pageData(uniqueWord("usa-"), "Usa"),
    title,
    blocks: [{ ...heroBlock("Usa"), actions: [{ link }] }],
  });
  const [live, draft] = [uniqueWord("No site "), uniqueWord("Em rascunho ")];
  await editor.create("pages", linkingPage(live));
  await editor.create("pages", linkingPage(draft), { isDraft: true });

  await logInBrowser(context, instance, prepared().accounts.editor);
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const uses = page.getByRole("region", { name: "Onde é usado" });
  const use = (title: string) => uses.getByRole("listitem").filter({ hasText: title });
  await expect(use(live)).toContainText("Seção 1, Abertura: Botões 1: Link: Página");
  await expect(use(draft)).toContainText("só num rascunho");

  const warning = page.getByRole("alert").filter({ hasText: "Se for excluído" });
  // Pressed again until the screen's scripts answer.
  await expect(async () => {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator("#action-delete").click({ timeout: 2_000 });
    await expect(warning).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(warning).toContainText(live);
  await expect(warning).not.toContainText(draft);
});
