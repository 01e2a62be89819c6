import { leadFormSegments, localePrefix, searchPath, statusPath } from "contracts";
import { findForeignWords } from "../support/languages.ts";
import { findMissingText, type PageContent, readPage } from "../support/page-content.ts";
import {
  isArticleGroupPath,
  isArticlePath,
  readArticlePaths,
  readPublishedPaths,
  readSitemapDocuments,
} from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import {
  articleCount,
  homePaths,
  type Locale,
  locales,
  type SiteRoute,
  siteRoutes,
  specifiedArticlePaths,
} from "./site-map.ts";

/** Expects the properties that all pages of the site have in common. */
function expectValidPage(
  content: PageContent,
  { locale, url, paths }: { locale: Locale; url: string; paths: Record<Locale, string> },
): void {
  const address = (path: string) => new URL(path, url).href;
  expect.soft(content.status).toBe(200);
  expect.soft(content.lang).toBe(locale);
  expect.soft(content.headings).toHaveLength(1);
  expect.soft(content.title).toMatch(/^.{10,90}$/);
  expect.soft(content.description).toMatch(/^.{50,200}$/);
  expect.soft(content.canonical).toBe(address(paths[locale]));
  expect.soft(content.alternates).toEqual({
    ...Object.fromEntries(locales.map((other) => [other, address(paths[other])])),
    "x-default": address(paths["pt-BR"]),
  });
  expect.soft(content.brokenImages).toEqual([]);
  expect.soft(findForeignWords(content.allText, locale), "words of other languages").toEqual([]);
  // Neither the page nor its metadata may contain a price placeholder.
  expect.soft(content.text + content.description).not.toMatch(/\{(?:price|unit):/);
  expect.soft(JSON.stringify(content.structuredData)).not.toMatch(/\{(?:price|unit):/);
  // The page must not load a framework. Its only script is inline, and imports the site's module.
  const scripts = content.scripts.filter(({ type }) => !/^application\/(ld\+)?json$/.test(type));
  expect.soft(scripts).toEqual([{ type: "", src: null }]);
}

function missingTexts(content: PageContent, route: SiteRoute, locale: Locale): string[] {
  return [...route.requiredTexts, ...route.translatedTexts[locale]].flatMap(
    (text) => findMissingText(content.text, text) ?? [],
  );
}

for (const locale of locales) {
  for (const route of siteRoutes) {
    const path = route.paths[locale];
    test(`${path} is the ${route.name} page in ${locale} with all required texts`, async ({
      instance,
    }) => {
      const content = await readPage(instance, path);
      expectValidPage(content, { locale, url: instance.url, paths: route.paths });
      expect.soft(content.headings[0]).toMatch(route.heading[locale]);
      expect.soft(missingTexts(content, route, locale), "missing facts").toEqual([]);
      expect.soft(content.titledItems).toEqual(expect.arrayContaining([...route.titledItems]));
      expect.soft(content.questions.length > 0).toBe(route.hasQuestions);
    });
  }

  test(`every article has all its parts in ${locale}`, async ({ instance }) => {
    const { url } = instance;
    const documents = await readSitemapDocuments(url);
    const articles = documents.filter(({ paths }) => isArticlePath(paths["pt-BR"]));
    expect(articles).toHaveLength(articleCount);
    for (const { paths } of articles) {
      const path = paths[locale] ?? "";
      await test.step(path, async () => {
        const content = await readPage(instance, path);
        expectValidPage(content, { locale, url, paths: paths as Record<Locale, string> });
        expect.soft(content.links).toContain(`${homePaths[locale]}/blog`.replace("//", "/"));
        expect.soft(content.text).toMatch(/Marina Kowalski|Thiago Azevedo|Lúcia Ferraz/);
        expect.soft(content.times[0]).toBeTruthy();
        expect.soft(content.text).toMatch(/\d+ min( de leitura| read| de lectura)/);
        expect.soft(content.hasTable).toBe(true);
        expect.soft(content.text.split(" ").length).toBeGreaterThan(500);
      });
    }
  });

  test(`an unknown URL gets the 404 page in ${locale}`, async ({ instance }) => {
    const home = homePaths[locale];
    const content = await readPage(instance, `${home === "/" ? "" : home}/no-such-page`);
    expect.soft(content.status).toBe(404);
    expect.soft(content.lang).toBe(locale);
    expect.soft(content.headings).toEqual(["404 Page Not Found"]);
    expect.soft(content.text).toMatch(/router|roteador|enrutador/);
    expect.soft(content.meta.robots).toBe("noindex");
    expect.soft(findForeignWords(content.allText, locale)).toEqual([]);
    expect.soft(content.links).toEqual([home]);
  });
}

const articleNotFound: Record<Locale, string> = {
  "pt-BR": "Post não encontrado",
  "en-US": "Post not found",
  "es-ES": "Artículo no encontrado",
};

for (const locale of locales) {
  test(`the URL of an unknown article gets a 404 page with a link to the blog, in ${locale}`, async ({
    instance,
  }) => {
    const blog = `${homePaths[locale]}/blog`.replace("//", "/");
    const content = await readPage(instance, `${blog}/no-such-article`);
    expect.soft(content.status).toBe(404);
    expect.soft(content.lang).toBe(locale);
    expect.soft(content.headings).toEqual([articleNotFound[locale]]);
    expect.soft(content.meta.robots).toBe("noindex");
    expect.soft(findForeignWords(content.allText, locale)).toEqual([]);
    expect.soft(content.links).toEqual([blog]);
  });
}

test("the blog lists all ten articles, newest first, in each language", async ({ instance }) => {
  const { url } = instance;
  const articles = await readArticlePaths(url, "pt-BR");
  expect(articles).toHaveLength(articleCount);
  expect(articles).toEqual(expect.arrayContaining([...specifiedArticlePaths]));
  for (const locale of locales) {
    const { links, times } = await readPage(
      instance,
      `${homePaths[locale]}/blog`.replace("//", "/"),
    );
    const linkedArticles = links.filter(isArticlePath);
    expect([...new Set(linkedArticles)].sort()).toEqual(
      [...(await readArticlePaths(url, locale))].sort(),
    );
    expect(times).toHaveLength(articleCount);
    expect(times).toEqual([...times].sort().reverse());
  }
});

test("the links of the site lead to every published page, and none is broken", async ({
  instance: { url },
}) => {
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const anchors: { from: string; path: string; id: string }[] = [];
  const queue = Object.values(homePaths).map((path) => ({ path, from: "" }));
  // Skips the client area, which redirects to the login page. Other links also lead to the login page.
  const clientAreas = Object.values(homePaths).map((path) =>
    `${path}/client-area`.replace("//", "/"),
  );
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    if (pages.has(path) || clientAreas.includes(path)) {
      continue;
    }
    const response = await fetch(url + path, { redirect: "manual" });
    const html = await response.text();
    pages.set(path, html);
    if (response.status !== 200) {
      dead.push(`${path} (${response.status}) on ${from}`);
    }
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), url + path);
      if (target.origin !== url) {
        continue;
      }
      queue.push({ path: target.pathname, from: path });
      if (target.hash) {
        anchors.push({ from: path, path: target.pathname, id: target.hash.slice(1) });
      }
    }
  }
  expect(dead).toEqual([]);
  for (const path of clientAreas) {
    const { status, url: reached } = await fetch(url + path);
    expect([status, new URL(reached).pathname]).toEqual([200, path.replace("client-area", "auth")]);
  }
  const brokenAnchors = anchors.filter(
    ({ path, id }) => !pages.get(path)?.includes(` id="${decodeURIComponent(id)}"`),
  );
  expect(brokenAnchors, "links to a section that is not there").toEqual([]);
  const forms = locales.flatMap((locale) =>
    Object.values(leadFormSegments).map((paths) => `${localePrefix(locale)}/${paths[locale]}`),
  );
  const published = await readPublishedPaths(url);
  // Lists of few articles are linked, although the sitemap does not contain them.
  const lists = [...pages.keys()].filter(isArticleGroupPath);
  const feeds = [...lists, ...locales.map(statusPath)].map((path) => `${path}/feed.xml`);
  const searches = locales.map(searchPath);
  expect([...pages.keys()].sort()).toEqual(
    [...new Set([...published, ...lists, ...forms, ...feeds, ...searches])].sort(),
  );
});

const searched: Record<Locale, RegExp> = {
  "pt-BR": /em português/,
  "en-US": /in English/,
  "es-ES": /en español/,
};

for (const locale of locales) {
  test(`the search page says what it searches, and is noindex, in ${locale}`, async ({
    instance,
  }) => {
    const content = await readPage(instance, searchPath(locale));
    expect.soft(content.meta.robots).toBe("noindex");
    expect.soft(content.meta.description).toMatch(searched[locale]);
  });
}
