import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { heroBlock, pageData, postData, richText, uniqueWord } from "../../support/content.ts";
import { expect, fetchText, openRow, test } from "../../support/editing.ts";
import type { Instance } from "../../support/instance.ts";
import type { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { waitForHydrationOnGoto } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
});

/** Logs in a second editor. */
async function openAsColleague(browser: Browser, instance: Instance): Promise<Page> {
  const context = await browser.newContext({ locale: "pt-BR", baseURL: instance.url });
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  const page = await context.newPage();
  waitForHydrationOnGoto(page);
  return page;
}

/** Returns the Portuguese title of a page's newest draft. */
async function draftTitle(editor: StaffApi, id: string): Promise<unknown> {
  const [page] = await editor.find("pages", `draft=true&locale=pt-BR&where[id][equals]=${id}`);
  return page?.title;
}

const title = (page: Page) => page.locator("input[name='title']");

test.describe("a form whose document a colleague has saved", () => {
  test.use({ expectedFailures: /\/api\/pages\// });

  test("does not overwrite the colleague's text, and names the colleague", async ({
    page,
    browser,
    editor,
    instance,
  }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("dois-"), "A dois"));
    const saved = () => draftTitle(editor, id);
    const path = `/cms/collections/pages/${id}?locale=pt-BR`;
    await page.goto(path);
    await title(page).fill("Da primeira");
    await expect.poll(saved).toBe("Da primeira");
    // The CMS must never reject the saves of an editor who works alone.
    await title(page).fill("Da primeira, de novo");
    await expect.poll(saved).toBe("Da primeira, de novo");

    const other = await openAsColleague(browser, instance);
    await other.goto(path);
    // Takes over the lock of the first editor if the lock has not expired yet.
    const takeOver = other.getByRole("button", { name: /assumir/i });
    await other.addLocatorHandler(takeOver, () => takeOver.click());
    await title(other).fill("Da colega");
    await expect.poll(saved).toBe("Da colega");

    await title(page).fill("Por cima");
    await expect(
      page.getByText(/salvou este documento depois que você o abriu/).first(),
    ).toBeVisible();
    expect(await saved()).toBe("Da colega");
    await page.reload();
    await expect(title(page)).toHaveValue("Da colega");
    await other.context().close();
  });
});

test.describe("a form whose document the same person edits in a second window", () => {
  test.use({ expectedFailures: /\/api\/pages\// });

  test("does not overwrite the text saved in the other window", async ({
    page,
    context,
    editor,
  }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("janelas-"), "Duas janelas"));
    const titleSaved = () => draftTitle(editor, id);
    const path = `/cms/collections/pages/${id}?locale=pt-BR`;
    await page.goto(path);
    await expect(title(page)).toHaveValue(/janelas-/);
    const other = await context.newPage();
    await other.goto(path);
    const takeOver = other.getByRole("button", { name: /assumir/i });
    await other.addLocatorHandler(takeOver, () => takeOver.click());
    await title(other).fill("Da outra janela");
    await expect.poll(titleSaved).toBe("Da outra janela");
    await title(page).fill("Por cima");
    await expect(page.getByText(/salvou este documento em outra janela/).first()).toBeVisible();
    expect(await titleSaved()).toBe("Da outra janela");

    await title(other).fill("Da outra, de novo");
    await expect.poll(titleSaved).toBe("Da outra, de novo");
    // Leaves the form and returns with the Back button. The browser's cached screen is older than the saved draft.
    await other.locator(".step-nav a[href$='/collections/pages']").click();
    await expect(other).toHaveURL(/collections\/pages(?:\?|$)/);
    await other.goBack();
    await expect(title(other)).toHaveValue("Da outra, de novo");
    await title(other).fill("Depois de voltar");
    await expect.poll(titleSaved).toBe("Depois de voltar");
  });

  test("can save again after a save without a response", async ({ page, editor }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("resposta-"), "Sem resposta"));
    const titleSaved = () => draftTitle(editor, id);
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    await expect(title(page)).toHaveValue(/resposta-/);
    await page.route(
      `**/api/pages/${id}?*`,
      async (route) => {
        await route.fetch();
        // Responds like a proxy that lost its connection to the site after the save.
        await route.fulfill({ status: 502 });
      },
      { times: 1 },
    );
    await title(page).fill("Sem resposta");
    await expect.poll(titleSaved).toBe("Sem resposta");
    await title(page).fill("Salvo de novo");
    await expect.poll(titleSaved).toBe("Salvo de novo");
  });
});

