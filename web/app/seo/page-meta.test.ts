import { expect, it } from "vitest";
import type { SitePage } from "#app/cms/page-data.ts";
import { pageMeta } from "./page-meta.ts";

const card = { url: "/api/share-images/share-0.png", width: 1200, height: 630 };
const own = { url: "/api/media/file/own.png", width: 800, height: 400, alt: "Cabos verdes" };
const ofSite = {
  url: "/api/media/file/site.png",
  width: 1200,
  height: 630,
  alt: "Araucária Cloud",
};

interface Pictures {
  card?: typeof card;
  shareImage?: typeof own;
  cover?: typeof own;
}

/** Returns the image tags of an article. */
function shared({ card, ...document }: Pictures): Record<string, unknown> {
  const page = {
    locale: "pt-BR",
    origin: "https://example.com",
    path: "/blog/custos",
    search: "",
    settings: { brandName: "Araucária Cloud", address: "", socialLinks: [], shareImage: ofSite },
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
  const tags = pageMeta(page).flatMap((tag) => {
    const key = "property" in tag ? tag.property : "name" in tag ? tag.name : undefined;
    return /image|card/.test(String(key)) && "content" in tag ? [[key, tag.content]] : [];
  });
  return Object.fromEntries(tags);
}

it("uses the generated image, with its size and text", () => {
  expect(shared({ card })).toEqual({
    "og:image": "https://example.com/api/share-images/share-0.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Custos · Araucária Cloud",
    "twitter:card": "summary_large_image",
    "twitter:image": "https://example.com/api/share-images/share-0.png",
    "twitter:image:alt": "Custos · Araucária Cloud",
  });
});

it("prefers an editor's image to the generated one, and that to the site's", () => {
  const image = (pictures: Pictures) => shared(pictures)["og:image"];
  expect(image({ card, shareImage: own })).toMatch(/own\.png$/);
  expect(image({ card, cover: own })).toMatch(/own\.png$/);
  expect(image({})).toMatch(/site\.png$/);
});

it("uses the share crop of an editor's image, with its size", () => {
  const share = { url: "/api/media/file/own-1200x630.jpg", width: 1200, height: 630 };
  const cut = { ...own, sizes: { share } };
  expect(shared({ cover: cut })).toMatchObject({
    "og:image": "https://example.com/api/media/file/own-1200x630.jpg",
    "og:image:width": "1200",
    "og:image:alt": "Cabos verdes",
  });
});

/** Returns the title and the rule for search engines of an article group's page. */
function headOf(kind: "tags" | "categories", total: number, locale = "pt-BR") {
  const page = {
    locale,
    origin: "https://example.com",
    path: "/blog/tag/nuvem-privada",
    search: "",
    settings: { brandName: "Araucária Cloud", address: "", socialLinks: [] },
    navigation: {},
    content: {
      kind,
      alternates: {},
      document: { title: "Nuvem privada", description: "Quando vale." },
      articles: [],
      paging: { page: 1, pages: 1, total },
    },
  } as object as SitePage;
  const tags = pageMeta(page);
  const robots = tags.find((tag) => "name" in tag && tag.name === "robots");
  return {
    title: tags.flatMap((tag) => ("title" in tag ? [tag.title] : []))[0],
    robots: robots && "content" in robots ? robots.content : undefined,
  };
}

it("keeps groups of fewer than three articles out of search engines", () => {
  expect(headOf("categories", 2).robots).toBe("noindex, follow");
  expect(headOf("categories", 3).robots).toBeUndefined();
});

it.each([
  ["pt-BR", "Nuvem privada: artigos do blog · Araucária Cloud"],
  ["en-US", "Nuvem privada: blog articles · Araucária Cloud"],
  ["es-ES", "Nuvem privada: artículos del blog · Araucária Cloud"],
])("titles a tag in %s unlike the product of the same name", (locale, title) => {
  expect(headOf("tags", 5, locale).title).toBe(title);
  expect(headOf("categories", 5, locale).title).toBe("Nuvem privada · Araucária Cloud");
});
