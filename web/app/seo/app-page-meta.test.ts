import { expect, it } from "vitest";
import { type AppPage, createAppPageMeta } from "./app-page-meta.ts";

const card = { url: "/api/share-images/share-0.png", width: 1200, height: 630 };
const page = {
  site: {
    locale: "pt-BR",
    origin: "https://example.com",
    path: "/status/1",
    settings: {
      brandName: "Araucária Cloud",
      address: "",
      socialLinks: [],
      shareImage: { url: "/api/media/file/site.png", width: 1200, height: 630, alt: "Do site" },
    },
  },
  alternates: { "pt-BR": "/status/1" },
  title: "Rede lenta",
  description: "A causa é um transceptor.",
  feed: "/status/feed.xml",
  card,
  cardTitle: "Status dos serviços",
} as object as AppPage;

function tagsOf(overrides: AppPage): Record<string, unknown> {
  return Object.fromEntries(
    createAppPageMeta(overrides).flatMap((tag) =>
      "property" in tag && "content" in tag ? [[String(tag.property), tag.content]] : [],
    ),
  );
}

it("a page outside the CMS has Open Graph tags with its generated image", () => {
  expect(tagsOf(page)).toMatchObject({
    "og:title": "Rede lenta",
    "og:url": "https://example.com/status/1",
    "og:locale": "pt_BR",
    "og:image": "https://example.com/api/share-images/share-0.png",
    "og:image:width": "1200",
    "og:image:alt": "Status dos serviços · Araucária Cloud",
  });
});

it("a page outside the CMS has the site's image until the page's image is generated", () => {
  expect(tagsOf({ ...page, card: undefined })).toMatchObject({
    "og:image": "https://example.com/api/media/file/site.png",
    "og:image:alt": "Do site",
  });
});
