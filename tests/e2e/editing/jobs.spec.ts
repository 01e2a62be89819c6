import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { heroBlock, pageData, pageTranslation, uniqueWord } from "../../support/content.ts";
import {
  expect,
  expectEventually,
  fetchStatus,
  fetchText,
  openRow,
  test,
} from "../../support/editing.ts";
import { exhaustiveTag } from "../../support/exhaustive.ts";
import { documentedClickCounts, performEditorJob } from "../../support/job.ts";
import { createRandomPng } from "../../support/png.ts";
import type { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { waitForHydrationOnGoto, waitForScreenHydration } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

/** Performs each job of the table in docs/editors.md and compares the number of clicks with the table. */

test.use({
  locale: "pt-BR",
  viewport: { width: 1440, height: 1000 },
  // Allows a failed request: the preview requests a document once more after it was moved to the trash.
  expectedFailures: /\/preview\/pages\//,
});
test.setTimeout(300_000);

const form = (id: string, locale = "pt-BR") => `/cms/collections/pages/${id}?locale=${locale}`;
const menu = (page: Page) => page.locator(".doc-controls__popup button").first();
const panel = (page: Page, name: string) => page.getByRole("region", { name });

async function createPublished(editor: StaffApi, more: Record<string, unknown> = {}) {
  const slug = uniqueWord("tarefa-");
  const saved = await editor.create("pages", { ...pageData(slug, "Tarefa"), ...more });
  return { id: saved.id, slug, saved };
}

/**
 * Creates a document from its list, and waits for the URL of its form. A document with drafts is saved, and has an id,
 * as soon as the form opens.
 */
async function createFromList(page: Page, form = /\/[\da-f-]{36}(?:\?|$)/): Promise<void> {
  await page
    .getByRole("link", { name: /^Criar/ })
    .first()
    .click();
  await page.waitForURL(form);
  await waitForScreenHydration(page);
}

test.beforeEach(async ({ page, context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await page.goto("/cms");
});

test(
  "writing and previewing take as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor }) => {
    await performEditorJob(page, "See pending work, problems and new contacts", async () => {
      await expect(panel(page, "Pendências")).toBeVisible();
    });
    const { id } = await createPublished(editor);
    const title = page.locator("input[name='title']");
    await page.goto(form(id));
    await performEditorJob(page, "Change a page and publish the language of the form", async () => {
      await title.fill("Mudada");
      await page.locator("#action-save").click();
      await expect
        .poll(async () => (await editor.find("pages", `locale=pt-BR&where[id][equals]=${id}`))[0])
        .toMatchObject({ title: "Mudada" });
    });
    await performEditorJob(page, "Publish all languages", async () => {
      await title.fill("Em todos");
      await page.locator("#action-save").locator("xpath=following::button[1]").click();
      await page.getByRole("button", { name: "Publicar em todos os idiomas" }).click();
      await expect
        .poll(async () => (await editor.find("pages", `locale=pt-BR&where[id][equals]=${id}`))[0])
        .toMatchObject({ title: "Em todos" });
    });
    await performEditorJob(page, "Add a section", async () => {
      await page.getByRole("button", { name: "Adicionar Seção" }).click();
      await page.locator(".blocks-drawer__block button").first().click();
      await expect(page.locator("#blocks-row-1")).toBeVisible();
    });
    await page.goto(form(id));
    await performEditorJob(page, "See what is missing before publishing", async () => {
      await page.getByRole("link", { name: "Conferir" }).click();
      await expect(page.locator(".checks")).toBeVisible();
    });
    await page.goto(form(id));
    await performEditorJob(page, "See who changed which fields", async () => {
      await page.getByRole("link", { name: "Histórico" }).click();
      await expect(page.locator(".history")).toBeVisible();
    });
    await page.goto(form(id));
    const frame = page.locator("#live-preview-iframe");
    // Closes the preview if it is open: the CMS stores its state for each account.
    if (await frame.isVisible()) {
      await page.locator("#live-preview-toggler").click();
      await expect(frame).toBeHidden();
    }
    await performEditorJob(page, "See the draft next to the form", async () => {
      await page.locator("#live-preview-toggler").click();
      await expect(frame.contentFrame().getByRole("main")).toBeVisible();
    });
    await performEditorJob(page, "See the draft at a width of 360 px", async () => {
      await page.getByRole("button", { name: "Largura livre" }).click();
      await page.getByRole("button", { name: "360 px" }).click();
      await expect(page.getByRole("button", { name: "360 px" }).first()).toBeVisible();
    });
    await page.goto(form(id));
    await performEditorJob(page, "Show a draft to somebody without an account", async () => {
      const links = panel(page, "Links de prévia");
      await links.getByLabel("Vale por").selectOption({ label: "7 dias" });
      await links.getByRole("button", { name: "Criar link" }).click();
      await expect(links.getByRole("textbox")).toHaveValue(/\/preview\/link/);
    });
  },
);

test(
  "scheduling and undoing a publish take as many clicks as documented",
  exhaustiveTag,
  async ({ page, browser, editor, instance }) => {
    const { id, slug } = await createPublished(editor);
    await editor.update("pages", id, { title: "Segunda" });
    await page.goto(form(id));
    const schedule = panel(page, "Agendar publicação");
    await performEditorJob(page, "Schedule a publish", async () => {
      await schedule.getByLabel("Idioma").selectOption("all");
      await schedule.getByLabel("Quando (Brasília)").fill("2050-01-01T08:00");
      await schedule.getByRole("button", { name: "Agendar" }).click();
      await expect(schedule.getByRole("listitem")).toContainText("Agendado");
    });
    await page.goto(form(id));
    await performEditorJob(page, "Go back to the previously published version", async () => {
      await page.getByRole("button", { name: /^Voltar ao que foi publicado/ }).click();
      await page.getByRole("button", { name: "Voltar agora, em todos os idiomas" }).click();
      await expect(page.getByText("A versão anterior está no ar de novo.")).toBeVisible();
    });
    const name = uniqueWord("Lançamento ");
    await editor.call("POST", "/releases", { name });
    await page.goto(form(id));
    const release = panel(page, "Lançamento");
    await performEditorJob(page, "Put a document into a release", async () => {
      await release.getByLabel("Em qual lançamento").selectOption({ label: name });
      await release.getByRole("button", { name: "Adicionar ao lançamento" }).click();
      await expect(release.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    });
    await release.getByRole("link", { name }).click();
    await page.waitForURL(/\/cms\/releases\//);
    await waitForScreenHydration(page);
    await performEditorJob(page, "Publish or undo a whole release", async () => {
      await page.getByRole("button", { name: "Publicar tudo agora" }).click();
      await page.getByRole("button", { name: "Sim, publicar tudo agora" }).click();
      await expect(page.getByText(/No ar desde/)).toBeVisible();
    });
    await performEditorJob(page, "Publish or undo a whole release", async () => {
      await page.getByRole("button", { name: "Desfazer tudo" }).click();
      await page.getByRole("button", { name: "Sim, voltar ao que estava no ar" }).click();
      await expect(page.getByText("Em preparo")).toBeVisible();
    });
    await page.goto(form(id));
    await performEditorJob(page, "Restore an earlier version as a draft", async () => {
      await page.getByRole("link", { name: "Versões" }).click();
      await page.locator("tbody tr").last().getByRole("link").first().click();
      await page.getByRole("button", { name: "Restaurar essa versão" }).click();
      await page.getByRole("button", { name: "Confirmar" }).click();
      await expect(page.getByText("Versão restaurada como rascunho")).toBeVisible();
    });
    await page.goto(form(id));
    await performEditorJob(page, "Delete a document after seeing what would break", async () => {
      await menu(page).click();
      await page.locator("#action-delete").click();
      await page.locator(".confirmation-modal #confirm-action").last().click();
      await expectEventually(() => fetchStatus(`${instance.url}/${slug}`), 404);
    });
    await page.goto("/cms/collections/pages?locale=pt-BR");
    await performEditorJob(page, "Restore a document from the trash", async () => {
      await page.getByRole("button", { name: "Lixeira" }).click();
      await expect(page).toHaveURL(/\/pages\/trash/);
      await page.getByRole("link", { name: "Tarefa" }).first().click();
      await page.getByRole("button", { name: "Restaurar" }).first().click();
      await page.locator("#confirm-action").first().click();
      await expect(page).toHaveURL(/\/pages\/[\da-f-]{36}/);
    });

    const draft = await editor.create("pages", pageData(uniqueWord("revista-"), "Revista"), {
      isDraft: true,
    });
    const writerContext = await browser.newContext({ baseURL: instance.url, locale: "pt-BR" });
    await logInBrowser(writerContext, instance, readTestSetup().accounts.writer);
    const writer = await writerContext.newPage();
    waitForHydrationOnGoto(writer);
    const reviewJob = "Ask for a review, or return a draft to its writer";
    await writer.goto(form(draft.id));
    const writerPanel = panel(writer, "Revisão");
    await expect(writerPanel.getByRole("button", { name: "Pedir revisão" })).toBeEnabled();
    await performEditorJob(writer, reviewJob, async () => {
      await writerPanel.getByRole("button", { name: "Pedir revisão" }).click();
      await expect(writerPanel.getByRole("listitem")).toBeVisible();
    });
    await writerContext.close();
    await page.goto(form(draft.id));
    const review = panel(page, "Revisão");
    await performEditorJob(page, reviewJob, async () => {
      await review.getByLabel("O que falta").fill("Falta o preço.");
      await review.getByRole("button", { name: "Devolver ao redator" }).click();
      await expect(page.getByText("Devolvido. Quem pediu recebe um e-mail.")).toBeVisible();
    });
  },
);

test(
  "finding missing content takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor }) => {
    const { saved, slug } = await createPublished(editor);
    const english = pageTranslation(saved, uniqueWord("task-"), "Task");
    await editor.update("pages", saved.id, english, { locale: "en-US" });
    const [section] = saved.blocks as [Record<string, unknown>];
    await editor.update("pages", saved.id, { blocks: [{ ...section, heading: "Outra" }] });
    await page.goto("/cms");
    await performEditorJob(page, "Find a translation that is out of date and open it", async () => {
      await page.getByRole("link", { name: "Quadro de traduções" }).first().click();
      const row = page.getByRole("row").filter({ hasText: `Página ${slug}` });
      await row.locator("td[data-locale='en-US'] a").click();
      await expect(page.getByText(/^O português mudou/)).toBeVisible();
    });
    await openRow(page.locator("#blocks-row-0"));
    await performEditorJob(page, "Copy the Portuguese texts of a section", async () => {
      await page.getByRole("button", { name: "Copiar do português os textos desta seção" }).click();
      await expect(page.locator("input[name='blocks.0.heading']")).toHaveValue("Outra");
    });

    const target = await createPublished(editor);
    const document = { relationTo: "pages", value: target.id };
    const link = { kind: "document", document, label: "Ir" };
    const title = uniqueWord("Leva a nada ");
    await createPublished(editor, {
      title,
      blocks: [{ ...heroBlock("Link"), actions: [{ link }] }],
    });
    await editor.update("pages", target.id, { _status: "draft" });
    const deadLinkRow = page.getByRole("row").filter({ hasText: title });
    await expect
      .poll(
        async () => {
          await page.goto("/cms/links");
          return deadLinkRow.count();
        },
        { timeout: 120_000 },
      )
      .toBe(1);
    await page.goto("/cms");
    await performEditorJob(
      page,
      "Find a broken link and open the form that contains it",
      async () => {
        await page.getByRole("link", { name: "Todos os links", exact: true }).first().click();
        await deadLinkRow.getByRole("link").click();
        await expect(page.locator("input[name='title']")).toHaveValue(title);
      },
    );
  },
);

test(
  "changing a price takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor }) => {
    const price = page.locator('input[name="prices.cpuPrice"]');
    await page.goto("/cms/globals/price-catalogue");
    const { prices } = (await editor.read("price-catalogue")) as { prices: object };
    try {
      await performEditorJob(page, "Change a price and publish it", async () => {
        await price.fill("39.9");
        await page.locator("#action-save").click();
        await expect
          .poll(async () => JSON.stringify(await editor.read("price-catalogue")))
          .toContain('"cpuPrice":39.9');
      });
    } finally {
      await editor.updateGlobal("price-catalogue", { prices });
    }
  },
);

test(
  "taking a lead and adding a redirect take as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor, request }) => {
    const { slug } = await createPublished(editor);
    const response = await request.post("/api/leads", {
      data: {
        kind: "contact",
        name: "Bento",
        email: `${uniqueWord("bento")}@example.com`,
        phone: "11 95550-0142",
        company: "Oficina",
        service: "other",
        message: "Podem me ligar?",
      },
    });
    const { id: lead } = (await response.json()) as { id: string };
    await page.goto(`/cms/collections/leads/${lead}`);
    const take = page.getByRole("button", { name: "Assumir" });
    await performEditorJob(page, "Become the owner of a contact", async () => {
      await take.click();
      await expect(take).toHaveCount(0);
      const owner = async () => {
        const saved = await editor.call("GET", `/leads/${lead}?depth=0`);
        return ((await saved.json()) as { ownerName?: string }).ownerName;
      };
      await expect.poll(owner).toBeTruthy();
    });

    await page.goto("/cms/redirects");
    const from = `/${uniqueWord("atalho-")}`;
    await performEditorJob(page, "Add a redirect", async () => {
      await page.getByRole("link", { name: "Criar um redirecionamento" }).click();
      await page.locator("input[name='path']").fill(from);
      await page
        .locator("#field-document .rs__control, .field-type.relationship .rs__control")
        .first()
        .click();
      await page.keyboard.type(slug);
      await page.locator(".rs__option").filter({ hasText: slug }).first().click();
      await page.locator("#action-save").click();
      await expect(page).toHaveURL(/former-addresses\/[\da-f-]{36}/);
    });
  },
);

