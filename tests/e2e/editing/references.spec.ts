import { heroBlock, pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("a page's form lists the documents that link to the page, and warns before a deletion", async ({
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

  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const uses = page.getByRole("region", { name: "Onde é usado" });
  const use = (title: string) => uses.getByRole("listitem").filter({ hasText: title });
  await expect(use(live)).toContainText("Seção 1, Abertura: Botões 1: Link: Página");
  await expect(use(draft)).toContainText("só num rascunho");

  const warning = page.getByRole("alert").filter({ hasText: "Se for excluído" });
  // Repeats the click until the screen's scripts respond.
  await expect(async () => {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator("#action-delete").click({ timeout: 2_000 });
    await expect(warning).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(warning).toContainText(live);
  await expect(warning).not.toContainText(draft);
  // The dialog that lists the links that would break is the only confirmation.
  await page.locator(".confirmation-modal #confirm-action").last().click();
  await expect(page).toHaveURL(/\/cms\/collections\/pages(\?.*)?$/);
  expect((await editor.call("GET", `/pages/${id}`)).status).toBe(404);
});

test.describe("a bulk deletion", () => {
  // Allows a failed request, which the browser logs: the deletion is rejected.
  test.use({ expectedFailures: /\/api\/pages\?/ });

  test("of content to which other content links requires confirmation", async ({
    page,
    context,
    editor,
    instance,
  }) => {
    const word = uniqueWord("lista-");
    const [used, unused] = await Promise.all(
      ["usada", "livre"].map((name) =>
        editor.create("pages", { ...pageData(`${word}-${name}`, name), title: `${word} ${name}` }),
      ),
    );
    const document = { relationTo: "pages", value: used?.id };
    const linkingTitle = uniqueWord("Usa a outra ");
    const { id: userId } = await editor.create("pages", {
      ...pageData(uniqueWord("usa-"), "Usa"),
      title: linkingTitle,
      blocks: [
        { ...heroBlock("Usa"), actions: [{ link: { kind: "document", document, label: "Ir" } }] },
      ],
    });

    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    await page.goto(`/cms/collections/pages?search=${word}&locale=pt-BR`);
    await expect(page.getByRole("row")).toHaveCount(3);
    // Repeats the click until the screen's scripts respond.
    await expect(async () => {
      await page.locator("#select-all").check({ timeout: 2_000 });
      await page.locator(".delete-documents__toggle").click({ timeout: 2_000 });
      await page.locator(".confirmation-modal #confirm-action").last().click({ timeout: 2_000 });
    }).toPass();
    const errorToast = page.locator(".toast-error");
    await expect(errorToast).toContainText(`“${word} usada” não foi excluído`);
    await expect(errorToast).toContainText(linkingTitle);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("row").last()).toContainText(`${word} usada`);

    const path = `/pages/${used?.id}`;
    const toTrash = { deletedAt: new Date().toISOString() };
    for (const response of [
      await editor.call("DELETE", path),
      await editor.call("PATCH", path, toTrash),
    ]) {
      expect(response.status).toBe(409);
      const { errors } = (await response.json()) as { errors: [{ data: unknown }] };
      expect(errors[0].data).toMatchObject({
        code: "in-use",
        uses: [{ document: `pages/${userId}`, title: linkingTitle, isLive: true }],
      });
    }
    expect((await editor.call("PATCH", `${path}?confirmed=true`, toTrash)).status).toBe(200);
    // Moving to the trash has already unpublished the document.
    expect((await editor.call("DELETE", `${path}?trash=true`)).status).toBe(200);
    await editor.remove("pages", userId);
    expect((await editor.call("DELETE", `/pages/${unused?.id}?trash=true`)).status).toBe(200);
  });
});
