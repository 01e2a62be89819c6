import { setTimeout } from "node:timers/promises";
import type { Dialog, Page } from "@playwright/test";
import { pageData, postData, richText, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import type { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({
  locale: "pt-BR",
  viewport: { width: 1440, height: 1000 },
  expectedFailures: /\/api\/(?:pages|posts)\//,
});

test.beforeEach(async ({ context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
});

const title = (page: Page) => page.locator("input[name='title']");
const checks = (page: Page) => page.getByRole("link", { name: "Conferir" });
const isSave = (url: URL) =>
  url.pathname.startsWith("/api/pages/") && url.searchParams.get("draft") === "true";

function draftOf(editor: StaffApi, id: string, collection: "pages" | "posts" = "pages") {
  return async () =>
    (await editor.find(collection, `draft=true&locale=pt-BR&where[id][equals]=${id}`))[0];
}

/** Reloads the page. Returns the browser's confirmation dialog and a function that accepts it. */
async function reload(page: Page): Promise<{ dialog: Dialog; accept(): Promise<void> }> {
  const dialogEvent = page.waitForEvent("dialog");
  const loaded = page.evaluate(() => window.location.reload()).catch(() => undefined);
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe("beforeunload");
  return {
    dialog,
    accept: async () => {
      const ready = page.waitForEvent("load");
      await dialog.accept();
      await Promise.all([loaded, ready]);
    },
  };
}

test("typed text is saved in every way of leaving the form, even immediately after typing", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("saida-"), "Saída"));
  const saved = async () => (await draftOf(editor, id)())?.title;
  const list = "/cms/collections/pages";
  const form = `${list}/${id}`;
  await page.goto(`${form}?locale=pt-BR`);
  const typeTitle = async (way: string) => {
    const word = uniqueWord(`Por ${way} `);
    await title(page).fill(word);
    return word;
  };
  for (const delayMs of [50, 250, 500, 700, 800, 1_000]) {
    const word = await typeTitle(`aba, ${delayMs}`);
    await setTimeout(delayMs);
    await checks(page).click();
    await expect(page).toHaveURL(/\/checks/);
    expect(await saved(), `${delayMs} ms`).toBe(word);
    await page.getByRole("link", { name: "Editar", exact: true }).click();
    await expect(title(page)).toHaveValue(word);
  }
  // At this point, the browser history contains the form, the checks and the form again.
  const typedWord = await typeTitle("voltar");
  await page.goBack();
  // Waits for the save first: the URL is the URL of the checks until the form cancels the navigation, so checking the
  // URL alone would succeed too early.
  await expect.poll(saved).toBe(typedWord);
  await expect(page).toHaveURL(/\/checks/);

  await page.goto(`${form}?locale=pt-BR`);
  await expect(title(page)).toHaveValue(typedWord);
  const inPortuguese = await typeTitle("idioma");
  await page.locator(".localizer button").first().click();
  await page.locator(".popup-button-list__button", { hasText: "English" }).click();
  await expect(title(page)).not.toHaveValue(inPortuguese);
  expect(await saved()).toBe(inPortuguese);

  await page.goto(`${form}?locale=pt-BR`);
  await expect(title(page)).toHaveValue(inPortuguese);
  const breadcrumb = await typeTitle("trilha");
  await page.locator(`.step-nav a[href$='${list}']`).click();
  await expect(page).toHaveURL(/collections\/pages(?:\?|$)/);
  expect(await saved()).toBe(breadcrumb);

  await page.goto(`${form}?locale=pt-BR`);
  await title(page).click();
  const reloaded = await typeTitle("recarga");
  const { accept } = await reload(page);
  await expect.poll(saved).toBe(reloaded);
  await accept();
  await expect(title(page)).toHaveValue(reloaded);
});

test("closing the tab saves the last typed text without a confirmation", async ({
  context,
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("fechada-"), "Fechada"));
  const form = `/cms/collections/pages/${id}?locale=pt-BR`;
  // Opens another page first. It keeps the browser open, and shows the form again after the first page is closed.
  const next = await context.newPage();
  await page.goto(form);
  const word = uniqueWord("Fechada com ");
  await title(page).fill(word);
  // With `runBeforeUnload: false`, Chromium sends `pagehide` and no `beforeunload`.
  await page.close({ runBeforeUnload: false });
  await expect.poll(async () => (await draftOf(editor, id)())?.title).toBe(word);
  await next.goto(form);
  await expect(title(next)).toHaveValue(word);
});

