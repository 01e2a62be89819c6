import { anyContentTag, contentChangedEvent } from "contracts";
import type pg from "pg";
import { heroBlock, pageData, postData, richText, uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, fetchStatus, test } from "../../support/editing.ts";
import { type Instance, readLauncherOutput } from "../../support/instance.ts";
import type { StaffApi } from "../../support/staff-api.ts";

/**
 * Changes the database directly, sends the change event, and then publishes other content. Events are processed in
 * order: once visitors see the published content, the event has been processed.
 */
async function changeDatabase(
  { instance, editor }: { instance: Instance; editor: StaffApi },
  sql: string,
  values: unknown[],
): Promise<void> {
  const { rowCount } = await withDatabase(instance, async (client: pg.Client) => {
    const changed = await client.query(sql, values);
    // Sends the event that invalidates all content.
    const event = JSON.stringify({ collection: anyContentTag });
    await client.query("select pg_notify($1, $2)", [contentChangedEvent, event]);
    return changed;
  });
  expect(rowCount).toBe(1);
  const { id } = await editor.create("pages", pageData(uniqueWord("toque-"), "Toque"));
  await editor.remove("pages", id);
}

const lastParagraph = "O que vem depois continua no lugar.";

function pageWithText(slug: string) {
  return {
    ...pageData(slug, "Uma página inteira"),
    blocks: [
      heroBlock("Uma página inteira"),
      { blockType: "richText", content: richText("Um texto que um erro vai estragar.") },
      { blockType: "callToAction", heading: lastParagraph, ground: "ink", actions: [] },
    ],
  };
}

test("a page with a block of unknown type renders without the block, and logs a warning", async ({
  page,
  editor,
  instance,
}) => {
  const slug = uniqueWord("bloco-");
  const blockType = uniqueWord("hologram");
  const { id } = await editor.create("pages", pageWithText(slug));
  await expect.poll(() => fetchStatus(`${instance.url}/${slug}`)).toBe(200);
  await changeDatabase(
    { instance, editor },
    "update pages set blocks = jsonb_insert(blocks, '{1}', $2) where id = $1",
    [id, JSON.stringify({ blockType, id: "0123456789abcdef01234567", heading: "Do futuro" })],
  );
  const response = await page.goto(`/${slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma página inteira");
  await expect(page.getByRole("main")).toContainText("Um texto que um erro vai estragar.");
  await expect(page.getByRole("heading", { name: lastParagraph })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect.poll(() => readLauncherOutput(instance)).toContain(blockType);
  await editor.remove("pages", id);
});

const invalidTexts: Record<string, unknown> = {
  "children that are no list": { root: { type: "root", children: "nonsense" } },
  "no root": {},
  "a node without a type": { root: { type: "root", children: [{ nonsense: true }] } },
  "a link to nothing": {
    root: {
      type: "root",
      children: [{ type: "paragraph", children: [{ type: "link", fields: null, children: [] }] }],
    },
  },
  "an upload that is not there": {
    root: {
      type: "root",
      children: [
        { type: "upload", relationTo: "media", value: "01a1fbc9-0000-7000-8000-000000000000" },
      ],
    },
  },
};

for (const [name, broken] of Object.entries(invalidTexts)) {
  test(`a page with invalid rich text renders: ${name}`, async ({ page, editor, instance }) => {
    const slug = uniqueWord("texto-");
    const { id } = await editor.create("pages", pageWithText(slug));
    await changeDatabase(
      { instance, editor },
      "update pages set blocks = jsonb_set(blocks, '{1,content,pt-BR}', $2) where id = $1",
      [id, JSON.stringify(broken)],
    );
    const response = await page.goto(`/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma página inteira");
    await expect(page.getByRole("heading", { name: lastParagraph })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("um erro vai estragar");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await editor.remove("pages", id);
  });
}

test("a page with invalid rich text logs a warning", async ({ editor, instance }) => {
  const slug = uniqueWord("texto-");
  const { id } = await editor.create("pages", pageWithText(slug));
  const before = (await readLauncherOutput(instance)).length;
  await changeDatabase(
    { instance, editor },
    "update pages set blocks = jsonb_set(blocks, '{1,content,pt-BR}', $2) where id = $1",
    [id, JSON.stringify(invalidTexts["children that are no list"])],
  );
  expect(await fetchStatus(`${instance.url}/${slug}`)).toBe(200);
  await expect
    .poll(async () => (await readLauncherOutput(instance)).slice(before))
    .toMatch(/warn.*rich ?text|rich ?text.*left out/i);
  await editor.remove("pages", id);
});

test("an article with an invalid body gets a 404 response, and the blog renders", async ({
  page,
  editor,
  instance,
}) => {
  const slug = uniqueWord("artigo-");
  const { id } = await editor.create("posts", postData(slug, uniqueWord("Artigo")));
  await changeDatabase(
    { instance, editor },
    "update posts_locales set body = $2 where _parent_id = $1",
    [id, JSON.stringify(invalidTexts["children that are no list"])],
  );
  const response = await page.goto(`/blog/${slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post não encontrado");
  await page.goto("/blog");
  expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(10);
  await editor.remove("posts", id);
});
