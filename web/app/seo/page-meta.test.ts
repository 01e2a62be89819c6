import { expect, it } from "vitest";
import type { SitePage } from "#app/cms/page-data.ts";
import { createPageMeta } from "./page-meta.ts";

const card = { url: "/api/share-images/share-0.png", width: 1200, height: 630 };
const editorImage = {
  url: "/api/media/file/own.png",
  width: 800,
  height: 400,
  alt: "Cabos verdes",
};
const siteImage = {
  url: "/api/media/file/site.png",
  width: 1200,
  height: 630,
  alt: "Araucária Cloud",
};

interface Pictures {
  card?: typeof card;
  shareImage?: typeof editorImage;
  cover?: typeof editorImage;
}

/** Returns the image tags of an article. */
function imageTagsOf({ card, ...document }: Pictures): Record<string, unknown> {
  const page = {
    locale: "pt-BR",
    origin: "https://example.com",
    path: "/blog/custos",
    search: "",
    settings: { brandName: "Araucária Cloud", address: "", socialLinks: [], shareImage: siteImage },
    navigation: {},
    content: {
      kind: "posts",
      alternates: {},
      document: {
        title: "Custos",
        description: "O que pesa.",
        publishedAt: "2026-11-26T12:00:00.000Z",
        ...document,
      },
      ...(card ? { card } : {}),
    },
  } as object as SitePage;
  const tags = createPageMeta(page).flatMap((tag) => {
    const key = "property" in tag ? tag.property : "name" in tag ? tag.name : undefined;
    return /image|card/.test(String(key)) && "content" in tag ? [[key, tag.content]] : [];
  });
  return Object.fromEntries(tags);
}

it("a page has its generated image, with size and alternative text", () => {
  expect(imageTagsOf({ card })).toEqual({
    "og:image": "https://example.com/api/share-images/share-0.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Custos · Araucária Cloud",
    "twitter:card": "summary_large_image",
    "twitter:image": "https://example.com/api/share-images/share-0.png",
    "twitter:image:alt": "Custos · Araucária Cloud",
  });
});

it("a page has the editor's image, otherwise the generated image, otherwise the site's image", () => {
  const image = (pictures: Pictures) => imageTagsOf(pictures)["og:image"];
  expect(image({ card, shareImage: editorImage })).toMatch(/own\.png$/);
  expect(image({ card, cover: editorImage })).toMatch(/own\.png$/);
  expect(image({})).toMatch(/site\.png$/);
});

it("an editor's image is cropped for sharing, and has the size of the crop", () => {
  const share = { url: "/api/media/file/own-1200x630.jpg", width: 1200, height: 630 };
  const cut = { ...editorImage, sizes: { share } };
  expect(imageTagsOf({ cover: cut })).toMatchObject({
    "og:image": "https://example.com/api/media/file/own-1200x630.jpg",
    "og:image:width": "1200",
    "og:image:alt": "Cabos verdes",
  });
});

/** Returns the tags of a page with this content: its title, its named metadata, and its links. */
function tagsOf(content: object, path: string, locale = "pt-BR") {
  const page = {
    locale,
    origin: "https://example.com",
    path,
    search: "",
    settings: { brandName: "Araucária Cloud", address: "", socialLinks: [] },
    navigation: {},
    content: {
      alternates: {},
      document: { title: "Nuvem privada", description: "Quando vale." },
      ...content,
    },
  } as object as SitePage;
  const tags = createPageMeta(page);
  const contentOf = (name: string) => {
    const tag = tags.find((each) => "name" in each && each.name === name);
    return tag && "content" in tag ? tag.content : undefined;
  };
  const linkOf = (rel: string) => {
    const link = tags.find((each) => "rel" in each && each.rel === rel);
    return link && "href" in link ? link.href : undefined;
  };
  return {
    title: tags.flatMap((tag) => ("title" in tag ? [tag.title] : []))[0],
    description: contentOf("description"),
    robots: contentOf("robots"),
    canonical: linkOf("canonical"),
    prev: linkOf("prev"),
    next: linkOf("next"),
    alternates: tags.flatMap((tag) =>
      "hrefLang" in tag && "href" in tag ? [[tag.hrefLang, tag.href]] : [],
    ),
  };
}

