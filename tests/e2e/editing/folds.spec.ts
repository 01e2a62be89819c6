import type { Page } from "@playwright/test";
import { inTwoDays, postData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens, { hasOpenFolds: false });
});

const publishFold = (page: Page) => page.getByText("Publicar…", { exact: true });
const moreFold = (page: Page) => page.getByText("Mais", { exact: true });
const schedule = (page: Page) => page.getByRole("region", { name: "Agendar publicação" });
const links = (page: Page) => page.getByRole("region", { name: "Links de prévia" });

test("the tools next to a form are folded by default, and later open as the editor left them", async ({
  page,
  editor,
}) => {
  const post = await editor.create("posts", postData(uniqueWord("dobras-"), "Dobras"));
  const form = `/cms/collections/posts/${post.id}?locale=pt-BR`;
  await page.goto(form);
  await expect(page.getByText("Categoria", { exact: true })).toBeInViewport();
  await expect(publishFold(page)).toBeVisible();
  await expect(schedule(page)).toBeHidden();
  await expect(links(page)).toBeHidden();

  await moreFold(page).press("Enter");
  await expect(links(page)).toBeVisible();
  await page.reload();
  await expect(links(page)).toBeVisible();
  await expect(schedule(page)).toBeHidden();
  await moreFold(page).click();
  await expect(links(page)).toBeHidden();
  await page.reload();
  await expect(publishFold(page)).toBeVisible();
  await expect(links(page)).toBeHidden();

  // A scheduled publish is always visible, even if the schedule tool is folded.
  const subject = { kind: "posts", id: post.id };
  const plan = { ...subject, action: "publish", locale: "pt-BR", time: inTwoDays() };
  expect((await editor.call("POST", "/schedules", plan)).status).toBe(201);
  await page.reload();
  await expect(schedule(page)).toBeVisible();
  await editor.remove("posts", post.id);
});

test("a new article appears in lists only after its first text is typed", async ({
  page,
  editor,
}) => {
  await page.goto("/cms/collections/posts/create?locale=pt-BR");
  await page.waitForURL(/\/posts\/[0-9a-f-]{36}/);
  const id = /\/posts\/(?<id>[0-9a-f-]{36})/.exec(page.url())?.groups?.id ?? "";
  const isListedAt = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    return page.locator(`a[href*="${id}"]`).count();
  };
  const screens = ["/cms/collections/posts?locale=pt-BR", "/cms", "/cms/translations"];
  for (const screen of screens) {
    expect(await isListedAt(screen), screen).toBe(0);
  }

  const word = uniqueWord("Primeira tecla ");
  await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
  await page.locator("input[name='title']").fill(word);
  const title = async () =>
    (await editor.find("posts", `draft=true&locale=pt-BR&where[id][equals]=${id}`))[0]?.title;
  await expect.poll(title).toBe(word);
  for (const screen of screens) {
    await expect.poll(() => isListedAt(screen), { message: screen }).toBeGreaterThan(0);
  }
  await editor.remove("posts", id);
});
