import type { Alternates, ShareCard } from "contracts";
import type { MetaDescriptor } from "react-router";
import {
  createAlternateLinks,
  createFeedLink,
  createIconLink,
  createShareTags,
  describeGeneratedShareImage,
  findSiteShareImage,
} from "./head-tags.ts";
import { type AppPageDescription, createAppPageStructuredData } from "./structured-data.ts";

export interface AppPage extends AppPageDescription {
  alternates: Alternates;
  /** Path of the feed about the page's changes. */
  feed?: string;
  /** Generated share image of the page. */
  card?: ShareCard | undefined;
  /** Title in the alternative text of the share image; by default `title`. */
  cardTitle?: string;
}

/** Meta tags of a page that is not a document of the CMS. */
export function createAppPageMeta(page: AppPage): MetaDescriptor[] {
  const { title, description, site } = page;
  return [
    { title: `${title} · ${site.settings.brandName}` },
    { name: "description", content: description },
    ...createAppPageTags(page),
  ];
}

/** Like createAppPageMeta, without title and description, for a page whose component renders them. */
export function createAppPageTags(page: AppPage): MetaDescriptor[] {
  const { site, alternates, title, description, feed, card, cardTitle = title } = page;
  const { origin, path, settings, locale } = site;
  const { brandName } = settings;
  return [
    ...createIconLink(site),
    { tagName: "link", rel: "canonical", href: origin + path },
    ...createAlternateLinks(alternates, origin),
    ...(feed ? [createFeedLink(feed, `${title} · ${brandName}`)] : []),
    ...createShareTags(site, {
      type: "website",
      title,
      description,
      address: origin + path,
      locale,
      image:
        describeGeneratedShareImage(card, { title: cardTitle, brandName }) ??
        findSiteShareImage(site),
    }),
    ...createAppPageStructuredData(page).map((object) => ({ "script:ld+json": object })),
  ];
}
