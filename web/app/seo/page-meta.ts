import type { Media } from "cms/payload-types";
import { type Alternates, blogSegment, defaultLocale, localePrefix, locales } from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/content/site-page.ts";
import { structuredData } from "./structured-data.ts";

/** Address of the picture shown when a page is shared, the page's own or the site's. */
export function shareImageUrl(page: SitePage): string | undefined {
  const { content, settings, origin } = page;
  const own = content.kind === "not-found" ? null : content.document.shareImage;
  const image = [own, settings.shareImage].find(
    (candidate): candidate is Media => typeof candidate === "object" && candidate !== null,
  );
  return image?.url ? origin + image.url : undefined;
}

function alternateLinks(alternates: Alternates, origin: string): MetaDescriptor[] {
  const fallback = alternates[defaultLocale] ?? Object.values(alternates)[0];
  const links: [string, string | undefined][] = [
    ...locales.map((locale): [string, string | undefined] => [locale, alternates[locale]]),
    ["x-default", fallback],
  ];
  return links.flatMap(([hrefLang, path]) =>
    path ? [{ tagName: "link", rel: "alternate", hrefLang, href: origin + path }] : [],
  );
}

/** The site's icon, for the head of any page. */
export function icon({ settings }: Pick<SitePage, "settings">): MetaDescriptor[] {
  const logo = typeof settings.logo === "object" ? settings.logo?.url : null;
  return logo ? [{ tagName: "link", rel: "icon", href: logo }] : [];
}

/** Title, description and everything search engines and shares read, of any page of the site. */
export function pageMeta(page: SitePage | undefined): MetaDescriptor[] {
  if (!page) {
    return [{ name: "robots", content: "noindex" }];
  }
  const { content, locale, settings, origin, path } = page;
  if (content.kind === "not-found") {
    return [
      { title: `404 · ${settings.brandName}` },
      { name: "robots", content: "noindex" },
      ...icon(page),
    ];
  }
  const { title, description } = content.document;
  const image = shareImageUrl(page);
  // An article's title is a sentence: with the brand behind it search results would cut it off.
  const fullTitle = content.kind === "posts" ? title : `${title} · ${settings.brandName}`;
  const feed = `${localePrefix(locale)}/feed.xml`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...icon(page),
    { tagName: "link", rel: "canonical", href: origin + path },
    ...alternateLinks(content.alternates, origin),
    ...(path.includes(`/${blogSegment}`)
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            href: feed,
            title: settings.brandName,
          },
        ]
      : []),
    { property: "og:type", content: content.kind === "posts" ? "article" : "website" },
    { property: "og:site_name", content: settings.brandName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:locale", content: locale.replace("-", "_") },
    ...(image
      ? [
          { property: "og:image", content: image },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...structuredData(page).map((object) => ({ "script:ld+json": object })),
  ];
}
