import type { Page } from "@playwright/test";
import { statusPath } from "contracts";
import { readPage } from "../support/page-content.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import {
  isArticlePath,
  readPublishedPaths,
  readSitemap,
  readSitemapDocuments,
} from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import {
  articleCount,
  glossaryPaths,
  glossaryTermCount,
  homePaths,
  indexedGroupCount,
  locales,
  siteRoutes,
} from "./site-map.ts";

const isTerm = (path: string) =>
  Object.values(glossaryPaths).some((glossary) => path.startsWith(`${glossary}/`));

/** Services whose price the calculator shows, followed by all services of the site. */
const pricedServices = ["cloud-server", "virtual-datacenter"];
const services = [
  ...pricedServices,
  ...["private-cloud", "dedicated-server", "cloud-center"],
  ...["cloud-backup", "cloud-consulting", "ip-telephony"],
];
const servicePaths = (names: string[], locale: (typeof locales)[number]) =>
  siteRoutes.filter(({ name }) => names.includes(name)).map(({ paths }) => paths[locale]);

const contactPaths = { "pt-BR": "/contato", "en-US": "/en/contact", "es-ES": "/es/contacto" };

const virtualDatacenter = {
  "pt-BR": "Datacenter Virtual",
  "en-US": "Virtual Datacenter",
  "es-ES": "Centro de datos virtual",
};

test("the sitemap lists exactly the published pages, with the alternates of each", async ({
  instance: { url },
}) => {
  const entries = await readSitemap(url);
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(
    (siteRoutes.length + glossaryTermCount + articleCount + indexedGroupCount + 2) * locales.length,
  );
  const others = paths.filter((path) => !/\/blog\//.test(path) && !isTerm(path));
  expect(others.sort()).toEqual(
    [
      ...siteRoutes.flatMap((route) => Object.values(route.paths)),
      // The status page and the contact page, which are not documents of the CMS.
      ...["/status", "/en/status", "/es/status"],
      ...["/contato", "/en/contact", "/es/contacto"],
    ].sort(),
  );
  for (const { path, alternates, lastModified } of entries) {
    expect(Object.keys(alternates).sort()).toEqual([...locales, "x-default"].sort());
    expect(Object.values(alternates)).toContain(path);
    expect(alternates["x-default"]).toBe(alternates["pt-BR"]);
    if (isArticlePath(path)) {
      // The sitemap must state the date of the article, not the date when the seed created it.
      expect(Date.now() - Date.parse(lastModified), path).toBeGreaterThan(24 * 3_600_000);
    }
  }
  for (const route of siteRoutes) {
    const entry = entries.find(({ path }) => path === route.paths["pt-BR"]);
    expect(entry?.alternates).toMatchObject(route.paths);
  }
});

test("the contact page is indexable, and a list of fewer than three articles is noindex", async ({
  instance,
}) => {
  for (const path of Object.values(contactPaths)) {
    const { meta, canonical } = await readPage(instance, path);
    expect(meta.robots, path).toBeUndefined();
    expect(canonical).toBe(instance.url + path);
  }
  const robotsOf = async (path: string) => (await readPage(instance, path)).meta.robots;
  expect(await robotsOf("/blog/tag/lgpd")).toBe("noindex, follow");
  expect(await robotsOf("/blog/tag/contratos")).toBeUndefined();
});

test("the sitemap contains absolute URLs that respond without a redirect", async ({ instance }) => {
  const index = (await sendRawRequest(instance, "/sitemap.xml")).text;
  expect(index).toContain(`<loc>${instance.url}/sitemap/1.xml</loc>`);
  const xml = (await sendRawRequest(instance, "/sitemap/1.xml")).text;
  for (const [, address = ""] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    expect(address.startsWith(`${instance.url}/`)).toBe(true);
    const { status } = await sendRawRequest(instance, new URL(address).pathname, {
      method: "HEAD",
    });
    expect(status, address).toBe(200);
  }
});

/** Returns true if robots.txt allows all crawlers to fetch the path (RFC 9309). */
function mayBeCrawled(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): *(\S+)$/gm)].map(
    ([, kind, prefix = ""]) => ({
      isAllowed: kind === "Allow",
      prefix,
    }),
  );
  const longest = rules
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0];
  return longest?.isAllowed ?? true;
}

