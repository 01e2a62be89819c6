import {
  heroBlock,
  pageData,
  pageTranslation,
  postData,
  richText,
  uniqueWord,
} from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";
import { readSitemap } from "../../support/sitemap.ts";

/**
 * Returns the status of the first response, and the target if the response is a redirect. Does not follow redirects.
 */
async function firstResponse(address: string): Promise<string> {
  const response = await fetch(address, { redirect: "manual" });
  await response.body?.cancel();
  const location = response.headers.get("location");
  return location ? `${response.status} ${location}` : String(response.status);
}

for (const collection of ["pages", "posts"] as const) {
  const data = collection === "pages" ? pageData : postData;
  const prefix = collection === "pages" ? "" : "/blog";

  test(`each former URL of a document in ${collection} redirects to the current URL in one step`, async ({
    editor,
    instance: { url },
  }) => {
    const [a, b, c] = [uniqueWord("a-"), uniqueWord("b-"), uniqueWord("c-")];
    const at = (slug: string) => firstResponse(`${url}${prefix}/${slug}`);
    const { id } = await editor.create(collection, data(a, uniqueWord("titulo")));
    await expectEventually(() => at(a), "200");
    await editor.update(collection, id, { slug: b });
    await expectEventually(() => at(a), `301 ${prefix}/${b}`);
    expect(await at(b)).toBe("200");
    await editor.update(collection, id, { slug: c });
    await expectEventually(() => at(a), `301 ${prefix}/${c}`);
    expect(await at(b)).toBe(`301 ${prefix}/${c}`);
    expect(await at(c)).toBe("200");
    expect(await at(`${a}?utm_source=news`)).toMatch(new RegExp(`^301 ${prefix}/${c}`));
    const listed = (await readSitemap(url)).map(({ path }) => path);
    expect(listed).toContain(`${prefix}/${c}`);
    expect(listed).not.toContain(`${prefix}/${a}`);
    expect(listed).not.toContain(`${prefix}/${b}`);
    await editor.remove(collection, id);
    await expectEventually(
      async () => [await at(a), await at(b), await at(c)],
      ["404", "404", "404"],
    );
  });
}

test("a URL that was changed back has no redirect loop", async ({ editor, instance: { url } }) => {
  const [a, b] = [uniqueWord("a-"), uniqueWord("b-")];
  const { id } = await editor.create("pages", pageData(a, uniqueWord("titulo")));
  for (const slug of [b, a, b, a]) {
    await editor.update("pages", id, { slug });
  }
  await expectEventually(() => firstResponse(`${url}/${a}`), "200");
  expect(await firstResponse(`${url}/${b}`)).toBe(`301 /${a}`);
  await editor.remove("pages", id);
});

test("a former URL that another page uses now serves that page", async ({
  editor,
  instance: { url },
}) => {
  const [a, b] = [uniqueWord("a-"), uniqueWord("b-")];
  const word = uniqueWord("sucessora");
  const first = await editor.create("pages", pageData(a, uniqueWord("titulo")));
  await editor.update("pages", first.id, { slug: b });
  const second = await editor.create("pages", pageData(a, word));
  await expectEventually(async () => (await fetchText(`${url}/${a}`)).includes(word), true);
  expect(await firstResponse(`${url}/${b}`)).toBe("200");
  await editor.remove("pages", second.id);
  await expectEventually(() => fetchStatus(`${url}/${a}`), 404);
  await editor.remove("pages", first.id);
});

test("a page or legal document cannot get the URL of another one", async ({
  editor,
  instance: { url },
}) => {
  const create = (collection: string, slug: string, locale = "pt-BR") =>
    editor.call("POST", `/${collection}?locale=${locale}`, {
      ...pageData(slug, "Tomada"),
      _status: "published",
      ...(collection === "legal" ? { effectiveDate: "2026-01-01", body: richText("Texto.") } : {}),
    });
  for (const [collection, slug] of [
    ["pages", "sobre"],
    ["legal", "sobre"],
    ["pages", "termos-de-servico"],
    ["pages", "cms"],
    ["pages", "api"],
    ["pages", "en"],
    ["pages", "en/about"],
    ["pages", "blog/qualquer"],
    ["pages", "Maiúsculas"],
    ["pages", "../sobre"],
    ["pages", "evil.example"],
  ] as const) {
    const response = await create(collection, slug);
    expect(response.status, `${collection} ${slug}`).toBe(400);
    if (slug === "sobre") {
      // The error contains the label of the field and the reason.
      const answer = await response.text();
      expect(answer).toContain("Endereço da página");
      expect(answer).toContain("Outro documento já usa este endereço neste idioma.");
    }
  }
  expect(await fetchText(`${url}/sobre`)).not.toContain("Tomada");
});

test("changing the URL in one language does not change the URLs in other languages", async ({
  editor,
  instance: { url },
}) => {
  const [pt, en, renamed] = [uniqueWord("pt-"), uniqueWord("en-"), uniqueWord("new-")];
  const created = await editor.create("pages", pageData(pt, "Português"));
  const { id } = created;
  const english = pageTranslation(created, en, "English");
  await editor.update("pages", id, english, { locale: "en-US" });
  await expectEventually(() => firstResponse(`${url}/en/${en}`), "200");
  await editor.update("pages", id, { slug: renamed }, { locale: "en-US" });
  await expectEventually(() => firstResponse(`${url}/en/${en}`), `301 /en/${renamed}`);
  expect(await firstResponse(`${url}/${pt}`)).toBe("200");
  expect(await firstResponse(`${url}/${en}`)).toBe("404");
  expect(await firstResponse(`${url}/en/${pt}`)).toBe("404");
  await editor.remove("pages", id);
});

