import type { Media } from "cms/payload-types";
import { type Alternates, defaultLocale, type Locale, locales, type ShareCard } from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/page-data.ts";

/** Creates the head tags of CMS documents and of app pages. */

type ShareImage = Pick<Media, "url" | "width" | "height" | "alt">;

function isPicture(candidate: unknown): candidate is Media {
  return typeof candidate === "object" && candidate !== null;
}

/**
 * Returns the share crop of an uploaded image, which contains the focal point. Returns the whole image if there is no
 * crop.
 */
function shareCropOf({ alt, sizes, ...whole }: Media): ShareImage {
  return { ...(sizes?.share?.url ? sizes.share : whole), alt };
}

type Settings = Pick<SitePage, "settings">;

/** Returns the site's default image. */
export function findSiteShareImage({ settings: { shareImage } }: Settings): ShareImage | undefined {
  return isPicture(shareImage) ? shareCropOf(shareImage) : undefined;
}

/** Returns the generated share image; the alternative text is the text in the image. */
export function describeGeneratedShareImage(
  card: ShareCard | undefined,
  { title, brandName }: { title: string; brandName: string },
): ShareImage | undefined {
  return card && { ...card, alt: `${title} · ${brandName}` };
}

/**
 * Returns the share image of a page. In order of preference: the image chosen for the page, an article's cover, the
 * generated image, the site's default image.
 */
export function selectShareImage(page: SitePage): ShareImage | undefined {
  const { content, settings } = page;
  if (content.kind === "not-found") {
    return findSiteShareImage(page);
  }
  const { document, card } = content;
  const cover = content.kind === "posts" ? content.document.cover : undefined;
  const chosen = [document.shareImage, cover].find(isPicture);
  const { title } = document;
  const generated = describeGeneratedShareImage(card, { title, brandName: settings.brandName });
  return chosen ? shareCropOf(chosen) : (generated ?? findSiteShareImage(page));
}

export function findShareImageUrl(page: SitePage): string | undefined {
  const url = selectShareImage(page)?.url;
  return url ? page.origin + url : undefined;
}

function imageTags(image: ShareImage | undefined, origin: string): MetaDescriptor[] {
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

export function createAlternateLinks(alternates: Alternates, origin: string): MetaDescriptor[] {
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
export function createIconLink({ settings }: Pick<SitePage, "settings">): MetaDescriptor[] {
  const logo = typeof settings.logo === "object" ? settings.logo?.url : null;
  return logo ? [{ tagName: "link", rel: "icon", href: logo }] : [];
}

/** Link to a feed of the page, for feed readers. */
export function createFeedLink(href: string, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href, title };
}

interface Share {
  type: "website" | "article";
  title: string;
  description: string;
  address: string;
  locale: Locale;
  image: ShareImage | undefined;
}

/** Open Graph and Twitter tags. */
export function createShareTags(
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
