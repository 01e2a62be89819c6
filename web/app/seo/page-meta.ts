import {
  blogSegment,
  feedSegment,
  isArticleGroup,
  listPagePath,
  localePrefix,
  minIndexedArticles,
  splitLegalPath,
  splitListPagePath,
} from "contracts";
import type { MetaDescriptor } from "react-router";
import type { SitePage } from "#app/cms/page-data.ts";
import { getIntl } from "#app/i18n/intl.ts";
import {
  createAlternateLinks,
  createFeedLink,
  createIconLink,
  createShareTags,
  selectShareImage,
} from "./head-tags.ts";
import { createStructuredData } from "./structured-data.ts";

/**
 * Returns the title of a page with the brand. Omits the brand for articles, because search results would truncate the
 * title.
 */
function fullTitle({ content, locale, path, settings }: SitePage): string {
  if (content.kind === "not-found") {
    return `404 · ${settings.brandName}`;
  }
  const { title } = content.document;
  if (content.kind === "posts") {
    return title;
  }
  const searchTitle = "searchTitle" in content.document ? content.document.searchTitle : undefined;
  // Distinguishes a tag from the product of the same name.
  const ownTitle =
    content.kind === "tags"
      ? getIntl(locale).formatMessage({ id: "tag.searchTitle" }, { tag: title })
      : title;
  const { page } = splitListPagePath(path);
  const pages = "paging" in content ? content.paging?.pages : undefined;
  const suffix = page > 1 ? `${page}/${pages}` : splitLegalPath(path).effectiveOn;
  return [searchTitle || ownTitle, ...(suffix ? [suffix] : []), settings.brandName].join(" · ");
}

/** Links to the previous and next page of a list. */
function sequenceLinks({ content, origin, path }: SitePage): MetaDescriptor[] {
  const paging = "paging" in content ? content.paging : undefined;
  if (!paging) {
    return [];
  }
  const { list } = splitListPagePath(path);
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
 * The version of a legal document in force has the document's own URL; other versions are
 * noindex.
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

/** Returns the robots rule of a page that search engines must not list; undefined for other pages. */
function robotsRule({ content }: SitePage): string | undefined {
  if (content.kind === "pages" && content.document.landing?.isUnlisted) {
    return "noindex";
  }
  const isThin = "paging" in content && (content.paging?.total ?? 0) < minIndexedArticles;
  return isArticleGroup(content.kind) && isThin ? "noindex, follow" : undefined;
}

/**
 * Meta tags of any page of the site: title, description, and tags for search engines and shares.
 */
export function createPageMeta(page: SitePage | undefined): MetaDescriptor[] {
  if (!page) {
    return [{ name: "robots", content: "noindex" }];
  }
  const { content, locale, settings, origin, path } = page;
  if (content.kind === "not-found") {
    return [
      { title: fullTitle(page) },
      { name: "robots", content: "noindex" },
      ...createIconLink(page),
    ];
  }
  const { title, description } = content.document;
  const { list, page: number } = splitListPagePath(path);
  const robots = robotsRule(page);
  const feed = isArticleGroup(content.kind)
    ? `${list}/${feedSegment}`
    : `${localePrefix(locale)}/${feedSegment}`;
  return [
    { title: fullTitle(page) },
    // Set only on the first page of a list: the same description on all pages would mark the pages as duplicates.
    ...(number > 1 ? [] : [{ name: "description", content: description }]),
    ...createIconLink(page),
    ...canonicalTags(page),
    ...sequenceLinks(page),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    ...createAlternateLinks(content.alternates, origin),
    ...(path.includes(`/${blogSegment}`) ? [createFeedLink(feed, settings.brandName)] : []),
    ...createShareTags(page, {
      type: content.kind === "posts" ? "article" : "website",
      title,
      description,
      address: origin + path,
      locale,
      image: selectShareImage(page),
    }),
    ...createStructuredData(page).map((object) => ({ "script:ld+json": object })),
  ];
}
