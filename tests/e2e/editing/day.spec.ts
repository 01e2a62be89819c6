import type { Browser, Locator, Page } from "@playwright/test";
import { inTwoDays, pageData, uniqueWord } from "../../support/content.ts";
import { Diary, normalizeHistoryLines } from "../../support/diary.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";
import { exhaustiveTag } from "../../support/exhaustive.ts";
import type { Instance } from "../../support/instance.ts";
import { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { waitForHydrationOnGoto } from "../../support/test.ts";
import { readTestSetup, type TestAccount } from "../../support/test-setup.ts";

/**
 * Simulates a day of two editors and a writer in three browsers. At the end, the test compares history, dashboard,
 * lists, badge and checks with the actions, and expects that every typed word is stored.
 */

test.setTimeout(1_800_000);

interface Person {
  name: string;
  page: Page;
  api: StaffApi;
}

async function logIn(browser: Browser, instance: Instance, account: TestAccount): Promise<Person> {
  const context = await browser.newContext({
    baseURL: instance.url,
    locale: "pt-BR",
    viewport: { width: 1600, height: 1000 },
  });
  await logInBrowser(context, instance, account);
  const page = await context.newPage();
  waitForHydrationOnGoto(page);
  // If a colleague has the document open, takes it over.
  const takeOver = page.getByRole("button", { name: /assumir/i });
  await page.addLocatorHandler(takeOver, () => takeOver.click());
  const api = await StaffApi.logIn(instance, account);
  const { user } = (await (await api.call("GET", "/staff/me")).json()) as {
    user: { name: string };
  };
  return { name: user.name, page, api };
}

const title = (page: Page) => page.locator("input[name='title']");
const badge = (page: Page) => page.locator(".ready-languages");
const panel = (page: Page, name: string) => page.getByRole("region", { name });
const publishIn = (page: Page, language: string) =>
  page.getByRole("button", { name: `Publicar em ${language}`, exact: true });

async function open({ page }: Person, document: string, locale = "pt-BR"): Promise<void> {
  await page.goto(`/cms/collections/${document}?locale=${locale}`);
  await expect(title(page)).toBeVisible();
}

/** Returns the current draft of a document in one language. */
async function draftOf({ api }: Person, document: string, locale = "pt-BR") {
  const found = await api.call("GET", `/${document}?draft=true&depth=0&locale=${locale}`);
  return (await found.json()) as { title: string; slug: string; description: string };
}

/** Returns the lines of a document's history screen, newest first; each line names a person and an action. */
async function historyLines({ page }: Person, document: string): Promise<string[]> {
  await page.goto(`/cms/collections/${document}/history`);
  const entries = page.locator(".history > ol > li > div");
  await expect(entries.first()).toBeVisible();
  const lines = await entries.evaluateAll((all) =>
    all.map((entry) =>
      [...entry.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeName === "STRONG")
        .map(({ textContent }) => textContent)
        .join(""),
    ),
  );
  return normalizeHistoryLines(lines);
}

/** Returns true if a group of the person's dashboard lists the document. */
async function isListed({ page }: Person, group: string, document: string): Promise<boolean> {
  await page.goto("/cms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel");
  return (await page.locator(`[data-group=${group}] a[href*="${document}"]`).count()) > 0;
}

function listRow({ page }: Person, document: string): Locator {
  return page.getByRole("row").filter({ has: page.locator(`a[href*="${document}"]`) });
}

/** Returns the state of each language in the list. Expects that the list has one row for the document. */
async function listStates(person: Person, document: string, search: string): Promise<string[]> {
  const [kind] = document.split("/");
  await person.page.goto(`/cms/collections/${kind}?locale=pt-BR&search=${search}`);
  const row = listRow(person, document);
  await expect(row).toHaveCount(1);
  const texts = await row.locator(".languages__said").allTextContents();
  return texts.map((text) => text.split(": ")[1] ?? "");
}

/** Clicks a button and confirms. Repeats the first click until the screen's scripts respond. */
async function pressAndConfirm(page: Page, name: string, confirmation: string): Promise<void> {
  const confirm = page.getByRole("button", { name: confirmation });
  await expect(async () => {
    if (!(await confirm.isVisible())) {
      await page.getByRole("button", { name, exact: true }).click({ timeout: 3_000 });
    }
    await expect(confirm).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await confirm.click();
}

/** Waits until the form's badge shows whether a publish in Portuguese would succeed. */
async function expectBadge(page: Page, sign: "✓" | "✕" | "–"): Promise<void> {
  await expect(badge(page)).toContainText(`${sign} PT`);
}

test(
  "history, dashboard and lists show all changes that three people make in a day",
  exhaustiveTag,
  async ({ browser, instance }) => {
    const { url } = instance;
    const { screens, editor, writer } = readTestSetup().accounts;
    const ana = await logIn(browser, instance, screens);
    const bruno = await logIn(browser, instance, editor);
    const clara = await logIn(browser, instance, writer);
    const diary = new Diary();
    let actCount = 0;
    const act = (what: string, run: () => Promise<void>) => {
      actCount += 1;
      return test.step(`${actCount}. ${what}`, run);
    };

    /** Adds a new word to the title; resolves once the draft contains the word. */
    async function addToTitle(person: Person, document: string, locale = "pt-BR"): Promise<string> {
      const word = diary.newWord(document);
      const before = await title(person.page).inputValue();
      await title(person.page).fill(`${before} ${word}`.trim());
      diary.record(person.name, "salvou um rascunho", document);
      await expect
        .poll(async () => (await draftOf(person, document, locale)).title)
        .toContain(word);
      return word;
    }

    /** Publishes the open form in Portuguese; resolves once the site shows the word. */
    async function publish(person: Person, document: string, path: string, word: string) {
      await publishIn(person.page, "Português (Brasil)").click();
      diary.record(person.name, "publicou", document);
      await expectEventually(async () => (await fetchText(url + path)).includes(word), true);
    }

    let article = "";
    let articlePath = "";
    await act("Clara begins an article and leaves right after the last key", async () => {
      await clara.page.goto("/cms/collections/posts/create?locale=pt-BR");
      await clara.page.waitForURL(/\/posts\/[\da-f-]{36}/);
      article = /posts\/[\da-f-]{36}/.exec(clara.page.url())?.[0] ?? "";
      const word = diary.newWord(article);
      await title(clara.page).fill(`Artigo do dia ${word}`);
      diary.record(clara.name, "salvou um rascunho", article);
      await clara.page.locator("nav.nav__wrap").getByRole("link", { name: "Painel" }).click();
      await expect(clara.page.getByRole("heading", { level: 1 })).toHaveText("Painel");
      expect((await draftOf(clara, article)).title).toContain(word);
    });
    await act("Clara finds it among her drafts", async () => {
      expect(await isListed(clara, "drafts", article)).toBe(true);
      expect(await isListed(ana, "drafts", article)).toBe(false);
      await clara.page.locator(`[data-group=drafts] a[href*="${article}"]`).click();
      await expect(title(clara.page)).toHaveValue(/Artigo do dia/);
    });
    await act("Clara describes it", async () => {
      const word = diary.newWord(article);
      await clara.page.locator("textarea[name='description']").fill(`Um dia de trabalho: ${word}.`);
      await expect.poll(async () => (await draftOf(clara, article)).description).toContain(word);
    });
    await act("Clara writes its text", async () => {
      const word = diary.newWord(article);
      await clara.page.locator(".rich-text-lexical [contenteditable=true]").first().click();
      await clara.page.keyboard.type(`Um parágrafo com ${word}.`);
      await expect.poll(async () => JSON.stringify(await draftOf(clara, article))).toContain(word);
    });
    await act("Clara sees that it can be published, but not by her", async () => {
      await expectBadge(clara.page, "✓");
      await expect(clara.page.getByRole("button", { name: /^Publicar em/ })).toHaveCount(0);
    });
    await act("Clara requests a review", async () => {
      const review = panel(clara.page, "Revisão");
      await review.getByLabel("Recado para quem revisa").fill("Está boa?");
      await review.getByRole("button", { name: "Pedir revisão" }).click();
      await expect(review.getByRole("listitem")).toContainText("Está boa?");
    });
    await act("Ana finds the request on her dashboard and opens it", async () => {
      expect(await isListed(ana, "reviews", article)).toBe(true);
      await ana.page.locator(`[data-group=reviews] a[href*="${article}"]`).click();
      await expect(panel(ana.page, "Revisão").getByRole("listitem")).toContainText("Está boa?");
    });
    await act("Ana returns it with words", async () => {
      const review = panel(ana.page, "Revisão");
      await review.getByLabel("O que falta").fill("Falta o preço.");
      await review.getByRole("button", { name: "Devolver ao redator" }).click();
      await expect(ana.page.getByText("Devolvido. Quem pediu recebe um e-mail.")).toBeVisible();
      expect(await isListed(ana, "reviews", article)).toBe(false);
    });
    await act("Clara finds it among what was returned to her", async () => {
      expect(await isListed(clara, "returned", article)).toBe(true);
      await open(clara, article);
      await expect(panel(clara.page, "Revisão").getByRole("listitem")).toContainText(
        "Falta o preço.",
      );
    });
    await act("Clara corrects the title", async () => {
      await addToTitle(clara, article);
    });
    await act("Clara requests again", async () => {
      const review = panel(clara.page, "Revisão");
      await review.getByLabel("Recado para quem revisa").fill("E agora?");
      await review.getByRole("button", { name: "Pedir revisão" }).click();
      await expect(review.getByRole("listitem").filter({ hasText: "E agora?" })).toBeVisible();
      expect(await isListed(clara, "returned", article)).toBe(false);
    });
    await act("Ana publishes it in Portuguese, which ends the request", async () => {
      await open(ana, article);
      // Until the first publish, the URL follows the title.
      articlePath = `/blog/${(await draftOf(ana, article)).slug}`;
      await publish(ana, article, articlePath, diary.wordsOf(article).at(-1) ?? "");
      expect(await isListed(ana, "reviews", article)).toBe(false);
      expect(await isListed(clara, "drafts", article)).toBe(false);
    });
    await act("the list shows Portuguese alone as published", async () => {
      expect(await listStates(bruno, article, "Artigo do dia")).toEqual([
        "publicado",
        "falta",
        "falta",
      ]);
    });

    const slug = uniqueWord("dia-");
    const created = await bruno.api.create("pages", pageData(slug, "Um dia"));
    const page = `pages/${created.id}`;
    diary.record(bruno.name, "publicou", page);
    await act("Bruno changes the title of a page", async () => {
      await open(bruno, page);
      await addToTitle(bruno, page);
    });
    await act("Bruno has it among his drafts, Ana does not", async () => {
      expect(await isListed(bruno, "drafts", page)).toBe(true);
      expect(await isListed(ana, "drafts", page)).toBe(false);
      await open(bruno, page);
    });
    let anaWord = "";
    await act("Ana changes the same page", async () => {
      await open(ana, page);
      anaWord = await addToTitle(ana, page);
    });
    await act("Bruno, whose form is older, is refused, and keeps what he typed", async () => {
      const before = await title(bruno.page).inputValue();
      await title(bruno.page).fill(`${before} por cima`);
      await expect(
        bruno.page.getByText(/salvou este documento depois que você o abriu/).first(),
      ).toContainText(ana.name);
      await expect(title(bruno.page)).toHaveValue(/por cima/);
      expect((await draftOf(bruno, page)).title).not.toContain("por cima");
    });
    await act("Bruno reloads, sees Ana's words and adds his", async () => {
      bruno.page.once("dialog", (dialog) => void dialog.accept());
      await open(bruno, page);
      await expect(title(bruno.page)).toHaveValue(new RegExp(anaWord));
      await addToTitle(bruno, page);
    });
    await act("Bruno publishes the words of both", async () => {
      await publish(bruno, page, `/${slug}`, diary.wordsOf(page).at(-1) ?? "");
      expect(await fetchText(`${url}/${slug}`)).toContain(anaWord);
      expect(await isListed(ana, "drafts", page)).toBe(false);
      expect(await isListed(bruno, "drafts", page)).toBe(false);
    });

    await act("Ana translates the article's title into English", async () => {
      await open(ana, article, "en-US");
      await addToTitle(ana, article, "en-US");
      await expect(badge(ana.page)).toContainText("✕ EN");
    });
    await act("Ana completes the English texts", async () => {
      const word = diary.newWord(article);
      await ana.page.locator("textarea[name='description']").fill(`A working day: ${word}.`);
      await ana.page.locator(".rich-text-lexical [contenteditable=true]").first().click();
      await ana.page.keyboard.type("One paragraph.");
      await expect(badge(ana.page)).toContainText("✓ EN");
    });
    let englishPath = "";
    await act("Ana publishes English", async () => {
      englishPath = `/en/blog/${(await draftOf(ana, article, "en-US")).slug}`;
      await publishIn(ana.page, "English (US)").click();
      diary.record(ana.name, "publicou", article);
      await expectEventually(() => fetchStatus(url + englishPath), 200);
    });
    let unpublishedWord = "";
    await act(
      "Ana changes the Portuguese title and leaves for the check list at once",
      async () => {
        await open(ana, article);
        unpublishedWord = diary.newWord(article);
        const before = await title(ana.page).inputValue();
        await title(ana.page).fill(`${before} ${unpublishedWord}`);
        diary.record(ana.name, "salvou um rascunho", article);
        await ana.page.getByRole("link", { name: "Conferir" }).click();
        await expect(ana.page).toHaveURL(/\/checks/);
        expect((await draftOf(ana, article)).title).toContain(unpublishedWord);
      },
    );
    await act("the list shows the change beside what is published", async () => {
      expect(await listStates(bruno, article, unpublishedWord)).toEqual([
        "publicado, com mudanças no rascunho",
        "publicado",
        "falta",
      ]);
      expect(await fetchText(url + articlePath)).not.toContain(unpublishedWord);
    });
    await act("Bruno publishes it from the list, in the list's language", async () => {
      // Waits for the checkbox: Payload does not render it while Ana counts as editing the document.
      const box = listRow(bruno, article).locator("input[type=checkbox]");
      await expect(async () => {
        await bruno.page.reload();
        await box.check({ timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      await bruno.page.locator(".list-selection").getByRole("button", { name: "Publicar" }).click();
      const question = bruno.page.getByRole("dialog");
      await expect(question).toContainText("Publicar em Português (Brasil)?");
      await question.getByRole("button", { name: "Confirmar" }).click();
      diary.record(bruno.name, "publicou", article);
      await expectEventually(
        async () => (await fetchText(url + articlePath)).includes(unpublishedWord),
        true,
      );
    });
    await act("Bruno unpublishes English at once", async () => {
      await open(bruno, article, "en-US");
      const schedule = panel(bruno.page, "Agendar publicação");
      await schedule.getByLabel("O que fazer").selectOption("unpublish");
      await schedule.getByRole("button", { name: "Tirar do site agora" }).click();
      await schedule.getByRole("button", { name: "Sim, tirar do site" }).click();
      diary.record(bruno.name, "tirou do site", article);
      await expect.poll(() => fetchStatus(url + englishPath), { timeout: 60_000 }).toBe(404);
      expect(await fetchStatus(url + articlePath)).toBe(200);
    });
    await act("the list shows English as a draft", async () => {
      expect(await listStates(ana, article, unpublishedWord)).toEqual([
        "publicado",
        "só rascunho",
        "falta",
      ]);
    });

    await act("Ana schedules the page", async () => {
      await open(ana, page);
      const schedule = panel(ana.page, "Agendar publicação");
      await schedule.locator("input[type=datetime-local]").fill(inTwoDays());
      await schedule.getByRole("button", { name: "Agendar", exact: true }).click();
      await expect(schedule.getByRole("listitem")).toHaveCount(1);
      expect(await isListed(bruno, "schedules", page)).toBe(true);
    });
    await act("Ana cancels the schedule", async () => {
      const schedule = panel(ana.page, "Agendar publicação");
      await schedule.getByRole("listitem").getByRole("button", { name: "Cancelar" }).click();
      await expect(schedule.getByRole("listitem")).toHaveCount(0);
      expect(await isListed(bruno, "schedules", page)).toBe(false);
    });

    await act("Ana restores an older version of the page as a draft", async () => {
      await ana.page.goto(`/cms/collections/${page}/versions?locale=pt-BR`);
      await ana.page.getByRole("row").last().getByRole("link").first().click();
      await ana.page.getByRole("button", { name: "Restaurar essa versão" }).click();
      await ana.page.getByRole("button", { name: "Confirmar" }).click();
      await expect(ana.page.getByText("Versão restaurada como rascunho")).toBeVisible();
      diary.record(ana.name, "salvou um rascunho", page);
      await expect(title(ana.page)).toHaveValue(`Página ${slug}`);
      expect(await fetchText(`${url}/${slug}`)).toContain(anaWord);
    });
    await act("Ana has the restored version among her drafts", async () => {
      expect(await isListed(ana, "drafts", page)).toBe(true);
      await open(ana, page);
    });

    await act("Ana's next save is lost on its way, and the one after is not", async () => {
      const saves = `**/api/${page}?*`;
      await ana.page.route(saves, (route) => route.abort(), { times: 1 });
      const lostWord = diary.newWord(page);
      const before = await title(ana.page).inputValue();
      const failed = ana.page.waitForEvent("requestfailed");
      await title(ana.page).fill(`${before} ${lostWord}`);
      await failed;
      await addToTitle(ana, page);
      expect((await draftOf(ana, page)).title).toContain(lostWord);
    });
    await act("Ana looks at the check list, comes back, types and publishes", async () => {
      await ana.page.getByRole("link", { name: "Conferir" }).click();
      await expect(ana.page).toHaveURL(/\/checks/);
      await ana.page.getByRole("link", { name: "Editar", exact: true }).click();
      const word = await addToTitle(ana, page);
      await publish(ana, page, `/${slug}`, word);
    });

    let copy = "";
    await act("Bruno duplicates the page; the copy has no address", async () => {
      await open(bruno, page);
      await bruno.page.locator(".doc-controls__popup button").first().click();
      await bruno.page.getByRole("button", { name: "Duplicar", exact: true }).click();
      await bruno.page.waitForURL((to) => !to.pathname.includes(created.id));
      copy = /pages\/[\da-f-]{36}/.exec(bruno.page.url())?.[0] ?? "";
      diary.record(bruno.name, "salvou um rascunho", copy);
      await expectBadge(bruno.page, "–");
    });
    const copySlug = uniqueWord("copia-");
    await act("Bruno gives the copy an address, and it is ready", async () => {
      await addToTitle(bruno, copy);
      await bruno.page.locator("input[name='slug']").fill(copySlug);
      await expectBadge(bruno.page, "✓");
    });
    await act(
      "Bruno empties the description, and badge and check list say that it is missing",
      async () => {
        await bruno.page.locator("textarea[name='description']").fill("");
        await expectBadge(bruno.page, "✕");
        await publishIn(bruno.page, "Português (Brasil)").click();
        await expect(bruno.page.locator(".field-error, .tooltip--show").first()).toBeVisible();
        expect(await fetchStatus(`${url}/${copySlug}`)).toBe(404);
        await bruno.page.getByRole("link", { name: "Conferir" }).click();
        await expect(bruno.page.locator("[data-check]").first()).toBeVisible();
      },
    );
    await act("Bruno completes and publishes the copy", async () => {
      await open(bruno, copy);
      const word = diary.newWord(copy);
      await bruno.page.locator("textarea[name='description']").fill(`Uma cópia: ${word}.`);
      await expectBadge(bruno.page, "✓");
      await publish(bruno, copy, `/${copySlug}`, word);
    });
    await act("Clara changes the published copy, which visitors do not see", async () => {
      await open(clara, copy);
      const word = await addToTitle(clara, copy);
      expect(await fetchText(`${url}/${copySlug}`)).not.toContain(word);
      expect(await isListed(clara, "drafts", copy)).toBe(true);
      expect(await isListed(bruno, "drafts", copy)).toBe(false);
    });
    await act("Clara reloads right after typing", async () => {
      await open(clara, copy);
      const word = diary.newWord(copy);
      const before = await title(clara.page).inputValue();
      await title(clara.page).fill(`${before} ${word}`);
      // The form sends the draft while the browser's dialog is open.
      clara.page.once("dialog", async (dialog) => {
        await expect.poll(async () => (await draftOf(clara, copy)).title).toContain(word);
        await dialog.accept();
      });
      await clara.page.reload();
      await expect(title(clara.page)).toHaveValue(new RegExp(word));
    });
    await act("Clara closes the tab right after typing", async () => {
      const word = diary.newWord(copy);
      const before = await title(clara.page).inputValue();
      await title(clara.page).fill(`${before} ${word}`);
      await clara.page.close({ runBeforeUnload: false });
      await expect.poll(async () => (await draftOf(clara, copy)).title).toContain(word);
    });

    const release = uniqueWord("Lançamento ");
    await act("Bruno puts the copy into a release", async () => {
      await open(bruno, copy);
      const own = panel(bruno.page, "Lançamento");
      await own.getByLabel("Em qual lançamento").selectOption("new");
      await own.getByLabel("Nome do lançamento").fill(release);
      await own.getByRole("button", { name: "Adicionar ao lançamento" }).click();
      await expect(own.getByRole("listitem").filter({ hasText: release })).toBeVisible();
      expect(await isListed(ana, "releases", "releases/")).toBe(true);
    });
    const draftTitle = (await draftOf(bruno, copy)).title;
    await act("Bruno publishes the release", async () => {
      await bruno.page.goto("/cms/releases");
      await bruno.page.getByRole("link", { name: release, exact: true }).click();
      await pressAndConfirm(bruno.page, "Publicar tudo agora", "Sim, publicar tudo agora");
      await expect(bruno.page.getByText(/No ar desde/)).toBeVisible();
      diary.record(bruno.name, "publicou", copy);
      await expectEventually(
        async () => (await fetchText(`${url}/${copySlug}`)).includes(draftTitle),
        true,
      );
      expect(await isListed(bruno, "drafts", copy)).toBe(false);
    });
    await act("Bruno undoes the release", async () => {
      await bruno.page.goto("/cms/releases");
      await bruno.page.getByRole("link", { name: release, exact: true }).click();
      await pressAndConfirm(bruno.page, "Desfazer tudo", "Sim, voltar ao que estava no ar");
      await expect(bruno.page.getByText(/Em preparo/)).toBeVisible();
      diary.record(bruno.name, "publicou", copy);
      // Undoing the release must not change the current draft, which Clara saved.
      diary.record(clara.name, "salvou um rascunho", copy);
      await expectEventually(
        async () => (await fetchText(`${url}/${copySlug}`)).includes(draftTitle),
        false,
      );
    });

    expect(actCount).toBeGreaterThanOrEqual(40);
    for (const document of [article, page, copy]) {
      await test.step(`history and words of ${document}`, async () => {
        expect(await historyLines(ana, document)).toEqual(diary.historyOf(document));
        const [kind, id] = document.split("/");
        const versions = await ana.api.call(
          "GET",
          `/${kind}/versions?where[parent][equals]=${id}&locale=all&depth=0&limit=200`,
        );
        const recorded = await versions.text();
        for (const word of diary.wordsOf(document)) {
          expect(recorded, word).toContain(word);
        }
      });
    }
    for (const person of [ana, bruno, clara]) {
      await person.page.context().close();
    }
    for (const id of [created.id, copy.split("/")[1] ?? ""]) {
      await bruno.api.remove("pages", id);
    }
    await bruno.api.remove("posts", article.split("/")[1] ?? "");
  },
);
