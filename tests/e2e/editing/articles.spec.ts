import type { Page } from "@playwright/test";
import { pageData, postData, richText, uniqueWord } from "../../support/content.ts";
import { expect, expectSoon, test, textOf } from "../../support/editing.ts";
import { prepared } from "../../support/prepared.ts";
import { logInBrowser } from "../../support/staff-browser.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ context, instance }) => {
  await logInBrowser(context, instance, prepared().accounts.screens);
});

/** Inserts a block on a new line at the end of the text. */
async function insert(page: Page, command: string, name: string): Promise<void> {
  const editor = page.locator(".rich-text-lexical [contenteditable=true]").first();
  await editor.locator("> p").last().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type(`/${command}`);
  await page.getByRole("option", { name }).click();
}

test("an editor adds a call-out, code and a live price to an article", async ({
  page,
  editor,
  instance,
}) => {
  const slug = uniqueWord("blocos-");
  const { id } = await editor.create("posts", postData(slug, "Com blocos"), { isDraft: true });
  await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
  const block = (kind: string) => page.locator(`.LexicalEditorTheme__block-${kind}`);

  await insert(page, "quadro", "Quadro de destaque");
  await block("callout").locator("[contenteditable=true]").click();
  await page.keyboard.type("Meça antes.");

  await insert(page, "código", "Código ou comandos");
  await block("code").locator("textarea").fill("free -m # memória");

  await insert(page, "preço", "Preço de hoje");
  const quoted = block("liveQuote").locator("input");
  await quoted.and(page.locator("[name=label]")).fill("O do exemplo");
  await quoted
    .and(page.locator("[name=configuration]"))
    .fill("vcpus=4&ram=8&storage=100&backup=1&term=12");

  // Typed text reaches the form, and with it the draft, a moment later.
  const draft = async () =>
    JSON.stringify(await editor.find("posts", `draft=true&locale=pt-BR&where[id][equals]=${id}`));
  await expect
    .poll(async () => {
      const kept = await draft();
      return ["Meça antes.", "free -m", "O do exemplo", "&backup=1&term=12"].filter(
        (each) => !kept.includes(each),
      );
    })
    .toEqual([]);
  await page.getByRole("button", { name: "Publicar em Português (Brasil)" }).click();
  const site = () => textOf(`${instance.url}/blog/${slug}`);
  await expectSoon(async () => (await site()).includes("O do exemplo"), true);
  const drawn = await site();
  expect(drawn).toMatch(/<aside[^>]*>.*Nota.*Meça antes\..*<\/aside>/);
  // The code was highlighted on save.
  expect(drawn).toMatch(/<span class="[^"]+"># memória<\/span>/);
  expect(drawn).toMatch(/R\$\s304,00/);
});

test.describe("an article with an empty call-out", () => {
  test.use({ provokedFailures: /\/api\/posts\// });

  test("is not reported as ready until a publish of it would succeed", async ({
    page,
    editor,
    instance,
  }) => {
    const slug = uniqueWord("quadro-vazio-");
    const { id } = await editor.create("posts", postData(slug, "Quadro vazio"), { isDraft: true });
    await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
    const ready = page.locator(".ready-languages");
    await expect(ready).toContainText("✓ PT");
    await insert(page, "quadro", "Quadro de destaque");
    await expect(ready).toContainText("✕ PT");
    const publish = page.getByRole("button", { name: "Publicar em Português (Brasil)" });
    await publish.click();
    await expect(
      page.getByText("Um bloco deste texto tem campos a corrigir.").first(),
    ).toBeVisible();
    await expect(page.getByText("failed to validate")).toHaveCount(0);
    const checks = await page.request.get(`/cms/collections/posts/${id}/checks`);
    expect(await checks.text()).toContain('data-check="text"');
    await page.locator(".LexicalEditorTheme__block-callout [contenteditable=true]").click();
    await page.keyboard.type("Preenchido.");
    await expect(ready).toContainText("✓ PT");
    await publish.click();
    await expectSoon(
      async () => (await textOf(`${instance.url}/blog/${slug}`)).includes("Preenchido."),
      true,
    );
    await editor.remove("posts", id);
  });
});

test("a glossary term shows its definition in texts, and follows its changes", async ({
  editor,
  instance,
}) => {
  const slug = uniqueWord("termos-");
  const glossary = (meaning: string) => ({
    ...pageData(slug, "Termos"),
    blocks: [
      ...(pageData(slug, "Termos").blocks as object[]),
      {
        blockType: "glossary",
        heading: "Termos",
        ground: "paper",
        terms: [{ anchor: "iops", name: "IOPS", meaning }],
      },
    ],
  });
  const { id } = await editor.create("pages", glossary("Leituras por segundo."));
  const text = richText("IOPS") as { root: { children: { children: object[] }[] } };
  const [paragraph] = text.root.children;
  const link = {
    type: "link",
    version: 3,
    format: "",
    indent: 0,
    direction: "ltr",
    fields: {
      linkType: "internal",
      newTab: false,
      anchor: "iops",
      doc: { relationTo: "pages", value: id },
    },
    children: paragraph?.children ?? [],
  };
  const body = { root: { ...text.root, children: [{ ...paragraph, children: [link] }] } };
  await editor.create("posts", { ...postData(`${slug}-artigo`, "Com termos"), body });
  const site = () => textOf(`${instance.url}/blog/${slug}-artigo`);
  await expectSoon(async () => (await site()).includes("Leituras por segundo."), true);
  expect(await site()).toContain(`href="/${slug}#iops"`);
  await editor.update("pages", id, glossary("Operações por segundo."));
  await expectSoon(async () => (await site()).includes("Operações por segundo."), true);
});