test("a page exists only in languages in which it has a URL", async ({
  page,
  editor,
  instance: { url },
}) => {
  const [pt, en] = [uniqueWord("pt-"), uniqueWord("en-")];
  const created = await editor.create("pages", pageData(pt, "Em duas línguas"));
  const { id } = created;
  const alternateLinks = async () =>
    page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`),
      );
  const listed = async () =>
    (await readSitemap(url))
      .filter(({ path }) => path.includes(pt) || path.includes(en))
      .map(({ path, alternates }) => ({ path, languages: Object.keys(alternates) }));
  await expectEventually(() => fetchStatus(`${url}/${pt}`), 200);
  await page.goto(`/${pt}`);
  expect(await alternateLinks()).toEqual([`pt-BR ${url}/${pt}`, `x-default ${url}/${pt}`]);
  expect(await listed()).toEqual([{ path: `/${pt}`, languages: ["pt-BR", "x-default"] }]);

  const written = {
    ...pageTranslation(created, en, "In two languages"),
    title: "In two languages",
  };
  await editor.update("pages", id, written, { locale: "en-US" });
  await expectEventually(() => fetchStatus(`${url}/en/${en}`), 200);
  await page.goto(`/en/${en}`);
  const both = [`pt-BR ${url}/${pt}`, `en-US ${url}/en/${en}`, `x-default ${url}/${pt}`];
  expect(await alternateLinks()).toEqual(both);
  const languages = ["pt-BR", "en-US", "x-default"];
  expect(await listed()).toEqual([
    { path: `/${pt}`, languages },
    { path: `/en/${en}`, languages },
  ]);
  for (const path of [`/es/${pt}`, `/es/${en}`, `/en/${pt}`, `/${en}`]) {
    expect(await fetchStatus(url + path), path).toBe(404);
  }
  // If the page does not exist in a language, the link for that language opens its home page.
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("link", { name: "Español", exact: true }).click();
  await expect(page).toHaveURL("/es");
  await page.goto(`/en/${en}`);
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("link", { name: "Português", exact: true }).click();
  await expect(page).toHaveURL(`/${pt}`);
  await editor.remove("pages", id);
});

test("the x-default of a page without a Portuguese URL is the page's first language", async ({
  page,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("solo-");
  const { id } = await editor.create("pages", pageData(slug, "Solo en español"), {
    locale: "es-ES",
  });
  await expectEventually(() => fetchStatus(`${url}/es/${slug}`), 200);
  await page.goto(`/es/${slug}`);
  await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute(
    "href",
    `${url}/es/${slug}`,
  );
  await expect(page.locator("link[hreflang]")).toHaveCount(2);
  expect(await fetchStatus(`${url}/${slug}`)).toBe(404);
  await editor.remove("pages", id);
});

test("an article without a body in a language gets a 404 response in that language", async ({
  page,
  editor,
  instance: { url },
}) => {
  const [pt, en] = [uniqueWord("sem-corpo-"), uniqueWord("with-body-")];
  const { body, ...withoutBody } = postData(pt, uniqueWord("Sem"));
  const { id } = await editor.create("posts", withoutBody);
  const english = {
    slug: en,
    title: uniqueWord("With"),
    description: withoutBody.description,
    body,
  };
  await editor.update("posts", id, english, { locale: "en-US" });
  await expectEventually(() => fetchStatus(`${url}/en/blog/${en}`), 200);

  const response = await page.goto(`/blog/${pt}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post não encontrado");
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("main")).not.toContainText(String(withoutBody.title));

  // The page has no link to a language in which it does not exist.
  expect(await fetchText(`${url}/feed.xml`)).not.toContain(pt);
  expect((await readSitemap(url)).map(({ path }) => path)).not.toContain(`/blog/${pt}`);
  await page.goto(`/en/blog/${en}`);
  await expect(page.locator("link[hreflang=pt-BR]")).toHaveCount(0);
  await page.getByRole("button", { name: /language/i }).click();
  await page.getByRole("link", { name: "Português", exact: true }).click();
  await expect(page).toHaveURL("/");

  await editor.update("posts", id, { body });
  await expectEventually(() => fetchStatus(`${url}/blog/${pt}`), 200);
  await editor.remove("posts", id);
});

test("deleted content disappears from the site without breaking pages that link to it", async ({
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("apagada-");
  const deletedPage = await editor.create("pages", pageData(slug, "Por pouco tempo"));
  const linkingSlug = uniqueWord("pagina-");
  const document = { relationTo: "pages", value: deletedPage.id };
  const link = { kind: "document", document, label: "Ir para a apagada" };
  const linking = await editor.create("pages", {
    ...pageData(linkingSlug, "Com um link"),
    blocks: [{ ...heroBlock("Com um link"), actions: [{ link }] }],
  });
  const readVisibility = async () => ({
    page: await fetchStatus(`${url}/${slug}`),
    listed: (await readSitemap(url)).some(({ path }) => path === `/${slug}`),
    linked: (await fetchText(`${url}/${linkingSlug}`)).includes("Ir para a apagada"),
    linking: await fetchStatus(`${url}/${linkingSlug}`),
  });
  await expectEventually(readVisibility, { page: 200, listed: true, linked: true, linking: 200 });
  await editor.remove("pages", deletedPage.id);
  await expectEventually(readVisibility, { page: 404, listed: false, linked: false, linking: 200 });
  await editor.remove("pages", linking.id);
});
