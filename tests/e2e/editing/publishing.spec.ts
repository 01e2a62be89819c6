import { heroBlock, pageData, postData, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";
import { readLauncherOutput } from "../../support/instance.ts";
import { findProcessByScript, listDescendants } from "../../support/processes.ts";
import { readSitemap } from "../../support/sitemap.ts";

interface Link {
  link: { label: string };
}

test("after a publish, visitors soon see the changed page and never again the previous one", async ({
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("pagina-");
  const words = [uniqueWord("primeiro"), uniqueWord("segundo"), uniqueWord("terceiro")];
  const { id } = await editor.create("pages", pageData(slug, words[0] ?? ""));
  const visibleWords = async () => {
    const text = await fetchText(`${url}/${slug}`);
    return words.filter((word) => text.includes(word));
  };
  await expectEventually(visibleWords, [words[0]]);
  for (const word of words.slice(1)) {
    // Visitors request the page during the publish. Their requests must not store the old page in the cache again.
    let isPublishing = true;
    const visitors = (async () => {
      while (isPublishing) {
        await visibleWords();
      }
    })();
    await editor.update("pages", id, { blocks: [heroBlock(word)] });
    isPublishing = false;
    await visitors;
    await expectEventually(visibleWords, [word]);
    for (let visit = 0; visit < 20; visit++) {
      expect(await visibleWords()).toEqual([word]);
    }
  }
  await editor.remove("pages", id);
  await expectEventually(() => fetchStatus(`${url}/${slug}`), 404);
});

test("a changed label of the navigation reaches every page in its language", async ({
  editor,
  instance: { url },
}) => {
  const { headerItems } = (await editor.read("navigation", "en-US")) as { headerItems: Link[] };
  const label = uniqueWord("Label");
  const changed = headerItems.map((item, index) =>
    index === 0 ? { ...item, link: { ...item.link, label } } : item,
  );
  const paths = ["/en", "/en/blog", "/en/privacy-policy", "/en/no-such-page", "/", "/es"];
  const findOccurrences = async () => {
    const texts = await Promise.all(paths.map((path) => fetchText(url + path)));
    return paths.filter((_, index) => texts[index]?.includes(label));
  };
  expect(await findOccurrences()).toEqual([]);
  try {
    await editor.updateGlobal("navigation", { headerItems: changed }, { locale: "en-US" });
    await expectEventually(findOccurrences, [
      "/en",
      "/en/blog",
      "/en/privacy-policy",
      "/en/no-such-page",
    ]);
  } finally {
    await editor.updateGlobal("navigation", { headerItems }, { locale: "en-US" });
  }
  await expectEventually(findOccurrences, []);
});

test("a changed chat number reaches every chat link", async ({ editor, instance: { url } }) => {
  const { chatNumber } = (await editor.read("site-settings")) as { chatNumber: string };
  const numbersOn = async (path: string) => {
    const matches = (await fetchText(url + path)).matchAll(/https:\/\/wa\.me\/(\d+)/g);
    return [...new Set([...matches].map(([, number]) => number))];
  };
  const paths = ["/", "/en/cloud-server", "/es/blog", "/termos-de-servico"];
  const numbers = async () => [...new Set((await Promise.all(paths.map(numbersOn))).flat())];
  expect(await numbers()).toEqual([chatNumber]);
  try {
    await editor.updateGlobal("site-settings", { chatNumber: "5511955500199" });
    await expectEventually(numbers, ["5511955500199"]);
  } finally {
    await editor.updateGlobal("site-settings", { chatNumber });
  }
  await expectEventually(numbers, [chatNumber]);
});

test("a page changes when a document that the page contains changes", async ({
  editor,
  instance: { url },
}) => {
  const word = uniqueWord("depoimento");
  const content = { name: "Renata Teste", role: "Diretora", content: "Antes da mudança." };
  const testimonial = await editor.create("testimonials", content);
  const slug = uniqueWord("pagina-");
  const heading = uniqueWord("titulo");
  const page = await editor.create("pages", {
    ...pageData(slug, heading),
    blocks: [
      heroBlock(heading),
      {
        blockType: "testimonials",
        heading: "Depoimentos",
        ground: "paper",
        testimonials: [testimonial.id],
      },
    ],
  });
  await expectEventually(
    async () => (await fetchText(`${url}/${slug}`)).includes("Antes da mudança."),
    true,
  );
  await editor.update("testimonials", testimonial.id, { content: word });
  await expectEventually(async () => (await fetchText(`${url}/${slug}`)).includes(word), true);
  await editor.remove("pages", page.id);
  await editor.remove("testimonials", testimonial.id);
});

test("a new article appears in blog, feed and sitemap until it is deleted", async ({
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("artigo-");
  const title = uniqueWord("Artigo");
  const findOccurrences = async () => ({
    page: await fetchStatus(`${url}/blog/${slug}`),
    blog: (await fetchText(`${url}/blog`)).includes(title),
    feed: (await fetchText(`${url}/feed.xml`)).includes(title),
    sitemap: (await readSitemap(url)).some(({ path }) => path === `/blog/${slug}`),
    otherBlogs: /artigo-/.test(
      (await fetchText(`${url}/en/blog`)) + (await fetchText(`${url}/es/blog`)),
    ),
  });
  const noOccurrence = { page: 404, blog: false, feed: false, sitemap: false, otherBlogs: false };
  expect(await findOccurrences()).toEqual(noOccurrence);
  const { id, updatedAt } = await editor.create("posts", postData(slug, title));
  await expectEventually(findOccurrences, {
    page: 200,
    blog: true,
    feed: true,
    sitemap: true,
    otherBlogs: false,
  });
  const entry = (await readSitemap(url)).find(({ path }) => path === `/blog/${slug}`);
  // `lastModified` is the time of the publish, which the history records after the save.
  expect(Date.parse(entry?.lastModified ?? "")).toBeGreaterThanOrEqual(
    Date.parse(String(updatedAt)),
  );
  await editor.remove("posts", id);
  await expectEventually(findOccurrences, noOccurrence);
});

test("the reading time of an article changes with its text", async ({
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("artigo-");
  const { id } = await editor.create("posts", postData(slug, uniqueWord("Artigo")));
  const minutes = async () =>
    /(\d+) min de leitura/.exec(
      (await fetchText(`${url}/blog/${slug}`)).replace(/<!-- -->/g, ""),
    )?.[1];
  await expectEventually(minutes, "1");
  const { body } = postData(slug, "") as { body: { root: { children: unknown[] } } };
  const paragraphs = Array.from({ length: 150 }, () => body.root.children[0]);
  await editor.update("posts", id, {
    body: { root: { ...body.root, children: paragraphs } },
  });
  await expect.poll(async () => Number(await minutes())).toBeGreaterThan(3);
  await editor.remove("posts", id);
});

test("a publish restarts neither web nor CMS", async ({ editor, instance }) => {
  const servers = () => {
    const pids = listDescendants(instance.pid);
    return ["cms/server.ts", "web/server/index.ts"].map((script) =>
      findProcessByScript(pids, script),
    );
  };
  const before = servers();
  const slug = uniqueWord("pagina-");
  const { id } = await editor.create("pages", pageData(slug, "Sem reinício"));
  await expectEventually(() => fetchStatus(`${instance.url}/${slug}`), 200);
  await editor.remove("pages", id);
  expect(servers()).toEqual(before);
  expect(await readLauncherOutput(instance)).not.toMatch(/ ended \(/);
});