function groupTagsOf(kind: "tags" | "categories", total: number, locale = "pt-BR") {
  const paging = { page: 1, pages: 1, total };
  return tagsOf({ kind, articles: [], paging }, "/blog/tag/nuvem-privada", locale);
}

it("a category with fewer than three articles is noindex", () => {
  expect(groupTagsOf("categories", 2).robots).toBe("noindex, follow");
  expect(groupTagsOf("categories", 3).robots).toBeUndefined();
});

it.each([
  ["pt-BR", "Nuvem privada: artigos do blog · Araucária Cloud"],
  ["en-US", "Nuvem privada: blog articles · Araucária Cloud"],
  ["es-ES", "Nuvem privada: artículos del blog · Araucária Cloud"],
])(
  "the title of a tag in %s differs from the title of the product with the same name",
  (locale, title) => {
    expect(groupTagsOf("tags", 5, locale).title).toBe(title);
    expect(groupTagsOf("categories", 5, locale).title).toBe("Nuvem privada · Araucária Cloud");
  },
);

it("each page of a list has a number and links to its neighbours, but only the first a description", () => {
  const list = "https://example.com/blog/tag/nuvem-privada";
  const tagsOfPage = (page: number, path: string) =>
    tagsOf({ kind: "tags", articles: [], paging: { page, pages: 3, total: 30 } }, path);
  expect(tagsOfPage(1, "/blog/tag/nuvem-privada")).toMatchObject({
    description: "Quando vale.",
    canonical: list,
    prev: undefined,
    next: `${list}/pagina/2`,
  });
  expect(tagsOfPage(2, "/blog/tag/nuvem-privada/pagina/2")).toMatchObject({
    title: "Nuvem privada: artigos do blog · 2/3 · Araucária Cloud",
    description: undefined,
    canonical: `${list}/pagina/2`,
    prev: list,
    next: `${list}/pagina/3`,
  });
  expect(tagsOfPage(3, "/blog/tag/nuvem-privada/pagina/3")).toMatchObject({
    prev: `${list}/pagina/2`,
    next: undefined,
  });
});

it.each([
  ["in-force", "/termos", "/termos", undefined],
  ["in-force", "/termos/2026-01-01", "/termos", undefined],
  ["in-force", "/termos/2026-01-01/mudancas", "/termos/2026-01-01/mudancas", "noindex, follow"],
  ["former", "/termos/2025-01-01", "/termos/2025-01-01", "noindex, follow"],
])(
  "a legal version that is %s, at the path %s, has the canonical URL %s",
  (state, path, canonical, robots) => {
    expect(tagsOf({ kind: "legal", version: { state } }, path)).toMatchObject({
      canonical: `https://example.com${canonical}`,
      robots,
    });
  },
);

it("a page without a Portuguese URL has its first URL as x-default", () => {
  const alternates = { "en-US": "/en/outage", "es-ES": "/es/averia" };
  const document = { title: "Outage", description: "What happened.", blocks: [] };
  const page = { kind: "pages", alternates, document };
  expect(tagsOf(page, "/en/outage", "en-US").alternates).toEqual([
    ["en-US", "https://example.com/en/outage"],
    ["es-ES", "https://example.com/es/averia"],
    ["x-default", "https://example.com/en/outage"],
  ]);
});

it("a campaign page that the editor hides is noindex", () => {
  const robotsOf = (isUnlisted: boolean) => {
    const texts = { title: "Oferta", description: "Até sexta." };
    const document = { ...texts, blocks: [], landing: { isUnlisted } };
    return tagsOf({ kind: "pages", document }, "/oferta").robots;
  };
  expect(robotsOf(true)).toBe("noindex");
  expect(robotsOf(false)).toBeUndefined();
});