test(
  "creating pages takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, instance: { url } }) => {
    const title = page.locator("input[name='title']");
    const address = page.locator("input[name='slug']");
    const slug = uniqueWord("nova-");
    await page.goto("/cms/collections/pages?locale=pt-BR");
    await performEditorJob(
      page,
      "Write a new page with a section and publish the page",
      async () => {
        await createFromList(page);
        await title.fill(slug);
        await expect(address).toHaveValue(slug);
        await page.locator("textarea[name='description']").fill("Escrita do começo ao fim.");
        await page.getByRole("button", { name: "Adicionar Seção" }).click();
        await page.getByRole("button", { name: /^Abertura/ }).click();
        await page.locator("input[name='blocks.0.heading']").fill("Começo");
        await page.locator("textarea[name='blocks.0.lede']").fill("E fim.");
        await page.locator("#action-save").click();
        await expectEventually(() => fetchStatus(`${url}/${slug}`), 200);
      },
    );
    expect(await fetchText(`${url}/${slug}`)).toContain("Começo");
  },
);

test(
  "copying a page to a new URL takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor, instance: { url } }) => {
    const title = page.locator("input[name='title']");
    const address = page.locator("input[name='slug']");
    const { id, slug: original } = await createPublished(editor);
    const copy = uniqueWord("copia-");
    await page.goto(form(id));
    await performEditorJob(
      page,
      "Duplicate a page and publish it under a new address",
      async () => {
        await menu(page).click();
        await page.locator("#action-duplicate").click();
        await expect(address).toHaveValue("");
        await expect(page).not.toHaveURL(new RegExp(id));
        await title.fill(copy);
        await expect(address).toHaveValue(copy);
        await page.locator("#action-save").click();
        await expectEventually(() => fetchStatus(`${url}/${copy}`), 200);
      },
    );
    expect(await fetchStatus(`${url}/${original}`)).toBe(200);
  },
);

