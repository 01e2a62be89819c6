import { z } from "zod";
import { addressedCollections, articleGroups } from "./addresses.ts";
import { announcement } from "./announcements.ts";
import { legalComparison, legalVersion } from "./legal.ts";
import { locales } from "./locales.ts";

/** Paths of the content API, below the CMS's origin. */
export const contentApi = {
  resolve: "/api/content/resolve",
  shell: "/api/content/shell",
  /** GET: articles of the list at `path`, for its feed. */
  feed: "/api/content/feed",
  catalogue: "/api/content/documents",
  /** Only the web service makes the next four calls; the public port rejects them. */
  heartbeat: "/api/content/heartbeat",
  events: "/api/content/events",
  paths: "/api/content/paths",
  redirectHits: "/api/content/redirect-hits",
  prices: "/api/content/prices",
} as const;

/**
 * Path of generated share images. A file name always identifies the same image, so responses may be cached without a
 * time limit.
 */
export const shareImagesApi = "/api/share-images";
export const shareImageName = z.string().regex(/^share-[0-9a-f]{40}\.png$/);

/** Share image of a page (`og:image`), sizes in pixels. */
export const shareCard = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type ShareCard = z.infer<typeof shareCard>;

const locale = z.enum(locales);
/** Maximum length of a path in requests to the content API; no document has a longer path. */
export const maxPathLength = 300;

/** Request for the content at `path`, which is canonical and includes the language prefix: `/en/about`. */
export const resolveRequest = z.object({
  path: z
    .string()
    .regex(/^\/[a-z0-9_./-]*$/)
    .max(maxPathLength),
});

/** Path of the same document in each language in which it is published. */
export const alternates = z.partialRecord(locale, z.string());
export type Alternates = z.infer<typeof alternates>;

/** A CMS document; its fields are in the CMS's generated types. */
const cmsDocument = z.looseObject({ id: z.string(), updatedAt: z.iso.datetime() });

/** Field that contains the text of a section without a heading, by block type. */
const sectionTextFields: Record<string, string> = { richText: "content" };

/**
 * Returns true if a section has text in the language in which it was read. The site renders no other sections.
 *
 * @param section block of a page: its type in `blockType`, and its fields
 */
export function hasSectionText(section: { blockType?: unknown }): boolean {
  const field = sectionTextFields[String(section.blockType)] ?? "heading";
  return Boolean((section as Record<string, unknown>)[field]);
}

/** Validates only the type and id of a block, because the site skips block types that it does not know. */
const blocks = z.array(z.looseObject({ blockType: z.string(), id: z.string().nullish() }));

/**
 * Prices and policy (pricing-engine's Catalogue) for the calculation of quotes. `version` changes with each publish.
 * `labels` are texts of editors in the page's language, by input name and by code of the quote line; they replace the
 * site's default labels.
 */
const publishedPriceCatalogue = z.object({
  catalogue: z.looseObject({}),
  version: z.string(),
  labels: z.object({
    inputs: z.record(z.string(), z.string()),
    lines: z.record(z.string(), z.string()),
  }),
});

/**
 * The published price catalogue; present if a block of the page calculates prices or its text contains a price
 * placeholder.
 */
const priceFields = { priceCatalogue: publishedPriceCatalogue.optional() };

/** Page number within a list. */
const pageNumbers = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type Paging = z.infer<typeof pageNumbers>;

/** Articles linked at the end of an article. */
const articleLinks = z.object({
  previous: cmsDocument.optional(),
  next: cmsDocument.optional(),
  /**
   * Articles that an editor chose. If the editor chose none: the articles that share the most categories and tags with
   * this article.
   */
  related: z.array(cmsDocument),
});

/** Share image of the document; absent if the worker has not generated it yet. */
const card = shareCard.optional();

export const resolvedContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    document: cmsDocument.extend({ blocks }),
    alternates,
    /**
     * One page of the published articles of the language, newest first; present if a block of the page lists articles.
     */
    articles: z.array(cmsDocument).optional(),
    paging: pageNumbers.optional(),
    ...priceFields,
    card,
  }),
  z.object({
    kind: z.literal("posts"),
    document: cmsDocument,
    alternates,
    around: articleLinks.optional(),
    /** Time of the last change of the content. `updatedAt` also changes when the software saves the document. */
    changedAt: z.iso.datetime().optional(),
    ...priceFields,
    card,
  }),
  z.object({
    kind: z.enum(articleGroups),
    document: cmsDocument,
    alternates,
    card,
    articles: z.array(cmsDocument),
    paging: pageNumbers,
    ...priceFields,
  }),
  z.object({
    kind: z.literal("legal"),
    document: cmsDocument,
    alternates,
    /** The version of the legal document whose text `document` contains. */
    version: legalVersion,
    /** All versions that are public in the language, newest first. */
    versions: z.array(legalVersion),
    /** Differences from the previous version; present if the path requests them. */
    comparison: legalComparison.optional(),
    ...priceFields,
    card,
  }),
  /**
   * A redirect. It is temporary if it starts at the page of a campaign that has ended or not begun; otherwise it is
   * permanent.
   */
  z.object({ kind: z.literal("redirect"), to: z.string(), isTemporary: z.boolean().optional() }),
  z.object({ kind: z.literal("not-found") }),
]);