test("a publish includes the text typed immediately before, even in a busy browser", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", {
    ...pageData(uniqueWord("depressa-"), "Depressa"),
    blocks: [
      heroBlock("Depressa"),
      { blockType: "richText", ground: "paper", content: richText("Antes.") },
    ],
  });
  // Disables idle callbacks, in which Payload's editor updates the form.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const text = page.locator("#blocks-row-1 [contenteditable='true']").first();
  await openRow(page.locator("#blocks-row-1"));
  await expect(text).toBeVisible();
  const word = uniqueWord("Depois");
  // Publishes another change first, so that the text below is the last input before the click.
  await title(page).fill(`${word} no título`);
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.type(` ${word}`);
  await page.locator("#action-save").click();
  const live = async () =>
    (await (await editor.call("GET", `/pages/${id}?depth=0&locale=pt-BR`)).json()) as {
      title: string;
      blocks: unknown[];
    };
  await expect.poll(async () => (await live()).title).toBe(`${word} no título`);
  expect(JSON.stringify((await live()).blocks)).toContain(word);
});

test.describe("a form whose session ends while it is open", () => {
  test.use({ expectedFailures: /\/api\/|\/cms\// });

  test("preserves unsaved text, links to the login, and saves the text afterwards", async ({
    page,
    context,
    editor,
    instance,
  }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("sessao-"), "Antes"));
    const saved = () => draftTitle(editor, id);
    // Uses an account whose preview is closed, because this test is not about a preview without a session.
    await context.clearCookies();
    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    const accountRequest = page.waitForResponse(/\/api\/staff\/me/);
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    await accountRequest;
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    await fetch(`${instance.url}/api/admin/logout`, {
      method: "POST",
      headers: { cookie, origin: instance.url, "content-type": "application/json" },
      body: "{}",
    });
    await title(page).fill("Depois do fim da sessão");
    await expect(page.getByText(/Sua sessão terminou\. Entre de novo/)).toBeVisible();
    await expect(page.getByText("não tem permissão")).toHaveCount(0);

    const [login] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("button", { name: "Entrar de novo" }).click(),
    ]);
    await expect(login).toHaveURL(/\/admin/);
    await login.close();
    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(/Sua sessão terminou\. Entre de novo/)).toHaveCount(0);
    await title(page).fill("Depois de entrar de novo");
    await expect.poll(saved).toBe("Depois de entrar de novo");
  });
});

test("an editor sees the name of the person who locks a document, even without access to accounts", async ({
  browser,
  editor,
  admin,
  instance,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("trancada-"), "Trancada"));
  const me = (await (await admin.call("GET", "/staff/me")).json()) as {
    user: { id: string; name: string };
  };
  const lock = await admin.call("POST", "/payload-locked-documents", {
    document: { relationTo: "pages", value: id },
    user: { relationTo: "staff", value: me.user.id },
  });
  expect(lock.status).toBe(201);
  const other = await openAsColleague(browser, instance);
  await other.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const dialog = other.locator(".document-locked");
  await expect(dialog).toContainText(me.user.name);
  await expect(dialog).not.toContainText(me.user.id);
  // The dialog shows the time at which the document was locked, in Brasília's time.
  await expect(dialog).toContainText(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/);
  await expect(dialog).not.toContainText(/ [AP]M/);
  await other.context().close();
});

test("the proposed URL follows the title until the editor types a URL", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create(
    "pages",
    { title: "", blocks: [heroBlock("x")] },
    { isDraft: true },
  );
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const slug = page.locator("input[name='slug']");
  await title(page).fill("Promoção de Verão");
  await expect(slug).toHaveValue("promocao-de-verao");
  await title(page).fill("Promoção & Inverno");
  await expect(slug).toHaveValue("promocao-inverno");
  await slug.fill("oferta");
  await title(page).fill("Outro título");
  await expect(slug).toHaveValue("oferta");
});