test("robots.txt contains the sitemap's URL, and disallows only the CMS and the API", async ({
  instance,
}) => {
  const { text, headers } = await sendRawRequest(instance, "/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toContain(`Sitemap: ${instance.url}/sitemap.xml`);
  for (const path of ["/cms", "/cms/login", "/api/pages"]) {
    expect(mayBeCrawled(text, path), path).toBe(false);
  }
  const home = await sendRawRequest(instance, "/");
  const used = [
    ...home.text.matchAll(/(?:src|href|content)="(?:http:\/\/localhost:\d+)?(\/[^"]*)"/g),
  ]
    .map(([, path = ""]) => path)
    .filter((path) => /\.(svg|png|css|js|woff2)$/.test(path));
  expect(used.length).toBeGreaterThan(4);
  for (const path of [...(await readPublishedPaths(instance.url)), ...used]) {
    expect(mayBeCrawled(text, path), path).toBe(true);
  }
});

interface Feed {
  error: string | undefined;
  title: string;
  language: string;
  items: {
    title: string;
    link: string;
    guid: string;
    description: string;
    author: string;
    date: number;
  }[];
}

/** Parses a feed with the browser's XML parser, which rejects malformed documents. */
function readFeed(page: Page, feed: string): Promise<Feed> {
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    const textOf = (parent: Element | Document, name: string) =>
      parent.querySelector(name)?.textContent ?? "";
    return {
      error: document.querySelector("parsererror")?.textContent,
      title: textOf(document, "rss[version='2.0'] > channel > title"),
      language: textOf(document, "rss[version='2.0'] > channel > language"),
      items: [...document.querySelectorAll("item")].map((item) => ({
        title: textOf(item, "title"),
        link: textOf(item, "link"),
        guid: textOf(item, "guid"),
        description: textOf(item, "description"),
        author: textOf(item, "author"),
        date: Date.parse(textOf(item, "pubDate")),
      })),
    };
  }, feed);
}

