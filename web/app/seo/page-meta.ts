import type { Media } from "cms/payload-types";
import {
  type Alternates,
  blogSegment,
  defaultLocale,
  feedSegment,
  isArticleGroup,
  listPagePath,
  localePrefix,
  locales,
  splitLegalPath,
  splitListPage,
} from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/site-page.ts";
import { structuredData } from "./structured-data.ts";

type SharePicture = Pick<Media, "url" | "width" | "height" | "alt">;

function isPicture(candidate: unknown): candidate is Media {
  return typeof candidate === "object" && candidate !== null;
}

/** The picture shown when a page is shared: its own, an article's cover, what was drawn of it, or the site's. */
function shareImage({ content, settings }: SitePage): SharePicture | undefined {
  if (content.kind === "not-found") {
    return isPicture(settings.shareImage) ? settings.shareImage : undefined;
  }
  const { document, card } = content;
  const cover = content.kind === "posts" ? content.document.cover : undefined;
  // The picture says these words, so they are what stands for it.
  const drawn = card && { ...card, alt: `${document.title} · ${settings.brandName}` };
  const chosen = [document.shareImage, cover].find(isPicture);
  return chosen ?? drawn ?? (isPicture(settings.shareImage) ? settings.shareImage : undefined);
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
  const address = page.origin + image.url;
  return [
    { property: "og:image", content: address },
    ...(width && height
      ? [
          { property: "og:image:width", content: String(width) },
          { property: "og:image:height", content: String(height) },
        ]
      : []),
    ...(alt
      ? [
          { property: "og:image:alt", content: alt },
          { name: "twitter:image:alt", content: alt },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: address },
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

/** An article's title is a sentence: with the brand behind it search results would cut it off. */
function fullTitle({ content, path, settings }: SitePage): string {
  if (content.kind === "not-found") {
    return `404 · ${settings.brandName}`;
  }
  const { title } = content.document;
  if (content.kind === "posts") {
    return title;
  }
  const searchTitle = "searchTitle" in content.document ? content.document.searchTitle : undefined;
  const { page } = splitListPage(path);
  const pages = "paging" in content ? content.paging?.pages : undefined;
  const part = page > 1 ? `${page}/${pages}` : splitLegalPath(path).effectiveOn;
  return [searchTitle || title, ...(part ? [part] : []), settings.brandName].join(" · ");
}

/** The pages before and after one page of a list. */
function sequenceLinks({ content, origin, path }: SitePage): MetaDescriptor[] {
  const paging = "paging" in content ? content.paging : undefined;
  if (!paging) {
    return [];
  }
  const { list } = splitListPage(path);
  const link = (rel: string, page: number) => ({
    tagName: "link",
    rel,
    href: origin + listPagePath(list, page),
  });
  return [
    ...(paging.page > 1 ? [link("prev", paging.page - 1)] : []),
    ...(paging.page < paging.pages ? [link("next", paging.page + 1)] : []),
  ];
}

/**
 * Of a legal document's versions the one in force is at the document's own address; others are for who
 * looks for them there, not for search results.
 */
function canonicalTags({ content, origin, path }: SitePage): MetaDescriptor[] {
  const canonical = (href: string) => ({ tagName: "link", rel: "canonical", href: origin + href });
  if (content.kind !== "legal") {
    return [canonical(path)];
  }
  const { document, effectiveOn, isChanges } = splitLegalPath(path);
  if (content.version.state === "in-force" && !isChanges) {
    return [canonical(document)];
  }
  return effectiveOn === undefined
    ? [canonical(path)]
    : [canonical(path), { name: "robots", content: "noindex, follow" }];
}

/** A campaign's page may be for those alone whom the campaign leads there. */
function isUnlisted({ content }: SitePage): boolean {
  return content.kind === "pages" && content.document.landing?.isUnlisted === true;
}

/** Title, description and everything search engines and shares read, of any page of the site. */
export function pageMeta(page: SitePage | undefined): MetaDescriptor[] {
  if (!page) {
    return [{ name: "robots", content: "noindex" }];
  }
  const { content, locale, settings, origin, path } = page;
  if (content.kind === "not-found") {
    return [{ title: fullTitle(page) }, { name: "robots", content: "noindex" }, ...icon(page)];
  }
  const { title, description } = content.document;
  const { list, page: number } = splitListPage(path);
  const feed = isArticleGroup(content.kind)
    ? `${list}/${feedSegment}`
    : `${localePrefix(locale)}/${feedSegment}`;
  return [
    { title: fullTitle(page) },
    // The same words on every page of a list would say that the pages are the same.
    ...(number > 1 ? [] : [{ name: "description", content: description }]),
    ...icon(page),
    ...canonicalTags(page),
    ...sequenceLinks(page),
    ...(isUnlisted(page) ? [{ name: "robots", content: "noindex" }] : []),
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
