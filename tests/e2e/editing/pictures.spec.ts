import type { Page } from "@playwright/test";
import { heroBlock, pageData, pageTranslation, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";
import { createRandomPng } from "../../support/png.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });
test.slow();
// Allows failed requests: the duplicate and the image without an alternative text are rejected.
test.use({ expectedFailures: /\/api\/media\?/ });

function file(name: string) {
  return { name: `${name}.png`, mimeType: "image/png", buffer: createRandomPng() };
}

type File = ReturnType<typeof file>;

/** Chooses files again until the screen's scripts respond. */
async function choose(page: Page, files: File | File[]): Promise<void> {
  await expect(async () => {
    await page.locator("input[type=file]").last().setInputFiles(files);
    await expect(page.getByText(/Editar imagem/).last()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function saved(page: Page): Promise<string> {
  await page.locator("#action-save").click();
  await page.waitForURL(/\/media\/[0-9a-f]{8}-/);
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

test("an editor can upload, crop, replace and restore an image, but not upload a duplicate", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const name = uniqueWord("foto");
  const picture = file(name);
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto("/cms/collections/media/create?locale=pt-BR");
  await choose(page, picture);
  await page.locator("#field-alt").fill("Uma foto");
  const id = await saved(page);

  await page.goto("/cms/collections/media/create?locale=pt-BR");
  await choose(page, picture);
  const duplicateWarning = page.getByRole("alert").filter({ hasText: "já está na biblioteca" });
  await expect(duplicateWarning.getByRole("link")).toHaveAttribute(
    "href",
    `/cms/collections/media/${id}`,
  );
  await page.locator("#field-alt").fill("A mesma");
  await duplicateWarning.getByLabel("Manter as duas").check();
  expect(await saved(page)).not.toBe(id);

  const slug = uniqueWord("foto-");
  const title = uniqueWord("Com foto ");
  await editor.create("pages", {
    ...pageData(slug, title),
    blocks: [{ ...heroBlock(title), picture: id }],
  });
  const rendered = async () =>
    / src="(\/api\/media\/file\/(?!logo)[^"]+)"/.exec(
      await fetchText(`${instance.url}/${slug}`),
    )?.[1];
  await expect.poll(rendered).toContain(name);
  const first = await rendered();

  await page.goto(`/cms/collections/media/${id}?locale=pt-BR`);
  await page.getByRole("button", { name: "Editar imagem" }).click();
  await page.locator(".edit-upload__groupWrap").last().locator("input").first().fill("80");
  await page.getByRole("button", { name: "Aplicar alterações" }).click();
  await page.locator("#action-save").click();
  await expect
    .poll(async () => (await editor.find("media", `where[id][equals]=${id}`))[0])
    .toMatchObject({
      focalX: 80,
    });

  await page.reload();
  await page.locator(".file-details__remove").click();
  const other = uniqueWord("outra");
  await choose(page, file(other));
  await page.locator("#action-save").click();
  await expect.poll(rendered).toContain(other);
  const led = await fetch(`${instance.url}${first}`);
  await expectEventually(async () => led.url.includes(other), true);

  await page.reload();
  const warning = page.getByRole("alert").filter({ hasText: "Se for excluído" });
  await expect(async () => {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator("#action-delete").click({ timeout: 2_000 });
    await expect(warning).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(warning).toContainText(slug);
});

test("of several images uploaded at once, a rejected image stays in the form", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const response = await editor.call("POST", "/folders", { name: uniqueWord("Pasta ") });
  const { doc } = (await response.json()) as { doc: { id: string } };
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/media/folders/${doc.id}?locale=pt-BR`);
  expect(response.status).toBe(201);

  await page.goto("/cms/collections/media?locale=pt-BR");
  await page.getByRole("button", { name: "Enviar várias imagens" }).click();
  await expect(page.locator("dialog input[type=file]").last()).toBeAttached();
  const [one, two] = [uniqueWord("um"), uniqueWord("dois")];
  await page
    .locator("dialog input[type=file]")
    .last()
    .setInputFiles([file(one), file(two)]);
  await page.locator("#field-alt").fill("Primeira");
  await page.getByRole("button", { name: "Salvar", exact: true }).last().click();
  await expect(page.getByText(/Imagens salvas: 1/)).toBeVisible();
  await expect(page.getByText(/Imagens não salvas: 1/)).toBeVisible();
  await page.locator("#field-alt").fill("Segunda");
  await page.getByRole("button", { name: "Salvar", exact: true }).last().click();
  await expect
    .poll(async () => (await editor.find("media", `where[filename][contains]=${two}`)).length)
    .toBe(1);
  const [kept] = await editor.find("media", `where[filename][contains]=${one}`);
  const moved = await editor.call("PATCH", `/media/${kept?.id}?locale=pt-BR`, { folder: doc.id });
  expect(moved.status).toBe(200);
  await page.goto(`/cms/collections/media/folders/${doc.id}?locale=pt-BR`);
  await expect(page.getByText(one).first()).toBeVisible();
});

test("lists and the image picker show thumbnails next to the names", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const name = uniqueWord("miniatura");
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  const sent = await page.request.post("/api/media?locale=pt-BR", {
    headers: { origin: instance.url },
    multipart: { file: file(name), _payload: JSON.stringify({ alt: "Uma miniatura" }) },
  });
  expect(sent.status()).toBe(201);
  const { id } = await editor.create("pages", pageData(uniqueWord("escolhe-"), "Escolhe"));
  const isShown = async () => {
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText(`${name}-`);
    const isRendered = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
    await expect.poll(() => row.locator("img").first().evaluate(isRendered)).toBe(true);
  };
  await page.goto("/cms/collections/media?locale=pt-BR");
  await isShown();
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await page.getByRole("button", { name: "Escolher entre os existentes" }).last().click();
  await expect(page.locator(".list-drawer").last()).toBeVisible();
  await isShown();
  await editor.remove("pages", id);
});

test.describe("a publish in a language in which an image has no alternative text", () => {
  // Allows a failed request: the publish is rejected.
  test.use({ expectedFailures: /\/api\/pages\// });

  test("is rejected with a message that names the image", async ({
    page,
    context,
    editor,
    instance,
  }) => {
    const name = uniqueWord("sem-palavras");
    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    const sent = await page.request.post("/api/media?locale=pt-BR&depth=0", {
      headers: { origin: instance.url },
      multipart: { file: file(name), _payload: JSON.stringify({ alt: "Só em português" }) },
    });
    const { doc } = (await sent.json()) as { doc: { id: string; filename: string } };
    const data = pageData(uniqueWord("com-foto-"), "Com foto");
    const blocks = [{ ...heroBlock("Com foto"), picture: doc.id }];
    const saved = await editor.create("pages", { ...data, blocks });
    const slug = uniqueWord("with-photo-");
    const english = pageTranslation(saved, slug, "With a photo");
    const [section] = english.blocks as [object];
    const draft = { ...english, blocks: [{ ...section, picture: doc.id }] };
    await editor.update("pages", saved.id, draft, { isDraft: true, locale: "en-US" });
    await page.goto(`/cms/collections/pages/${saved.id}?locale=en-US`);
    await page.locator("#action-save").click();
    await expect(page.getByText(`English (US) · ${doc.filename}`).first()).toBeVisible();
    expect(await fetchStatus(`${instance.url}/en/${slug}`)).toBe(404);
    await editor.remove("pages", saved.id);
  });
});