for (const locale of locales) {
  const home = homePaths[locale] === "/" ? "" : homePaths[locale];

  test(`the feed in ${locale} is valid and lists the ten articles`, async ({ page, instance }) => {
    const { headers, text } = await sendRawRequest(instance, `${home}/feed.xml`);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const feed = await readFeed(page, text);
    expect(feed.error).toBeUndefined();
    expect(feed.title).toContain("Araucária Cloud");
    expect(feed.language).toBe(locale);
    expect(feed.items).toHaveLength(articleCount);
    const documents = await readSitemapDocuments(instance.url);
    const articles = documents.flatMap(({ paths }) =>
      isArticlePath(paths[locale]) ? [instance.url + paths[locale]] : [],
    );
    expect(feed.items.map(({ link }) => link).sort()).toEqual(articles.sort());
    for (const { title, guid, link, description, author, date } of feed.items) {
      expect(author).toMatch(/^\S+@\S+ \(\p{L}.+\)$/u);
      expect(title).not.toBe("");
      expect(description.length).toBeGreaterThan(50);
      expect(guid).toBe(link);
      expect(date).toBeLessThan(Date.now());
    }
    expect((await readPage(instance, `${home}/blog`)).feed).toBe(`${home}/feed.xml`);
  });

  test(`every page in ${locale} has the structured data of its page type`, async ({ instance }) => {
    const { url } = instance;
    const documents = await readSitemapDocuments(url);
    for (const { paths } of documents) {
      const path = paths[locale] ?? "";
      const { structuredData, headings, alternates, questions, hasCalculator } = await readPage(
        instance,
        path,
      );
      const isArticle = isArticlePath(path);
      const isAuthor = /\/blog\/auth?or\//.test(path);
      const isGlossary = /\/gloss?ar(?:y|io)$/.test(path);
      const isService = servicePaths(services, locale).includes(path);
      // The home page and the price list have a calculator too, but sell no single service.
      const isPricedService = hasCalculator && servicePaths(pricedServices, locale).includes(path);
      const isOwnPage = [statusPath(locale), contactPaths[locale]].includes(path);
      const types = structuredData.map((object) => object["@type"]);
      expect(types, path).toEqual([
        "Organization",
        path === homePaths[locale] ? "WebSite" : "BreadcrumbList",
        ...(isArticle ? [expect.stringMatching(/Article$|^BlogPosting$/)] : []),
        ...(isAuthor ? ["ProfilePage"] : []),
        ...(isOwnPage ? ["WebPage"] : []),
        ...(isService ? ["Service"] : []),
        ...(isGlossary ? ["DefinedTermSet"] : []),
        ...(isTerm(path) ? ["DefinedTerm"] : []),
        ...(questions.length > 0 ? ["FAQPage"] : []),
      ]);
      const find = (type: string) => structuredData.find((object) => object["@type"] === type);
      expect(find("Organization")).toMatchObject({
        name: "Araucária Cloud",
        url,
        address: { "@type": "PostalAddress", addressLocality: "São Paulo", addressCountry: "BR" },
        legalName: "Araucária Cloud Serviços de Tecnologia Ltda.",
        taxID: "11.222.333/0001-81",
        foundingDate: "2015",
        contactPoint: { "@type": "ContactPoint", telephone: "+55 11 95550-0142" },
      });
      if (isPricedService) {
        const service = find("Service");
        expect(["Cloud Server", virtualDatacenter[locale]]).toContain(service?.name);
        expect(service?.offers).toMatchObject({
          "@type": "AggregateOffer",
          lowPrice: "85.50",
          priceCurrency: "BRL",
          priceSpecification: { price: "85.50", unitCode: "MON", billingDuration: 12 },
        });
      }
      const trail = find("BreadcrumbList")?.itemListElement as { position: number; item: string }[];
      if (path !== homePaths[locale]) {
        expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
        expect(trail[0]?.item).toBe(new URL(homePaths[locale], url).href);
        expect(trail.at(-1)?.item).toBe(alternates[locale]);
        expect(trail).toHaveLength(path.startsWith(`${home}/blog/`) || isTerm(path) ? 3 : 2);
      }
      if (isArticle) {
        const [, , article] = structuredData;
        expect(article).toMatchObject({ inLanguage: locale });
        expect(String(article?.headline).replace(/\s/g, " ")).toBe(headings[0]);
        expect(Date.parse(String(article?.datePublished))).toBeLessThan(Date.now());
      }
      const listed = (find("FAQPage")?.mainEntity ?? []) as { name: string }[];
      expect(listed.map(({ name }) => name)).toEqual(questions);
    }
  });
}

test("each page has Open Graph data: title, description, URL and a picture that loads", async ({
  instance,
}) => {
  const { url } = instance;
  for (const path of [
    "/",
    "/en/cloud-server",
    "/es/politica-de-cookies",
    "/blog/escolher-provedor-cloud-computing-brasil",
    "/status",
  ]) {
    const { meta, description, canonical } = await readPage(instance, path);
    expect(meta["og:title"], path).toBeTruthy();
    expect(meta["og:description"], path).toBe(description);
    expect(meta["og:url"], path).toBe(canonical);
    expect(meta["og:type"], path).toBe(path.includes("/blog/") ? "article" : "website");
    const image = meta["og:image"] ?? "";
    expect(image.startsWith(url), path).toBe(true);
    const response = await fetch(image);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toMatch(/^image\/(png|jpeg|webp)$/);
    expect((await response.arrayBuffer()).byteLength, path).toBeGreaterThan(1_000);
  }
});
