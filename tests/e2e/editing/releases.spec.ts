import { heroBlock, pageData, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Uses a window above 1,440 px, because Payload folds the menu in narrower windows.
test.use({ locale: "pt-BR", viewport: { width: 1600, height: 1000 } });

test("an editor can preview, publish and undo two pages as one release", async ({
  page,
  context,
  editor,
  instance,
}) => {
  test.setTimeout(240_000);
  const { url } = instance;
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const name = uniqueWord("Campanha ");
  const slugs = [uniqueWord("juntas-"), uniqueWord("juntas-")];
  const ids: string[] = [];
  for (const slug of slugs) {
    const data = pageData(slug, `Oferta ${slug}`);
    const { id } = await editor.create("pages", data, { isDraft: true });
    ids.push(id);
  }
  // The first page contains a link to the second page.
  const document = { relationTo: "pages", value: ids[1] };
  const actions = [{ link: { kind: "document", document, label: "Ver a outra" } }];
  const blocks = [{ ...heroBlock(`Oferta ${slugs[0]}`), actions }];
  await editor.update("pages", ids[0] ?? "", { blocks }, { isDraft: true });
  const statuses = () => Promise.all(slugs.map((slug) => fetchStatus(`${url}/${slug}`)));

  for (const id of ids) {
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    const panel = page.getByRole("region", { name: "Lançamento" });
    // Repeats the input, because input before the screen's scripts run is lost.
    await expect(async () => {
      const optionCount = await panel.getByRole("option", { name, exact: true }).count();
      const choice = optionCount > 0 ? { label: name } : { value: "new" };
      await panel.getByLabel("Em qual lançamento").selectOption(choice, { timeout: 2_000 });
      if (optionCount === 0) {
        expect(id).toBe(ids[0]);
        await panel.getByLabel("Nome do lançamento").fill(name, { timeout: 2_000 });
      }
      await panel
        .getByRole("button", { name: "Adicionar ao lançamento" })
        .click({ timeout: 2_000 });
      await expect(panel.getByRole("listitem").filter({ hasText: name })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
  }

  await page.getByRole("region", { name: "Lançamento" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 30_000 });
  const documentRows = page.getByRole("row").filter({ hasText: "Publicar" });
  await expect(documentRows).toHaveCount(2);
  await expect(documentRows.first()).toContainText("Pronto");
  await expect(documentRows.first()).toContainText("Português (Brasil): só rascunho");
  const screen = page.url();

  await documentRows.first().getByRole("link", { name: "Ver como ficará" }).click();
  const bar = page.getByRole("link", { name: `Com o lançamento: ${name}` });
  await expect(bar).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(slugs[0] ?? "");
  const other = page.getByRole("link", { name: "Ver a outra" });
  await expect(other).toHaveAttribute("href", /^\/preview\/pages\/.+\?release=/);
  await other.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(slugs[1] ?? "");
  await expect(bar).toBeVisible();
  expect(await statuses()).toEqual([404, 404]);

  const clickAndConfirm = async (first: string, second: string, outcome: RegExp) => {
    await page.getByRole("button", { name: first }).click();
    await page.getByRole("button", { name: second }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  };
  await page.goto(screen);
  await clickAndConfirm("Publicar tudo agora", "Sim, publicar tudo agora", /No ar desde/);
  await expectEventually(statuses, [200, 200]);
  await page
    .locator("nav.nav__wrap")
    .getByRole("link", { name: /^Agenda/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agenda");
  await page.getByRole("link", { name, exact: true }).click();
  await clickAndConfirm("Desfazer tudo", "Sim, voltar ao que estava no ar", /Em preparo/);
  await expectEventually(statuses, [404, 404]);
  for (const id of ids) {
    await editor.remove("pages", id);
  }
});
