import type { Page } from "@playwright/test";
import { heroBlock, pageData, postData, uniqueWord } from "../../support/content.ts";
import {
  expect,
  expectEventually,
  fetchStatus,
  fetchText,
  openRow,
  test,
} from "../../support/editing.ts";
import { createRandomPng } from "../../support/png.ts";
import { sendRawRequest } from "../../support/raw-request.ts";
import type { StaffApi } from "../../support/staff-api.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

/** Headers of responses with unpublished content. They prevent caching and indexing. */
const unpublishedHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
};

/** Returns a section that is tall enough to scroll to. */
function section(heading: string): Record<string, unknown> {
  const items = Array.from({ length: 8 }, (_, index) => ({
    question: `Pergunta ${index}`,
    answer: "Uma resposta escrita por um teste.",
  }));
  return { blockType: "faq", heading, ground: "paper", items };
}

function frameOf(page: Page) {
  return page.frameLocator("#live-preview-iframe");
}

async function openLivePreview(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const toggler = page.locator("#live-preview-toggler");
  // Opens the preview if it is closed. Its state may come from another test, because the CMS stores it for each
  // account.
  if (!(await toggler.getAttribute("class"))?.includes("--active")) {
    await toggler.click();
  }
  await expect(frameOf(page).getByRole("main")).toBeVisible();
}

/** Creates a page with one section, opens its form with the preview, and returns its id. */
async function previewNewPage(
  page: Page,
  editor: StaffApi,
  section: Record<string, unknown>,
): Promise<string> {
  const { id } = await editor.create("pages", {
    ...pageData(uniqueWord("previa-"), "Antes"),
    blocks: [section],
  });
  await openLivePreview(page, `/cms/collections/pages/${id}?locale=pt-BR`);
  return id;
}