test("the form shows how many characters of title and description fit into search results", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("contada-"), "Contada"));
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const remainingCharacters = page.locator(".characters-left");
  await title(page).fill("a".repeat(57));
  await expect(remainingCharacters.first()).toHaveText(/ainda cabem nos resultados de busca: 3\.$/);
  await title(page).pressSequentially("bbbbb");
  await expect(remainingCharacters.first()).toHaveText(/os resultados de busca cortam: 2\.$/);
  await page.locator("textarea[name='description']").fill("a".repeat(60));
  await expect(remainingCharacters.nth(1)).toHaveText(
    /^Curto para os resultados de busca.+: 10\.$/,
  );
  await page.locator("textarea[name='description']").pressSequentially("b".repeat(12));
  await expect(remainingCharacters.nth(1)).toHaveText(/ainda cabem nos resultados de busca: 88\.$/);
});

/** Delays the responses of the CMS screen by several seconds, as on a busy machine. */
async function delayResponses(page: Page): Promise<{ pending(): number }> {
  let pending = 0;
  await page.route(/\/cms\/collections\/pages\//, async (route) => {
    pending += 1;
    const response = await route.fetch();
    await setTimeout(2_000);
    await route.fulfill({ response });
    pending -= 1;
  });
  return { pending: () => pending };
}

test("an editor chooses a new section by image and purpose, and its fields open", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("nova-"), "Nova"));
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await page.getByRole("button", { name: "Adicionar Seção" }).click();
  const choice = page.getByRole("button", { name: "Perguntas e respostas que abrem e fecham." });
  await expect(choice).toBeVisible();
  const isRendered = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => choice.locator("img").evaluate(isRendered)).toBe(true);
  const answers = await delayResponses(page);
  await choice.click();
  const field = page.locator("input[name='blocks.1.heading']");
  await expect(field).toBeVisible();
  // Waits for the responses to earlier requests, because they report the row as closed.
  await expect.poll(() => answers.pending()).toBe(0);
  await expect(field).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
});

test("a section stays open or collapsed as the editor left it while responses are pending", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("dobra-"), "Dobra"));
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const responses = await delayResponses(page);
  const toggle = page.locator("#blocks-row-0 .collapsible__toggle").first();
  const field = page.locator("input[name='blocks.0.heading']");
  for (const isOpen of [true, false]) {
    // Sends a request that contains the section's present state.
    await page.locator("#field-title").pressSequentially("a");
    await expect.poll(() => responses.pending()).toBeGreaterThan(0);
    await toggle.click();
    await expect(field).toBeVisible({ visible: isOpen });
    await expect.poll(() => responses.pending()).toBe(0);
    await expect(field).toBeVisible({ visible: isOpen });
  }
  await page.unrouteAll({ behavior: "wait" });
});