test(
  "changing a page's URL takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor, instance: { url } }) => {
    const address = page.locator("input[name='slug']");
    const { id, slug: original } = await createPublished(editor);
    const renamed = uniqueWord("mudou-");
    await page.goto(form(id));
    await performEditorJob(page, "Change a page's address", async () => {
      await address.fill(renamed);
      await page.locator("#action-save").click();
      await expectEventually(() => fetchStatus(`${url}/${original}`), 301);
    });
    expect((await fetch(`${url}/${original}`)).url).toBe(`${url}/${renamed}`);
  },
);

test(
  "adding an entry to the navigation takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor, instance: { url } }) => {
    const { slug } = await createPublished(editor);
    const { headerItems } = (await editor.read("navigation")) as { headerItems: unknown[] };
    const label = uniqueWord("Item ");
    const row = page.locator(`#headerItems-row-${headerItems.length}`);
    await page.goto("/cms/globals/navigation?locale=pt-BR");
    try {
      await performEditorJob(page, "Add an entry to the navigation", async () => {
        await page.locator("#field-headerItems > .array-field__add-row").click();
        await row.locator("input[name$='.link.label']").fill(label);
        await row.locator(".relationship .rs__control").first().click();
        await page.keyboard.type(slug);
        await page.locator(".rs__option").filter({ hasText: slug }).click();
        await page.locator("#action-save").click();
        const link = new RegExp(`<header.*<a[^>]* href="/${slug}"[^>]*>${label}.*</header>`, "s");
        await expectEventually(async () => link.test(await fetchText(url)), true);
      });
    } finally {
      await editor.updateGlobal("navigation", { headerItems });
    }
  },
);

