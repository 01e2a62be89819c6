import { heroBlock, pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Uses a window above 1,440 px, because Payload folds the menu in narrower windows.
test.use({ locale: "pt-BR", viewport: { width: 1600, height: 1000 } });

/** Timeouts in ms. The worker checks links within seconds of a publish; a stalled machine takes longer. */
const workerTimeout = { timeout: 120_000 };
test.setTimeout(300_000);

test("a link to an unpublished page is reported until the link is fixed", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const target = await editor.create("pages", pageData(uniqueWord("destino-"), "Destino"));
  const document = { relationTo: "pages", value: target.id };
  const link = { kind: "document", document, label: "Ir ao destino" };
  const title = uniqueWord("Com link ");
  const linking = await editor.create("pages", {
    ...pageData(uniqueWord("com-link-"), "Com link"),
    title,
    blocks: [{ ...heroBlock("Com link"), actions: [{ link }] }],
  });
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  const row = page.getByRole("row").filter({ hasText: title });
  const look = async () => {
    await page.goto("/cms/links");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return row.count();
  };
  expect(await look()).toBe(0);
  await editor.update("pages", target.id, { _status: "draft" });
  await expect.poll(look, workerTimeout).toBe(1);
  await expect(row).toContainText("o destino não está publicado");
  await expect(row).toContainText("Seção 1");
  await expect(page.getByRole("link", { name: /^Endereços links quebrados: \d+$/ })).toBeVisible();

  await row.getByRole("link").click();
  await expect(page.locator("input[name='title']")).toHaveValue(title);
  await editor.update("pages", linking.id, { blocks: [heroBlock("Sem link")] });
  await expect.poll(look, workerTimeout).toBe(0);
});