test("an editor chooses an icon by its name in the screen's language", async ({ page, editor }) => {
  const items = [{ icon: "cloud", title: "Nuvem", text: "Uma nuvem." }];
  const grid = { blockType: "featureGrid", heading: "Recursos", layout: "grid", items };
  const data = pageData(uniqueWord("icone-"), "Ícone");
  const { id } = await editor.create("pages", { ...data, blocks: [heroBlock("Ícone"), grid] });
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const field = page.locator("#field-blocks__1__items__0__icon");
  await expect(async () => {
    for (const rows of ["blocks", "blocks__1__items"]) {
      const showAll = page.locator(`#field-${rows}`).getByRole("button", { name: "Mostrar Tudo" });
      await showAll.first().click({ timeout: 2_000 });
    }
    await expect(field).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(field).toContainText("Nuvem");
  const rendered = page.locator(".chosen-icon").first();
  const width = (icon: SVGElement | HTMLElement) => (icon as SVGSVGElement).getBBox().width;
  await expect.poll(() => rendered.evaluate(width)).toBeGreaterThan(0);
});

test("publishing an article with a future date is rejected, and the article remains a draft", async ({
  page,
  editor,
  instance: { url },
}) => {
  const word = uniqueWord("Futuro");
  const data = {
    ...postData(uniqueWord("futuro-"), word),
    publishedAt: "2099-01-02T12:00:00.000Z",
  };
  const refused = await editor.call("POST", "/posts?locale=pt-BR", {
    ...data,
    _status: "published",
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Esta data ainda não chegou");
  const { id } = await editor.create("posts", data, { isDraft: true });
  await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
  await expect(page.locator("input[name='title']")).toHaveValue(word);
  expect(await fetchText(`${url}/blog`)).not.toContain(word);
  await editor.remove("posts", id);
});

test.describe("a rejected publish", () => {
  test.use({ expectedFailures: /\/api\/pages\// });

  test("focuses the invalid field without losing input", async ({ page, editor }) => {
    const { id } = await editor.create(
      "pages",
      { ...pageData(uniqueWord("recusada-"), "Recusada"), blocks: [heroBlock("")] },
      { isDraft: true },
    );
    const draft = async () =>
      (await editor.find("pages", `locale=pt-BR&draft=true&where[id][equals]=${id}`))[0];
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    const heading = page.locator("input[name='blocks.0.heading']");
    await expect(page.locator("#blocks-row-0")).toBeVisible();
    await expect(heading).toBeHidden();
    const written = uniqueWord("Escrita às pressas ");
    await title(page).fill(written);
    await page.locator("#action-save").click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAttribute("aria-invalid", "true");
    await expect(heading).toHaveAttribute("aria-description", "Esse campo é obrigatório.");
    await expect.poll(async () => (await draft())?.title).toBe(written);
    // The autosave must not remove the error.
    await expect(heading).toHaveAttribute("aria-invalid", "true");
    await expect(title(page)).not.toHaveAttribute("aria-invalid");
    await heading.fill("Agora sim");
    await expect(heading).not.toHaveAttribute("aria-invalid");
    await page.locator("#action-save").click();
    await expect
      .poll(() => editor.find("pages", `locale=pt-BR&where[id][equals]=${id}`))
      .toMatchObject([{ title: written, _status: "published" }]);
  });

  test("for another language marks no field of the current language and loses no input", async ({
    page,
    editor,
  }) => {
    const { id } = await editor.create("pages", pageData(uniqueWord("metade-"), "Metade"));
    await editor.update(
      "pages",
      id,
      { slug: uniqueWord("half-"), title: "Half" },
      { isDraft: true, locale: "en-US" },
    );
    await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
    const ready = page.locator(".ready-languages");
    await expect(ready).toContainText("Português (Brasil): pronto para publicar");
    await expect(ready).toContainText("English (US): publicar seria recusado, 3 a corrigir");
    await expect(ready).toContainText("Español (España): sem endereço");
    const written = uniqueWord("Escrita às pressas ");
    const menu = page.locator("#action-save").locator("xpath=following::button[1]");
    const all = page.getByRole("button", { name: "Publicar em todos os idiomas" });
    await title(page).fill(written);
    await menu.click();
    await all.click();
    await expect(page.getByText("English (US) · Seção 1 · Abertura: Título").first()).toBeVisible();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await expect
      .poll(async () => {
        const found = await editor.find("pages", `locale=pt-BR&draft=true&where[id][equals]=${id}`);
        return found[0]?.title;
      })
      .toBe(written);
    await ready.click();
    await expect(page.locator("section[data-locale='en-US']").getByText("impede")).toHaveCount(3);
  });
});

test("a click on publish during an autosave takes effect once the autosave has ended", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("na-hora-"), "Na hora"));
  const live = async () =>
    (await editor.find("pages", `locale=pt-BR&where[id][equals]=${id}`))[0]?.title;
  let saved = Promise.withResolvers<void>();
  await page.route(/autosave=true/, async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const publish = page.locator("#action-save");
  await expect(publish).toBeVisible();
  const box = await publish.boundingBox();
  if (!box) {
    throw new Error("the button is on the screen");
  }
  const inputsDuringSave = {
    while: async () => {
      await expect(publish).toBeDisabled();
      await page.mouse.click(box.x + 20, box.y + 10);
    },
    before: async () => {
      await page.mouse.move(box.x + 20, box.y + 10);
      await page.mouse.down();
      await expect(publish).toBeDisabled();
      await page.mouse.up();
    },
    "by keyboard": async () => {
      await publish.focus();
      await expect(publish).toBeDisabled();
      await page.keyboard.press("Enter");
    },
  };
  for (const [when, press] of Object.entries(inputsDuringSave)) {
    saved = Promise.withResolvers();
    await title(page).fill(`Na hora, ${when}`);
    await press();
    expect(await live()).not.toBe(`Na hora, ${when}`);
    saved.resolve();
    await expect.poll(live).toBe(`Na hora, ${when}`);
    // Verifies that the click did not activate the other button, which is at the same position.
    await expect(page.getByRole("button", { name: "Publicar em todos os idiomas" })).toBeHidden();
  }
  // If the user clicks nothing else, the focus must not move.
  saved = Promise.withResolvers();
  await title(page).fill("Ainda não");
  await publish.focus();
  await expect(publish).toBeDisabled();
  saved.resolve();
  await expect(publish).toBeEnabled();
  await expect(publish).toBeFocused();
  // Pressing Enter after the focus was moved to another element must not publish.
  saved = Promise.withResolvers();
  await title(page).fill("Ainda não mesmo");
  await publish.focus();
  await expect(publish).toBeDisabled();
  await page.mouse.click(box.x + 20, box.y + 10, { button: "right" });
  await page.keyboard.press("Enter");
  saved.resolve();
  await expect(publish).toBeEnabled();
  expect(await live()).toBe("Na hora, by keyboard");
});

test("the checks list missing texts and the reasons that prevent a publish, by language", async ({
  page,
  editor,
}) => {
  const draft = await editor.create("pages", pageData(uniqueWord("alvo-"), "Alvo"), {
    isDraft: true,
  });
  const document = { relationTo: "pages", value: draft.id };
  const link = { kind: "document", document, label: "Ir" };
  const { id } = await editor.create("pages", {
    ...pageData(uniqueWord("conferir-"), "Conferir"),
    blocks: [{ ...heroBlock("Conferir"), actions: [{ link }] }],
  });
  await editor.update(
    "pages",
    id,
    { slug: uniqueWord("check-"), title: "Half" },
    { isDraft: true, locale: "en-US" },
  );
  await editor.update("pages", id, { title: "Um título novo" }, { isDraft: true });
  await page.goto(`/cms/collections/pages/${id}`);
  await page.getByRole("link", { name: "Conferir" }).click();
  const language = (locale: string) => page.locator(`section[data-locale='${locale}']`);
  const found = (locale: string) =>
    language(locale)
      .locator("[data-check]")
      .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-check")));
  await expect(language("pt-BR").getByText("Resultado de busca")).toBeVisible();
  expect(await found("pt-BR")).toEqual(["description", "draft"]);
  expect(await found("en-US")).toEqual(
    expect.arrayContaining(["text", "description", "title", "section", "draft", "older"]),
  );
  await expect(language("en-US").getByText("impede").first()).toBeVisible();
  // Expects that the report names fields by their form labels.
  await expect(language("en-US")).toContainText("Seção 1, Abertura: Título");
  expect(await found("es-ES")).toEqual(["address"]);

  await page.goto("/cms/globals/navigation/checks");
  await expect(language("pt-BR").getByText("Nada a corrigir.")).toBeVisible();

  const article = await editor.create("posts", postData(uniqueWord("sem-texto-"), "Sem texto"));
  const english = { slug: uniqueWord("no-text-"), title: "An article", description: "No text." };
  await editor.update("posts", article.id, english, { isDraft: true, locale: "en-US" });
  await page.goto(`/cms/collections/posts/${article.id}/checks`);
  await expect(language("en-US").locator("[data-check='body']")).toBeVisible();
  await expect(language("pt-BR").locator("[data-check='body']")).toHaveCount(0);
  await editor.remove("posts", article.id);
  await editor.remove("pages", id);
  await editor.remove("pages", draft.id);
});
