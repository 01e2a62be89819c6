import type { Media } from "cms/payload-types";
import { type Alternates, defaultLocale, type Locale, locales, type ShareCard } from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/site-page.ts";

/** What the head of a page says, whether it is a document of the CMS or a page of our own. */

type SharePicture = Pick<Media, "url" | "width" | "height" | "alt">;

function isPicture(candidate: unknown): candidate is Media {
  return typeof candidate === "object" && candidate !== null;
}

/** Of an uploaded picture what was cut for shares, where it is there: it keeps what the editor pointed at. */
function asShared({ alt, sizes, ...whole }: Media): SharePicture {
  return { ...(sizes?.share?.url ? sizes.share : whole), alt };
}

type Settings = Pick<SitePage, "settings">;

/** The picture of what has none of its own. */
export function pictureOfSite({ settings: { shareImage } }: Settings): SharePicture | undefined {
  return isPicture(shareImage) ? asShared(shareImage) : undefined;
}

/** What was drawn of a page: it says these words, so they are what stands for it. */
export function drawnPicture(
  card: ShareCard | undefined,
  { title, brandName }: { title: string; brandName: string },
): SharePicture | undefined {
  return card && { ...card, alt: `${title} · ${brandName}` };
}

/** The picture shown when a page is shared: its own, an article's cover, what was drawn of it, or the site's. */
export function shareImage(page: SitePage): SharePicture | undefined {
  const { content, settings } = page;
  if (content.kind === "not-found") {
    return pictureOfSite(page);
  }
  const { document, card } = content;
  const cover = content.kind === "posts" ? content.document.cover : undefined;
  const chosen = [document.shareImage, cover].find(isPicture);
  const { title } = document;
  const drawn = drawnPicture(card, { title, brandName: settings.brandName });
  return chosen ? asShared(chosen) : (drawn ?? pictureOfSite(page));
}

export function shareImageUrl(page: SitePage): string | undefined {
  const url = shareImage(page)?.url;
  return url ? page.origin + url : undefined;
}

function imageTags(image: SharePicture | undefined, origin: string): MetaDescriptor[] {
  if (!image?.url) {
    return [];
  }
  const { width, height, alt } = image;
  const address = origin + image.url;
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

export function alternateLinks(alternates: Alternates, origin: string): MetaDescriptor[] {
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

/** Where a feed of the page is, for what reads these. */
export function feedLink(href: string, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href, title };
}

interface Share {
  type: "website" | "article";
  title: string;
  description: string;
  address: string;
  locale: Locale;
  image: SharePicture | undefined;
}

/** What networks show where the page is shared. */
export function shareTags(
  { settings, origin }: Pick<SitePage, "settings" | "origin">,
  { type, title, description, address, locale, image }: Share,
): MetaDescriptor[] {
  return [
    { property: "og:type", content: type },
    { property: "og:site_name", content: settings.brandName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:locale", content: locale.replace("-", "_") },
    ...imageTags(image, origin),
  ];
}
