import type { Media } from "cms/payload-types";
import { type Alternates, blogSegment, defaultLocale, localePrefix, locales } from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/site-page.ts";
import { structuredData } from "./structured-data.ts";

/** The picture shown when a page is shared: its own, an article's cover, or the site's. */
function shareImage({ content, settings }: SitePage): Media | undefined {
  const candidates = [
    content.kind === "not-found" ? null : content.document.shareImage,
    content.kind === "posts" ? content.document.cover : null,
    settings.shareImage,
  ];
  return candidates.find(
    (candidate): candidate is Media => typeof candidate === "object" && candidate !== null,
  );
}

export function shareImageUrl(page: SitePage): string | undefined {
  const url = shareImage(page)?.url;
  return url ? page.origin + url : undefined;
}

function imageTags(page: SitePage): MetaDescriptor[] {
  const image = shareImage(page);
  if (!image?.url) {
    return [];
  }
  const { width, height, alt } = image;
  return [
    { property: "og:image", content: page.origin + image.url },
    ...(width && height
      ? [
          { property: "og:image:width", content: String(width) },
          { property: "og:image:height", content: String(height) },
        ]
      : []),
    ...(alt ? [{ property: "og:image:alt", content: alt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
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
    ...imageTags(page),
    ...structuredData(page).map((object) => ({ "script:ld+json": object })),
  ];
}
