import { heroBlock, pageData, postData, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";

/** Returns every URL by which a visitor could reach a document of a collection. */
function publicUrlsOf(collection: string, id: string, slug: string): string[] {
  const query = `where[slug][equals]=${slug}`;
  return [
    `/api/${collection}/${id}`,
    `/api/${collection}/${id}?draft=true`,
    `/api/${collection}/${id}?draft=true&locale=all&depth=2`,
    `/api/${collection}?${query}&locale=pt-BR`,
    `/api/${collection}?${query}&draft=true&locale=pt-BR`,
    `/api/${collection}?draft=true&limit=200&locale=all`,
    `/api/${collection}?where[_status][equals]=draft&draft=true&locale=all`,
    `/api/${collection}?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true&limit=200&locale=all`,
    `/api/${collection}/versions?limit=200&locale=all`,
    `/api/${collection}/versions?where[parent][equals]=${id}&locale=all`,
    `/api/${collection}/count?${query}`,
    `/api/payload-preferences`,
    `/api/search?where[doc.value][equals]=${id}`,
    `/api/content/documents`,
    `/api/content/resolve?path=/${slug}&draft=true`,
    `/api/content/resolve?path=/blog/${slug}&draft=true`,
    `/api/preview/document?kind=${collection}&id=${id}&locale=pt-BR`,
    `/api/preview/shared?token=${id}`,
    `/api/preview/here?path=/${slug}`,
    `/api/preview/links?kind=${collection}&id=${id}`,
    `/preview/${collection}/${id}`,
    `/preview/${collection}/${id}?framed`,
    `/preview/${collection}/${id}.data`,
    `/en/preview/${collection}/${id}`,
    `/preview/link?token=${id}`,
    `/preview/link?token=${"a".repeat(43)}`,
    "/preview/navigation",
    "/sitemap.xml",
    "/feed.xml",
    "/blog",
    `/blog/${slug}`,
    `/blog/${slug}?draft=true&preview=1`,
    `/${slug}`,
    `/${slug}?draft=true&preview=1`,
  ];
}

/** Returns the paths whose public response contains the word. */
async function leaks(url: string, paths: readonly string[], word: string): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => fetchText(url + path)));
  return paths.filter((_, index) => answers[index]?.includes(word));
}

for (const collection of ["pages", "posts"] as const) {
  const data = collection === "pages" ? pageData : postData;
  const prefix = collection === "pages" ? "" : "/blog";

  test(`visitors cannot access an unpublished draft: ${collection}`, async ({
    editor,
    instance: { url },
  }) => {
    const slug = uniqueWord("rascunho-");
    const secret = uniqueWord("segredo");
    const { id } = await editor.create(
      collection,
      { ...data(slug, secret), title: secret },
      { isDraft: true },
    );
    const publicPaths = publicUrlsOf(collection, id, slug);
    expect(await leaks(url, publicPaths, secret)).toEqual([]);
    expect(await leaks(url, ["/sitemap.xml", "/feed.xml", "/blog"], slug)).toEqual([]);
    expect(await fetchStatus(`${url}${prefix}/${slug}`)).toBe(404);
    // Verifies that the draft is stored: staff can read the secret word.
    const found = await editor.find(
      collection,
      `draft=true&locale=pt-BR&where[slug][equals]=${slug}`,
    );
    expect(JSON.stringify(found)).toContain(secret);

    await editor.update(collection, id, {});
    await expectEventually(
      async () => (await fetchText(`${url}${prefix}/${slug}`)).includes(secret),
      true,
    );
    await editor.remove(collection, id);
  });

  test(`visitors do not see a draft of published content before its publish: ${collection}`, async ({
    editor,
    instance: { url },
  }) => {
    const slug = uniqueWord("publicado-");
    const secret = uniqueWord("segredo");
    const { id } = await editor.create(collection, data(slug, uniqueWord("publico")));
    await expectEventually(() => fetchStatus(`${url}${prefix}/${slug}`), 200);
    const draftSlug = uniqueWord("mudado-");
    await editor.update(
      collection,
      id,
      {
        slug: draftSlug,
        title: secret,
        ...(collection === "pages" ? { blocks: [heroBlock(secret)] } : {}),
      },
      { isDraft: true },
    );
    const publicPaths = [
      ...publicUrlsOf(collection, id, slug),
      ...publicUrlsOf(collection, id, draftSlug),
    ];
    for (let visit = 0; visit < 3; visit++) {
      expect(await leaks(url, publicPaths, secret)).toEqual([]);
    }
    expect(await fetchStatus(`${url}${prefix}/${slug}`)).toBe(200);
    expect(await fetchStatus(`${url}${prefix}/${draftSlug}`)).toBe(404);

    await editor.update(collection, id, { slug: draftSlug, title: secret });
    await expectEventually(
      async () => (await fetchText(`${url}${prefix}/${draftSlug}`)).includes(secret),
      true,
    );
    await editor.remove(collection, id);
  });

  test(`unpublished content is invisible until it is published again: ${collection}`, async ({
    editor,
    instance: { url },
  }) => {
    const slug = uniqueWord("retirado-");
    const word = uniqueWord("palavra");
    const { id } = await editor.create(collection, data(slug, word));
    await expectEventually(() => fetchStatus(`${url}${prefix}/${slug}`), 200);
    await editor.update(collection, id, { _status: "draft" });
    await expectEventually(() => fetchStatus(`${url}${prefix}/${slug}`), 404);
    // Polls, because visitors get the earlier version of a list until the list is rendered again.
    await expectEventually(() => leaks(url, publicUrlsOf(collection, id, slug), word), []);
    await editor.update(collection, id, {});
    await expectEventually(() => fetchStatus(`${url}${prefix}/${slug}`), 200);
    await editor.remove(collection, id);
  });
}