/**
 * Cache tags of a response: `getDocumentTag` for each document, the slug for each collection and global. A response
 * changes only if content with one of these tags changes.
 */
const dependsOn = z.array(z.string());

export function getDocumentTag(collection: string, id: string): string {
  return `${collection}/${id}`;
}

/** Request for content of one language. */
export const localeRequest = z.object({ locale });

/** Published prices, with labels in one language; absent if no prices are published. */
export const pricesResponse = z.object({
  priceCatalogue: publishedPriceCatalogue.optional(),
  dependsOn,
});

const nonEmpty = z.string().min(1);

/**
 * Site settings that must not be empty. Without them, pages would show empty buttons or chat links without a number.
 */
export const requiredSettings = z.looseObject({
  brandName: nonEmpty,
  tagline: nonEmpty,
  footerYear: z.number(),
  rightsNotice: nonEmpty,
  chatNumber: nonEmpty,
  chatGreeting: nonEmpty,
  telephone: nonEmpty,
  email: nonEmpty,
  address: nonEmpty,
  quoteValidityDays: z.number(),
  cookieNotice: nonEmpty,
  cookieAccept: nonEmpty,
  cookieDecline: nonEmpty,
});

/** Layout data: settings, navigation and announcements around every page of a language. */
export const shellResponse = z.object({
  settings: requiredSettings,
  navigation: z.looseObject({}),
  /** Absent if the response comes from a CMS of the previous release. */
  announcements: z.array(announcement).default([]),
  dependsOn,
});

export const resolveResponse = z.object({ content: resolvedContent, dependsOn });
export type ResolveResponse = z.infer<typeof resolveResponse>;

/** A list with its newest articles, for its feed; null if there is no list at the path. */
export const feedResponse = z.object({
  feed: z
    .object({ title: z.string(), description: z.string(), articles: z.array(cmsDocument) })
    .nullable(),
  dependsOn,
});

/** Maximum number of URLs in one sitemap file. */
export const urlsPerSitemap = 10_000;

/** Number of the requested part of the published URLs; 1 by default. */
export const documentsRequest = z.object({
  part: z
    .string()
    .regex(/^[1-9][0-9]{0,3}$/)
    .nullish()
    .transform((part) => Number(part ?? 1)),
});

/** One part of the published URLs, for a sitemap file. `parts` is the number of parts, 0 if nothing is published. */
export const documentsResponse = z.object({
  dependsOn,
  parts: z.number().int().nonnegative(),
  documents: z.array(
    z.object({
      collection: z.enum(addressedCollections),
      updatedAt: z.iso.datetime(),
      /** Time of the last change of the content; absent if it is unknown, as for seeded pages. */
      changedAt: z.iso.datetime().optional(),
      alternates,
    }),
  ),
});

/** Paths of all published documents, and for each former URL the path to which it redirects. */
export const pathsResponse = z.object({
  paths: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
});
export type PathsResponse = z.infer<typeof pathsResponse>;

/**
 * Maximum number of redirected URLs in one report. The report contains for each URL the number of visits since the last
 * report.
 */
export const maxRedirectHits = 500;
export const maxRedirectHitsBytes = maxRedirectHits * (maxPathLength * 3 + 32);
export const redirectHits = z.object({
  hits: z
    .array(
      z.object({
        path: z.string().max(maxPathLength * 3),
        count: z.number().int().min(1).max(1_000_000_000),
      }),
    )
    .max(maxRedirectHits),
});
export type RedirectHits = z.infer<typeof redirectHits>;

/**
 * An event of the event stream: published content has changed. An event without `id` is about a global. The collection
 * "*" stands for all content and is sent when events may have been lost.
 */
export const contentEvent = z.object({ collection: z.string(), id: z.string().optional() });
export type ContentEvent = z.infer<typeof contentEvent>;

/** Cache tag that every response has. */
export const anyContentTag = "*";

/** Returns the cache tags that a change of content invalidates. */
export function listInvalidatedTags({ collection, id }: ContentEvent): string[] {
  return id === undefined ? [collection] : [collection, getDocumentTag(collection, id)];
}

/** Name of the event in the event stream, and of the PostgreSQL channel for these events. */
export const contentChangedEvent = "content_changed";
