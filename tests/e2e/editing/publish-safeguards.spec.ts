import type { Page } from "@playwright/test";
import { pageData, pageTranslation, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

// Uses a time zone other than Brasília's, because editors in every time zone type times in Brasília's time.
test.use({
  locale: "pt-BR",
  viewport: { width: 1440, height: 1000 },
  timezoneId: "Asia/Tokyo",
  // Allows a failed request: the preview requests a document once more after it was moved to the trash.
  expectedFailures: /\/preview\/pages\//,
});

/** Timeout in ms until a due publish is done. Includes the time in which the worker loads Payload. */
const timeout = 180_000;

/** Returns the first full minute that begins in 15 seconds or later, in Brasília's time. */
function nextFullMinute(): string {
  return new Date(Date.now() + 75_000)
    .toLocaleString("sv-SE", {
      timeZone: "America/Sao_Paulo",
      dateStyle: "short",
      timeStyle: "short",
    })
    .replace(" ", "T");
}

function panel(page: Page, name: string) {
  return page.getByRole("region", { name });
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/cms/collections/pages/${path}?locale=pt-BR`);
  await expect(page.getByLabel("Título")).toBeVisible({ timeout: 30_000 });
}

test("a scheduled publish happens at its time, and a page can be restored from the trash", async ({
  page,
  context,
  editor,
  instance,
}) => {
  test.setTimeout(300_000);
  const { url } = instance;
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const slug = uniqueWord("programada-");
  const { id } = await editor.create("pages", pageData(slug, "Na hora"), { isDraft: true });
  await openForm(page, id);
  const schedule = panel(page, "Agendar publicação");
  await schedule.getByLabel("Quando (Brasília)").fill(nextFullMinute());
  await schedule.getByRole("button", { name: "Agendar" }).click();
  await expect(schedule.getByRole("listitem")).toContainText("Agendado");
  expect(await fetchStatus(`${url}/${slug}`)).toBe(404);

  const other = uniqueWord("apagada-");
  const { id: deleted } = await editor.create("pages", pageData(other, "No ar"));
  await expectEventually(() => fetchStatus(`${url}/${other}`), 200);
  await openForm(page, deleted);
  await expect(async () => {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator("#action-delete").click({ timeout: 2_000 });
    await page
      .locator(".delete-document #confirm-action, #confirm-action")
      .first()
      .click({ timeout: 5_000 });
    await expectEventually(() => fetchStatus(`${url}/${other}`), 404);
  }).toPass({ timeout: 60_000 });
  await page.goto(`/cms/collections/pages/trash/${deleted}?locale=pt-BR`);
  await expect(async () => {
    // Returns if an earlier try has opened the document, which may take longer than the time limit of one try.
    if (page.url().includes(`/pages/${deleted}`)) {
      return;
    }
    // If the previous click had no effect, the dialog is still open; clicks again in this dialog.
    const confirm = page.locator("dialog[open] #confirm-action");
    if (!(await confirm.isVisible())) {
      await page.getByRole("button", { name: "Restaurar" }).first().click({ timeout: 2_000 });
    }
    await confirm.click({ timeout: 5_000 });
    await expect(page).toHaveURL(new RegExp(`/pages/${deleted}`), { timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  expect(await fetchStatus(`${url}/${other}`)).toBe(404);
  const [restored] = await editor.find("pages", `draft=true&where[id][equals]=${deleted}`);
  expect(restored).toMatchObject({ _status: "draft" });

  await expect.poll(() => fetchStatus(`${url}/${slug}`), { timeout }).toBe(200);
  await openForm(page, id);
  await expect(schedule.getByRole("listitem")).toContainText("Feito", { timeout: 30_000 });
  await editor.remove("pages", id);
  await editor.remove("pages", deleted);
});

test("a writer can request a review, which an editor can reject with a comment", async ({
  browser,
  editor,
  instance,
}) => {
  const slug = uniqueWord("revista-");
  const { id } = await editor.create("pages", pageData(slug, "Para revisar"), { isDraft: true });
  const openAs = async (role: "writer" | "screens") => {
    const context = await browser.newContext({ baseURL: instance.url, locale: "pt-BR" });
    await logInBrowser(context, instance, readTestSetup().accounts[role]);
    const page = await context.newPage();
    await openForm(page, id);
    return page;
  };
  const writer = await openAs("writer");
  const writerPanel = panel(writer, "Revisão");
  await writerPanel.getByLabel("Recado para quem revisa").fill("Está boa?");
  await writerPanel.getByRole("button", { name: "Pedir revisão" }).click();
  await expect(writerPanel.getByRole("listitem")).toContainText("Está boa?");
  await expect(writer.getByRole("button", { name: /^Publicar/ })).toHaveCount(0);
  await expect(panel(writer, "Agendar publicação")).toHaveCount(0);

  const reviewer = await openAs("screens");
  const editorPanel = panel(reviewer, "Revisão");
  await expect(editorPanel.getByRole("listitem")).toContainText("Está boa?", { timeout: 30_000 });
  await editorPanel.getByLabel("O que falta").fill("Falta o preço.");
  await editorPanel.getByRole("button", { name: "Devolver ao redator" }).click();
  await expect(reviewer.getByText("Devolvido. Quem pediu recebe um e-mail.")).toBeVisible();
  await writer.reload();
  await expect(writerPanel.getByRole("listitem")).toContainText("Falta o preço.", {
    timeout: 30_000,
  });
  await writer.context().close();
  await reviewer.context().close();
  await editor.remove("pages", id);
});

test("unpublishing one language asks for confirmation and does not delete the draft", async ({
  page,
  context,
  editor,
  instance,
}) => {
  test.setTimeout(300_000);
  const { url } = instance;
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const [slug, english] = [uniqueWord("fica-"), uniqueWord("leaves-")];
  const created = await editor.create("pages", pageData(slug, "Fica"));
  const { id } = created;
  const translation = pageTranslation(created, english, "Leaves");
  await editor.update("pages", id, translation, { locale: "en-US" });
  await expectEventually(() => fetchStatus(`${url}/en/${english}`), 200);
  await page.goto(`/cms/collections/pages/${id}?locale=en-US`);
  const schedule = panel(page, "Agendar publicação");
  await schedule.getByLabel("O que fazer").selectOption("unpublish");
  await schedule.getByRole("button", { name: "Tirar do site agora" }).click();
  await schedule.getByRole("button", { name: "Sim, tirar do site" }).click();
  await expect(schedule.getByRole("status")).toContainText("Sai do site em instantes");
  await expect.poll(() => fetchStatus(`${url}/en/${english}`), { timeout }).toBe(404);
  expect(await fetchStatus(`${url}/${slug}`)).toBe(200);
  const [draft] = await editor.find("pages", `draft=true&locale=en-US&where[id][equals]=${id}`);
  expect(draft?.slug).toBe(english);
  await editor.remove("pages", id);
});