for (const [slug, field] of [
  ["site-settings", "tagline"],
  ["navigation", null],
] as const) {
  test(`visitors cannot access a draft of the ${slug}`, async ({ editor, instance: { url } }) => {
    const secret = uniqueWord("segredo");
    const saved = await editor.read(slug);
    const items = (saved.headerItems ?? []) as { link: Record<string, unknown> }[];
    const draft = field
      ? { [field]: secret }
      : { headerItems: items.map((item) => ({ ...item, link: { ...item.link, label: secret } })) };
    await editor.updateGlobal(slug, draft, { isDraft: true });
    const publicPaths = [
      "/",
      "/sobre",
      "/no-such-page",
      `/api/globals/${slug}?locale=pt-BR`,
      `/api/globals/${slug}?draft=true&locale=pt-BR`,
      `/api/globals/${slug}/versions`,
      "/api/content/resolve?path=/&draft=true",
      "/api/content/shell?locale=pt-BR&draft=true",
      `/preview/${slug}`,
      `/preview/${slug}.data`,
      `/api/preview/document?kind=${slug}&locale=pt-BR`,
    ];
    try {
      expect(await leaks(url, publicPaths, secret)).toEqual([]);
      const seenByStaff = await editor.call("GET", `/globals/${slug}?draft=true&locale=pt-BR`);
      expect(await seenByStaff.text()).toContain(secret);
    } finally {
      const restored = field ? { [field]: saved[field] } : { headerItems: saved.headerItems };
      await editor.updateGlobal(slug, restored);
    }
  });
}

test("a page does not render a link to a draft, and reveals nothing about the draft", async ({
  editor,
  instance: { url },
}) => {
  const secret = uniqueWord("segredo");
  const draftSlug = uniqueWord("rascunho-");
  const draft = await editor.create(
    "pages",
    { ...pageData(draftSlug, secret), title: secret },
    { isDraft: true },
  );
  const slug = uniqueWord("pagina-");
  const document = { relationTo: "pages", value: draft.id };
  const link = { kind: "document", document, label: "Ir para o rascunho" };
  const { id } = await editor.create("pages", {
    ...pageData(slug, "Com um link"),
    blocks: [{ ...heroBlock("Com um link"), actions: [{ link }] }],
  });
  await expectEventually(() => fetchStatus(`${url}/${slug}`), 200);
  const publicPaths = [
    `/${slug}`,
    `/api/content/resolve?path=/${slug}`,
    `/api/pages/${id}?depth=3&locale=all`,
    `/api/pages/${id}?depth=3&draft=true&locale=all&populate[pages][title]=true`,
  ];
  expect(await leaks(url, publicPaths, secret)).toEqual([]);
  expect(await leaks(url, publicPaths, draftSlug)).toEqual([]);
  expect(await fetchText(`${url}/${slug}`)).not.toContain("Ir para o rascunho");

  await editor.update("pages", draft.id, {});
  await expectEventually(
    async () => (await fetchText(`${url}/${slug}`)).includes(`href="/${draftSlug}"`),
    true,
  );
  await editor.remove("pages", id);
  await editor.remove("pages", draft.id);
});
