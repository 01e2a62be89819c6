import type { Alternates, ShareCard } from "contracts";
import type { MetaDescriptor } from "react-router";
import {
  alternateLinks,
  feedLink,
  generatedShareImage,
  icon,
  shareTags,
  siteShareImage,
} from "./head-tags.ts";
import { type AppPageDescription, appPageData } from "./structured-data.ts";

export interface AppPage extends AppPageDescription {
  alternates: Alternates;
  /** Path of the feed about the page's changes. */
  feed?: string;
  /** The generated share image, with its text. */
  card?: ShareCard | undefined;
  cardTitle?: string;
}

/** Meta tags of a page that is not a document of the CMS. */
export function appPageMeta(page: AppPage): MetaDescriptor[] {
  const { title, description, site } = page;
  return [
    { title: `${title} · ${site.settings.brandName}` },
    { name: "description", content: description },
    ...appPageTags(page),
  ];
}

/** Like appPageMeta, without title and description, for a page whose component renders them. */
export function appPageTags(page: AppPage): MetaDescriptor[] {
  const { site, alternates, title, description, feed, card, cardTitle = title } = page;
  const { origin, path, settings, locale } = site;
  const { brandName } = settings;
  return [
    ...icon(site),
    { tagName: "link", rel: "canonical", href: origin + path },
    ...alternateLinks(alternates, origin),
    ...(feed ? [feedLink(feed, `${title} · ${brandName}`)] : []),
    ...shareTags(site, {
      type: "website",
      title,
      description,
      address: origin + path,
      locale,
      image: generatedShareImage(card, { title: cardTitle, brandName }) ?? siteShareImage(site),
    }),
    ...appPageData(page).map((object) => ({ "script:ld+json": object })),
  ];
}
