import { pageData, postData, uniqueWord } from "../../support/content.ts";
import {
  expect,
  expectEventually,
  fetchStatus,
  fetchText,
  openRow,
  test,
} from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ context, instance }) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
});

test("restoring an old version creates a draft without changing the published page", async ({
  page,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("restaurada-");
  const { id } = await editor.create("pages", pageData(slug, "Primeira"));
  await editor.update("pages", id, { title: "Só um rascunho" }, { isDraft: true });
  await editor.update("pages", id, { title: "No site" });
  await page.goto(`/cms/collections/pages/${id}/versions?locale=pt-BR`);
  await page.getByRole("row").filter({ hasText: "Rascunho" }).first().getByRole("link").click();
  await page.getByRole("button", { name: "Restaurar essa versão" }).click();
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByText("Versão restaurada como rascunho", { exact: false })).toBeVisible();
  await expect(page.locator("input[name='title']")).toHaveValue("Só um rascunho");
  expect(await fetchText(`${url}/${slug}`)).toContain("No site");
});

test("the list of versions shows Brasília's time in any time zone of the server", async ({
  page,
  editor,
}) => {
  const { id } = await editor.create("pages", pageData(uniqueWord("hora-"), "Hora"));
  const found = await editor.call("GET", `/pages/versions?depth=0&where[parent][equals]=${id}`);
  const { docs } = (await found.json()) as { docs: { id: string; updatedAt: string }[] };
  const [version] = docs;
  const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const time = new Date(version?.updatedAt ?? "").toLocaleString("pt-BR", {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "America/Sao_Paulo",
  });
  // Reads the server's HTML, before hydration.
  const screen = await page.request.get(`/cms/collections/pages/${id}/versions/${version?.id}`);
  const isThere = (await screen.text()).includes(time.replace(",", ""));
  expect(isThere, `${time} is rendered`).toBe(true);
});

test("restoring former prices creates a draft without changing the published prices", async ({
  page,
  editor,
}) => {
  const read = async () =>
    (await editor.read("price-catalogue")) as { prices: Record<string, number> };
  const { prices } = await read();
  const cpuPrice = Number(prices.cpuPrice);
  await editor.updateGlobal("price-catalogue", { prices: { ...prices, cpuPrice: cpuPrice + 1 } });
  await editor.updateGlobal("price-catalogue", { prices });
  try {
    await page.goto("/cms/globals/price-catalogue/versions");
    await page.locator("tbody tr").nth(1).getByRole("link").first().click();
    await page.getByRole("button", { name: "Restaurar essa versão" }).click();
    await page.getByRole("button", { name: "Confirmar" }).click();
    await expect(page.getByText("Versão restaurada como rascunho")).toBeVisible();
    const price = page.locator('input[name="prices.cpuPrice"]');
    await expect(price).toHaveValue(String(cpuPrice + 1));
    expect(await read()).toMatchObject({ prices });
  } finally {
    await editor.updateGlobal("price-catalogue", { prices });
  }
});

