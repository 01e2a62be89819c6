import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { blogSegment, type Locale, localePrefix, locales, quoteSegments } from "contracts";

/** Two articles with an address of their own, ahead of the slug route (specification, section 2). */
const fixedArticles = [
  "escolher-provedor-cloud-computing-brasil",
  "seguranca-cloud-computing-protecao-dados",
];

/** The site in one language. Pages and legal documents live where the CMS says: the last route. */
function site(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => `${locale}/${name}`;
  const prefix = localePrefix(locale).slice(1);
  const at = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const fixed = locale === "pt-BR" ? fixedArticles : [];
  return [
    prefix
      ? route(prefix, "routes/page.tsx", { id: id("home") })
      : index("routes/page.tsx", { id: id("home") }),
    ...fixed.map((slug) =>
      route(at(`${blogSegment}/${slug}`), "routes/article.tsx", { id: id(slug) }),
    ),
    route(at(`${blogSegment}/:slug`), "routes/article.tsx", { id: id("article") }),
    route(at(`${quoteSegments[locale]}/:code`), "routes/saved-quote.tsx", { id: id("quote") }),
    route(at("precoadmin"), "routes/price-admin.tsx", { id: id("price-admin") }),
    route(at("feed.xml"), "routes/feed.ts", { id: id("feed") }),
    route(at("*"), "routes/page.tsx", { id: id("page") }),
  ];
}

export default [
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  ...locales.flatMap(site),
] satisfies RouteConfig;