test(
  "creating articles and pictures takes as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor, instance: { url } }) => {
    const name = uniqueWord("foto");
    const files = [name, `${name}-outra`].map((each) => ({
      name: `${each}.png`,
      mimeType: "image/png",
      buffer: createRandomPng(),
    }));
    const choose = async (index: number) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Escolher um arquivo" }).click();
      await (await chooser).setFiles(files[index] ?? []);
    };
    const picture = async () =>
      (await editor.find("media", `locale=pt-BR&where[filename][contains]=${name}`))[0];
    await page.goto("/cms/collections/media?locale=pt-BR");
    await performEditorJob(page, "Upload an image with its alternative text", async () => {
      await createFromList(page, /\/create/);
      await choose(0);
      await page.locator("#field-alt").fill("Uma foto");
      await page.locator("#action-save").click();
      await expect.poll(picture).toMatchObject({ alt: "Uma foto" });
    });

    const { id, slug } = await createPublished(editor);
    const rendered = async () =>
      new RegExp(` src="([^"]*${name}[^"]*)"`).exec(await fetchText(`${url}/${slug}`))?.[1];
    await page.goto(form(id));
    await performEditorJob(
      page,
      "Put an image of the library on a section and publish the page",
      async () => {
        await page.locator("#blocks-row-0 .collapsible__toggle").first().click();
        const field = page.locator("#blocks-row-0 .field-type.upload");
        await field.getByRole("button", { name: "Escolher entre os existentes" }).click();
        await page
          .locator("dialog .table tbody tr")
          .filter({ hasText: name })
          .locator("button")
          .first()
          .click();
        await expect(field).toContainText(name);
        await page.locator("#action-save").click();
        await expect.poll(rendered).toBeTruthy();
      },
    );

    const former = await rendered();
    await page.goto(`/cms/collections/media/${(await picture())?.id}?locale=pt-BR`);
    await performEditorJob(page, "Replace the file of an image", async () => {
      await page.locator(".file-details__remove").click();
      await choose(1);
      await page.locator("#action-save").click();
      await expect.poll(rendered).toContain("outra");
    });
    expect(await rendered()).not.toBe(former);

    const article = uniqueWord("artigo-");
    await page.goto("/cms/collections/posts?locale=pt-BR");
    await performEditorJob(page, "Write an article and publish it", async () => {
      await createFromList(page);
      await page.locator("input[name='title']").fill(article);
      await page.locator("textarea[name='description']").fill("Escrito do começo ao fim.");
      await page.locator("#field-publishedAt input").fill("02/01/2025");
      await page.keyboard.press("Enter");
      await page.locator(".rich-text-lexical [contenteditable=true]").first().click();
      await page.keyboard.type("Um parágrafo.");
      await page.locator("#action-save").click();
      await expectEventually(() => fetchStatus(`${url}/blog/${article}`), 200);
    });
    expect(await fetchText(`${url}/blog/${article}`)).toContain("Um parágrafo.");
    const [post] = await editor.find("posts", `where[slug][equals]=${article}`);
    expect(post?.publishedAt).toBe("2025-01-02T12:00:00.000Z");

    const illustrated = uniqueWord("artigo-com-capa-");
    await page.goto("/cms/collections/posts?locale=pt-BR");
    await performEditorJob(
      page,
      "Write an article with category and cover, and publish it",
      async () => {
        await createFromList(page);
        await page.locator("input[name='title']").fill(illustrated);
        await page.locator("textarea[name='description']").fill("Com capa e categoria.");
        await page.locator("#field-category .rs__control").click();
        await page.locator("#field-category .rs__option").first().click();
        const cover = page.locator("#field-cover");
        await cover.getByRole("button", { name: "Escolher entre os existentes" }).click();
        await page
          .locator("dialog .table tbody tr")
          .filter({ hasText: "outra" })
          .locator("button")
          .first()
          .click();
        await expect(cover).toContainText("outra");
        await page.locator(".rich-text-lexical [contenteditable=true]").first().click();
        await page.keyboard.type("Um parágrafo.");
        await page.locator("#action-save").click();
        await expectEventually(() => fetchStatus(`${url}/blog/${illustrated}`), 200);
      },
    );
    const [withCover] = await editor.find("posts", `where[slug][equals]=${illustrated}`);
    expect(withCover).toMatchObject({ category: expect.any(String), cover: expect.any(String) });
  },
);