test("text typed during a save of the draft is saved before the form is left", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("durante-"), "Durante"));
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const first = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await page.route(isSave, async (route) => {
    first.resolve();
    await opened.promise;
    await route.continue();
  });
  await title(page).fill("Enviado");
  await first.promise;
  await title(page).fill("Enviado e mudado");
  const description = "Digitada enquanto o título era salvo.";
  await page.locator("textarea[name='description']").fill(description);
  await checks(page).click();
  opened.resolve();
  await expect(page).toHaveURL(/\/checks/);
  expect(await draftOf(editor, id)()).toMatchObject({ title: "Enviado e mudado", description });
});

test("a draft is saved again after a failed save, even without further typing", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("perdida-"), "Perdida"));
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await page.route(isSave, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const lost = page.waitForResponse((response) => response.status() === 503);
  const word = uniqueWord("Perdida e salva ");
  await title(page).fill(word);
  await lost;
  await expect
    .poll(async () => (await draftOf(editor, id)())?.title, { timeout: 60_000 })
    .toBe(word);
  await expect(title(page)).toHaveValue(word);
});

test("leaving a form whose save fails requires confirmation", async ({ page, editor }) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("sem-rede-"), "Sem rede"));
  const saved = async () => (await draftOf(editor, id)())?.title;
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await page.route(isSave, (route) => route.fulfill({ status: 503, body: "" }));
  const word = uniqueWord("Sem rede ");
  const warning = page.getByText("O que você escreveu ainda não foi salvo");
  await title(page).click();
  await title(page).fill(word);
  await checks(page).click();
  await expect(warning.first()).toBeVisible();
  await expect(title(page)).toHaveValue(word);
  const { dialog } = await reload(page);
  await dialog.dismiss();
  await expect(title(page)).toHaveValue(word);
  // After another edit, the next click asks for confirmation again.
  const editedWord = `${word}!`;
  await title(page).fill(editedWord);
  const refusedSave = page.waitForResponse((response) => response.status() === 503);
  await checks(page).click();
  await refusedSave;
  await page.waitForTimeout(500);
  await expect(title(page)).toHaveValue(editedWord);
  // The server responds again. The next click saves, once the rejected save has ended.
  await page.unrouteAll({ behavior: "wait" });
  await expect(async () => {
    await checks(page).click();
    await expect(page).toHaveURL(/\/checks/, { timeout: 5_000 });
  }).toPass();
  expect(await saved()).toBe(editedWord);

  // A colleague saves the document. The warning names the reason, and a second click discards the text.
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await expect(title(page)).toHaveValue(editedWord);
  // The lock of the document expires 30 seconds after the last edit, although the form was left.
  await expect(() =>
    editor.update("pages", id, { title: "Da colega" }, { isDraft: true }),
  ).toPass();
  await title(page).fill("Por cima");
  await checks(page).click();
  await expect(warning.first()).toBeVisible();
  await expect(
    page.getByText(/salvou este documento depois que você o abriu/).first(),
  ).toBeVisible();
  await checks(page).click();
  await expect(page).toHaveURL(/\/checks/);
  expect(await saved()).toBe("Da colega");
});

test("text too long for a request during unload is sent while the browser asks for confirmation", async ({
  page,
  editor,
}) => {
  const body = richText("palavra ".repeat(9_000));
  const { id } = await editor.create(
    "posts",
    { ...postData(uniqueWord("longo-"), "Longo"), body },
    { isDraft: true },
  );
  await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
  await title(page).click();
  await title(page).fill("Longo e mudado");
  const { accept } = await reload(page);
  await expect
    .poll(async () => (await draftOf(editor, id, "posts")())?.title)
    .toBe("Longo e mudado");
  await accept();
  await expect(title(page)).toHaveValue("Longo e mudado");
  await editor.remove("posts", id);
});