test("the list of articles shows the date that the editor chose", async ({ page, editor }) => {
  const title = uniqueWord("Datado ");
  const { id } = await editor.create("posts", postData(uniqueWord("datado-"), title));
  await page.goto(`/cms/collections/posts?locale=pt-BR&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("02/01/2025");
  await editor.remove("posts", id);
});

for (const slug of ["site-settings", "navigation", "price-catalogue"]) {
  test(`staff cannot unpublish the page ${slug}, which the site requires`, async ({ page }) => {
    await page.goto(`/cms/globals/${slug}?locale=pt-BR`);
    await expect(page.getByRole("button", { name: /publicar/i }).first()).toBeVisible();
    await page.locator(".doc-controls__popup button").first().click();
    await expect(page.getByRole("button", { name: "Tirar do site", exact: true })).toHaveCount(0);
  });
}

test("the link picker lists and finds pages by title", async ({ page, editor }) => {
  const title = uniqueWord("Alvo do link ");
  await editor.create("pages", { ...pageData(uniqueWord("alvo-"), title), title });
  await page.goto("/cms/globals/navigation?locale=pt-BR");
  const row = page.locator(".array-field__row").first();
  await openRow(row);
  const picker = row.locator(".relationship .rs__control, .field-type.relationship .rs__control");
  await picker.first().click();
  await page.keyboard.type(title);
  await expect(page.locator(".rs__option", { hasText: title })).toBeVisible();
  await expect(page.locator(".rs__option", { hasText: "Sem título" })).toHaveCount(0);
});

test("the publish button publishes only the language that is being edited", async ({
  page,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("pronta-");
  const english = uniqueWord("half-ready-");
  const { id } = await editor.create("pages", pageData(slug, "Antes"));
  await editor.update(
    "pages",
    id,
    { title: "Half", slug: english },
    { isDraft: true, locale: "en-US" },
  );
  const word = uniqueWord("Depois");
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await page.locator("input[name='title']").fill(word);
  await page
    .getByRole("button", { name: /^publicar/i })
    .first()
    .click();
  await expectEventually(async () => (await fetchText(`${url}/${slug}`)).includes(word), true);
  expect(await fetchStatus(`${url}/en/${english}`)).toBe(404);
});

test("switching the language saves typed text first", async ({
  page,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("digitada-");
  const { id } = await editor.create("pages", pageData(slug, "Antes"));
  const word = uniqueWord("Guardado");
  const saved = () => editor.find("pages", `draft=true&locale=pt-BR&where[id][equals]=${id}`);
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  // Changes the language before the autosave.
  await page.locator("input[name='title']").fill(word);
  await page.locator(".localizer button").first().click();
  await page.locator(".popup-button-list__button", { hasText: "English" }).click();
  await expect(page.locator("input[name='title']")).toHaveValue("");
  expect((await saved())[0]?.title).toBe(word);
  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  await expect(page.locator("input[name='title']")).toHaveValue(word);
  expect(await fetchText(`${url}/${slug}`)).not.toContain(word);
});

test("leaving a form without autosave requires confirmation if text was typed", async ({
  page,
  editor,
}) => {
  const [logo] = await editor.find("media", "where[filename][contains]=logo");
  await page.goto(`/cms/collections/media/${logo?.id}?locale=pt-BR`);
  const alt = page.locator("#field-alt");
  const before = await alt.inputValue();
  const word = uniqueWord("Digitado");
  const chooseEnglish = async () => {
    await page.locator(".localizer button").first().click();
    await page.locator(".popup-button-list__button", { hasText: "English" }).click();
  };
  // Types again until the form's scripts respond.
  await expect(async () => {
    await alt.fill("");
    await alt.fill(word);
    await chooseEnglish();
    await expect(page.getByText("O que você escreveu ainda não foi salvo")).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(alt).toHaveValue(word);
  await page.keyboard.press("Escape");
  await chooseEnglish();
  await expect(alt).not.toHaveValue(word);
  await page.goto(`/cms/collections/media/${logo?.id}?locale=pt-BR`);
  await expect(alt).toHaveValue(before);
});

test("leaving a form without autosave by the Back button requires confirmation", async ({
  page,
  editor,
}) => {
  const [logo] = await editor.find("media", "where[filename][contains]=logo");
  const list = "/cms/collections/media";
  const form = new RegExp(`${list}/${logo?.id}`);
  // Searches for the image, because the list may have several pages.
  await page.goto(`${list}?search=logo`);
  // Navigates within the CMS, without a page load.
  await page.locator(`a[href*="${list}/${logo?.id}"]`).first().click();
  await expect(page).toHaveURL(form);
  const alt = page.locator("#field-alt");
  const before = await alt.inputValue();
  const word = uniqueWord("Digitado");
  await alt.fill(word);
  await page.goBack();
  await expect(page.getByText("volte de novo para descartar")).toBeVisible();
  await expect(page).toHaveURL(form);
  await expect(alt).toHaveValue(word);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}(\\?|$)`));
  await page.goto(`${list}/${logo?.id}?locale=pt-BR`);
  await expect(alt).toHaveValue(before);
});