test(
  "scheduling and restoring prices take as many clicks as documented",
  exhaustiveTag,
  async ({ page, editor }) => {
    const read = async () =>
      (await editor.read("price-catalogue")) as { prices: Record<string, number> };
    const { prices } = await read();
    const price = page.locator('input[name="prices.cpuPrice"]');
    const schedule = panel(page, "Agendar publicação");
    await editor.updateGlobal("price-catalogue", { prices: { ...prices, cpuPrice: 41 } });
    try {
      await page.goto("/cms/globals/price-catalogue");
      await performEditorJob(page, "Go back to the previously published prices", async () => {
        await page.getByRole("button", { name: /^Voltar ao que foi publicado/ }).click();
        await page.getByRole("button", { name: "Voltar agora, em todos os idiomas" }).click();
        await expect.poll(read).toMatchObject({ prices });
      });
      await page.goto("/cms/globals/price-catalogue");
      await performEditorJob(page, "Schedule a price change", async () => {
        await price.fill("42");
        await schedule.getByLabel("Quando (Brasília)").fill("2050-01-01T08:00");
        await schedule.getByRole("button", { name: "Agendar" }).click();
        await expect(schedule.getByRole("listitem").first()).toContainText("Agendado");
      });
      const planned = await editor.call("GET", "/schedules?kind=price-catalogue");
      const { schedules } = (await planned.json()) as {
        schedules: { id: string; dueAt: string }[];
      };
      const [first] = schedules;
      expect(first?.dueAt).toBe("2050-01-01T11:00:00.000Z");
      expect((await editor.call("DELETE", `/schedules/${first?.id}`)).status).toBe(200);
      await expect
        .poll(async () => {
          const draft = await editor.call("GET", "/globals/price-catalogue?draft=true&depth=0");
          return ((await draft.json()) as { prices: object }).prices;
        })
        .toMatchObject({ cpuPrice: 42 });
      expect(await read()).toMatchObject({ prices });
    } finally {
      await editor.updateGlobal("price-catalogue", { prices });
    }
  },
);

test("exporting leads takes as many clicks as documented", exhaustiveTag, async ({ page }) => {
  await page.goto("/cms/collections/leads?locale=pt-BR");
  await performEditorJob(page, "Export the contacts", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exportar CSV" }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file.split("\r\n")[0]).toMatch(/Situação.*Nome.*E-mail/);
  });
});

test("this file tests every job in the table of editors.md", () => {
  const here = readFileSync(import.meta.filename, "utf8");
  expect([...documentedClickCounts.keys()].filter((name) => !here.includes(`"${name}"`))).toEqual(
    [],
  );
  expect(documentedClickCounts.size).toBeGreaterThan(20);
});