test("the preview renders a draft as on the site, with a preview bar", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const { url } = instance;
  const slug = uniqueWord("previa-");
  const { id } = await editor.create("pages", pageData(slug, "No site"));
  const word = uniqueWord("Rascunho");
  const draft = { title: word, blocks: [heroBlock(word), section("Dúvidas")] };
  await editor.update("pages", id, draft, { isDraft: true });
  await logInBrowser(context, instance, readTestSetup().accounts.screens);

  await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
  const preview = page.locator("#preview-button");
  await expect(preview).toHaveAttribute("href", `${url}/preview/pages/${id}`);
  const response = await page.goto((await preview.getAttribute("href")) ?? "");
  expect(response?.headers()).toMatchObject(unpublishedHeaders);
  await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
  const bar = page.getByRole("complementary", { name: "Edição do site" });
  await expect(bar).toContainText(word);
  await expect(bar).toContainText("Português");
  await expect(bar).toContainText("Rascunho diferente do que está no site");
  await expect(bar).toContainText("Mudaram as seções 1 e 2");
  await expect(bar.getByRole("link", { name: "Editar" })).toHaveAttribute(
    "href",
    `/cms/collections/pages/${id}?locale=pt-BR`,
  );
  await bar.getByRole("link", { name: "Ver no site" }).click();
  await expect(page).toHaveURL(`${url}/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No site");
  await editor.remove("pages", id);
});

test("the preview updates after a save of the draft, even if the form gets the response to an earlier request late", async ({
  page,
  context,
  editor,
  instance,
}) => {
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const id = await previewNewPage(page, editor, heroBlock("Antes"));
  await openRow(page.locator("#blocks-row-0"));
  const heading = page.locator("input[name='blocks.0.heading']");
  await expect(heading).toBeVisible();
  const requestCounts = { saves: 0, renders: 0 };
  page.on("request", (request) => {
    requestCounts.saves += Number(request.url().includes("autosave=true"));
    requestCounts.renders += Number(/\/preview\/.*\.data/.test(request.url()));
  });
  const saveMessage = Promise.withResolvers<void>();
  await page.route(/\/cms\/collections\/pages\//, async (route) => {
    await saveMessage.promise;
    await route.continue();
  });
  await heading.fill("Depois");
  const rendered = frameOf(page).getByRole("heading", { level: 1 });
  await expect(rendered).toHaveText("Depois");
  saveMessage.resolve();
  // A second message about the same draft must not cause another render.
  await heading.fill("Por fim");
  await expect(rendered).toHaveText("Por fim");
  await page.unrouteAll({ behavior: "wait" });
  expect(requestCounts.renders, "drawn once for a save").toBe(requestCounts.saves);
  await editor.remove("pages", id);
});

test("the preview updates after a save in a drawer of the form", async ({
  page,
  context,
  editor,
  instance,
}) => {
  // Triples the timeout, because the test opens two forms and a page.
  test.slow();
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const sent = await page.request.post("/api/media?locale=pt-BR&depth=0", {
    headers: { origin: instance.url },
    multipart: {
      file: {
        name: `${uniqueWord("gaveta-")}.png`,
        mimeType: "image/png",
        buffer: createRandomPng(),
      },
      _payload: JSON.stringify({ alt: "Antes" }),
    },
  });
  const { doc } = (await sent.json()) as { doc: { id: string } };
  const id = await previewNewPage(page, editor, { ...heroBlock("Com foto"), picture: doc.id });
  const rendered = frameOf(page).getByRole("main");
  await expect(rendered.getByRole("img", { name: "Antes" })).toBeVisible();
  const row = page.locator("#blocks-row-0");
  const alt = page.getByRole("dialog").locator("#field-alt");
  await expect(async () => {
    await openRow(row);
    await row.locator(".upload-relationship-details__edit").click({ timeout: 5_000 });
    await expect(alt).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await alt.fill("Depois");
  await page.getByRole("dialog").locator("#action-save").click();
  await expect(rendered.getByRole("img", { name: "Depois" })).toBeVisible();
  await editor.remove("pages", id);
  await editor.remove("media", doc.id);
});

test.describe("the preview after the session ended", () => {
  // Allows failed requests: the form's requests without a session are rejected.
  test.use({ expectedFailures: /\/api\/|\/preview\// });

  test("reports that there is no session, and continues after a login", async ({
    page,
    context,
    editor,
    instance,
  }) => {
    // Triples the timeout, because the test opens a form in two sessions.
    test.slow();
    const { screens } = readTestSetup().accounts;
    await logInBrowser(context, instance, screens);
    const id = await previewNewPage(page, editor, heroBlock("Antes"));
    const heading = frameOf(page).getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Antes");
    await context.clearCookies();
    await heading.evaluate(() => window.location.reload());
    await expect(heading).toHaveText("A sua sessão terminou");
    await expect(frameOf(page).getByText("Entre de novo em outra aba.")).toBeVisible();

    await logInBrowser(context, instance, screens);
    await openRow(page.locator("#blocks-row-0"));
    await page.locator("input[name='blocks.0.heading']").fill("Depois");
    await expect(heading).toHaveText("Depois");
    await editor.remove("pages", id);
  });
});

test("a published page has the same bytes for everyone, and its script links staff to draft and form", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const slug = uniqueWord("pagina-");
  const { id } = await editor.create("pages", pageData(slug, "No site"));
  await editor.update("pages", id, { title: "Outro título" }, { isDraft: true });
  await expectEventually(() => fetchStatus(`${instance.url}/${slug}`), 200);
  await page.goto(`/${slug}`);
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);

  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await page.goto(`/${slug}`);
  const bar = page.getByRole("complementary", { name: "Edição do site" });
  await expect(bar.getByRole("link", { name: "Editar" })).toHaveAttribute(
    "href",
    `/cms/collections/pages/${id}?locale=pt-BR`,
  );
  await bar.getByRole("link", { name: "Ver o rascunho" }).click();
  await expect(page).toHaveURL(`${instance.url}/preview/pages/${id}`);

  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const asStaff = await sendRawRequest(instance, `/${slug}`, {
    headers: { cookie: cookies.join("; ") },
  });
  const asVisitor = await sendRawRequest(instance, `/${slug}`);
  expect(asStaff.headers.etag).toBe(asVisitor.headers.etag);
  expect(asStaff.text).not.toContain("Edição do site");
  await editor.remove("pages", id);
});

test.describe("a visitor with a forged staff cookie", () => {
  test.use({ expectedFailures: /\/api\/preview\/here/ });

  test("gets no information about drafts", async ({ page, context, instance: { url } }) => {
    await context.addCookies([{ name: "staff-here", value: "1", url }]);
    const rejectedResponse = page.waitForResponse(/\/api\/preview\/here/);
    await page.goto("/sobre");
    expect((await rejectedResponse).status()).toBe(403);
    await expect(page.getByRole("complementary", { name: "Edição do site" })).toHaveCount(0);
  });
});

test("the preview shows typed text without losing its scroll position", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const sections = ["Segunda seção", "Terceira seção", "Quarta seção"].map(section);
  const { id } = await editor.create("pages", {
    ...pageData(uniqueWord("viva-"), "Abertura"),
    blocks: [heroBlock("Abertura"), ...sections],
  });
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await openLivePreview(page, `/cms/collections/pages/${id}?locale=pt-BR`);
  const frame = frameOf(page);

  // A click on a section in the preview opens the section's fields and follows no link.
  const sectionHeading = frame.getByRole("heading", { level: 2, name: "Terceira seção" });
  const field = page.locator("input[name='blocks.2.heading']");
  // Repeats the click, which is lost before the frame's scripts run.
  await expect(async () => {
    await sectionHeading.click();
    await expect(field).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await sectionHeading.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const scrolled = () => sectionHeading.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const word = uniqueWord("Terceira");
  await field.fill(word);
  const changedHeading = frame.getByRole("heading", { level: 2, name: word });
  await expect(changedHeading).toBeVisible({ timeout: 15_000 });
  expect(await changedHeading.evaluate(() => Math.round(window.scrollY))).toBe(before);

  // The preview scrolls to a section that is opened in the form.
  await openRow(page.locator("#blocks-row-3"));
  await expect(frame.getByRole("heading", { level: 2, name: "Quarta seção" })).toBeInViewport();

  // The toolbar of the form sets the preview's language and width.
  await page.getByRole("button", { name: "Largura livre" }).click();
  await page.getByRole("button", { name: "360 px" }).click();
  await expect
    .poll(() => changedHeading.evaluate(() => document.documentElement.clientWidth))
    .toBeLessThanOrEqual(360);
  await page.goto(`/cms/collections/pages/${id}?locale=en-US`);
  await expect(page.locator("#live-preview-iframe")).toHaveAttribute(
    "src",
    new RegExp(`/en/preview/pages/${id}`),
  );
  await editor.remove("pages", id);
});

test("the preview shows content without a URL on a page that contains it", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const word = uniqueWord("Previsto");
  const previews: [kind: string, path: string, restore: () => Promise<unknown>][] = [];
  const testimonial = await editor.create(
    "testimonials",
    { name: word, role: "Diretora", content: "Ainda não publicado." },
    { isDraft: true },
  );
  previews.push([
    "testimonials",
    `/preview/testimonials/${testimonial.id}`,
    () => editor.remove("testimonials", testimonial.id),
  ]);
  const plan = await editor.create(
    "pricing-plans",
    {
      name: word,
      audience: "Todos",
      features: [{ text: "Tudo" }],
      link: { kind: "chat", label: "x" },
    },
    { isDraft: true },
  );
  previews.push([
    "pricing-plans",
    `/preview/pricing-plans/${plan.id}`,
    () => editor.remove("pricing-plans", plan.id),
  ]);
  const { tagline } = await editor.read("site-settings");
  await editor.updateGlobal("site-settings", { brandName: word }, { isDraft: true });
  previews.push([
    "site-settings",
    "/preview/site-settings",
    () => editor.updateGlobal("site-settings", { tagline, brandName: "Araucária Cloud" }),
  ]);
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  try {
    for (const [kind, path] of previews) {
      await page.goto(path);
      await expect(page.getByText(word).first(), kind).toBeVisible();
      const anonymous = await sendRawRequest(instance, path);
      expect(anonymous.headers.location, kind).toBe(`/admin?returnTo=${encodeURIComponent(path)}`);
      const framed = await sendRawRequest(instance, `${path}?framed=true`);
      expect(framed, kind).toMatchObject({ status: 403, headers: unpublishedHeaders });
      expect(framed.text, kind).not.toContain(word);
    }
    expect(await fetchText(instance.url)).not.toContain(word);
  } finally {
    await Promise.all(previews.map(([, , restore]) => restore()));
  }
});

test("the calculator in the preview uses unpublished prices", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const saved = await editor.read("price-catalogue");
  const prices = saved.prices as Record<string, number>;
  const sixDigits = /R\$\s\d{3}\.\d{3},\d\d/;
  await editor.updateGlobal(
    "price-catalogue",
    { prices: { ...prices, cpuPrice: 100_000 } },
    { isDraft: true },
  );
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  try {
    await openLivePreview(page, "/cms/globals/price-catalogue?locale=pt-BR");
    const total = frameOf(page).getByText(sixDigits);
    await expect(total.first()).toBeVisible();
    expect(await fetchText(`${instance.url}/precos`)).not.toMatch(sixDigits);
  } finally {
    await editor.updateGlobal("price-catalogue", { prices });
  }
});

test("a shared preview link shows one draft in one language until it is revoked", async ({
  page,
  context,
  browser,
  editor,
  admin,
  instance,
}) => {
  const { url } = instance;
  const word = uniqueWord("Partilhado");
  const { id } = await editor.create(
    "posts",
    { ...postData(uniqueWord("artigo-"), word), title: word },
    { isDraft: true },
  );
  const other = await editor.create("posts", postData(uniqueWord("outro-"), "Outro"), {
    isDraft: true,
  });
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await page.goto(`/cms/collections/posts/${id}?locale=pt-BR`);
  const panel = page.getByRole("region", { name: "Links de prévia" });
  await panel.getByLabel("Vale por").selectOption({ label: "7 dias" });
  await panel.getByRole("button", { name: "Criar link" }).click();
  const link = await panel.getByRole("textbox").inputValue();
  const path = link.slice(url.length);
  expect(path).toMatch(/^\/preview\/link\?token=[\w-]{43}$/);

  const anonymousContext = await browser.newContext();
  const reader = await anonymousContext.newPage();
  const response = await reader.goto(link);
  expect(response?.headers()).toMatchObject({
    ...unpublishedHeaders,
    "referrer-policy": "same-origin",
  });
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(word);
  await expect(reader.getByText("Link válido até")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Editar" })).toHaveCount(0);
  await anonymousContext.close();

  // The token must not give access to other content.
  const token = path.split("=").at(-1) ?? "";
  const otherPaths = [
    `/en/preview/posts/${id}?token=${token}`,
    `/preview/posts/${id}?token=${token}`,
    `/api/preview/document?kind=posts&id=${id}&locale=pt-BR&token=${token}`,
    `/api/preview/shared?token=${token}&kind=posts&id=${other.id}`,
    `/api/preview/links?kind=posts&id=${id}&token=${token}`,
    `/api/posts/${id}?draft=true&token=${token}`,
  ];
  for (const each of otherPaths) {
    const text = await fetchText(url + each);
    expect(text, each).not.toContain("Outro");
    if (!each.includes("/shared")) {
      expect(text, each).not.toContain(word);
    }
  }
  const cookie = `staff-session=${token}`;
  expect(
    (await sendRawRequest(instance, `/preview/posts/${id}`, { headers: { cookie } })).status,
  ).toBe(302);
  // The token is stored as a hash only.
  const listed = await (await editor.call("GET", `/preview/links?kind=posts&id=${id}`)).text();
  expect(listed).toContain("pt-BR");
  expect(listed).not.toContain(token);

  await page.reload();
  await panel.getByRole("button", { name: "Desativar" }).click();
  await expect(panel.getByRole("button", { name: "Desativar" })).toHaveCount(0);
  const revokedLink = await sendRawRequest(instance, path);
  expect(revokedLink.status).toBe(404);
  expect(revokedLink.text).toContain("Este link de prévia não vale mais");
  expect(revokedLink.text).not.toContain(word);

  const log = (await (await admin.call("GET", "/admin/audit-log?limit=20")).json()) as {
    docs: { action: string; target: { id: string } }[];
  };
  const auditEntries = log.docs.filter(({ target }) => target.id === `posts/${id}`);
  expect(auditEntries.map(({ action }) => action)).toEqual(["preview.revoke", "preview.share"]);
  await editor.remove("posts", id);
  await editor.remove("posts", other.id);
});
