import { z } from "zod";
import { addressedCollections, articleGroups } from "./addresses.ts";
import { announcement } from "./announcements.ts";
import { legalComparison, legalVersion } from "./legal.ts";
import { locales } from "./locales.ts";

/** Paths of the content API, below the CMS's origin. */
export const contentApi = {
  resolve: "/api/content/resolve",
  shell: "/api/content/shell",
  /** Articles of the list at `path`, for the list's feed. */
  feed: "/api/content/feed",
  catalogue: "/api/content/documents",
  /** The next four calls serve the web service only; requests through its public port are rejected. */
  heartbeat: "/api/content/heartbeat",
  events: "/api/content/events",
  paths: "/api/content/paths",
  redirectHits: "/api/content/redirect-hits",
  prices: "/api/content/prices",
} as const;

/** Path of generated share images. A name identifies one image for ever, so responses are immutable. */
export const shareImagesApi = "/api/share-images";
export const shareImageName = z.string().regex(/^share-[0-9a-f]{40}\.png$/);

/** Share image of a page (`og:image`), sizes in pixels. */
export const shareCard = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type ShareCard = z.infer<typeof shareCard>;

const locale = z.enum(locales);
/** Maximum path length that the content API looks up; documents cannot have a longer one. */
export const maxPathLength = 300;

/** Request for the content at `path`, which is canonical and includes the language prefix: `/en/about`. */
export const resolveRequest = z.object({
  path: z
    .string()
    .regex(/^\/[a-z0-9_./-]*$/)
    .max(maxPathLength),
});

/** Path of the same document in each language it is published in. */
export const alternates = z.partialRecord(locale, z.string());
export type Alternates = z.infer<typeof alternates>;

/** A CMS document; its fields are in the CMS's generated types. */
const cmsDocument = z.looseObject({ id: z.string(), updatedAt: z.iso.datetime() });

/** Only the type of a block is validated: the site skips types that it does not know. */
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

/** The published price catalogue; present if a block calculates prices or the text contains a price placeholder. */
const prices = { priceCatalogue: publishedPriceCatalogue.optional() };

/** Page number within a list. */
const paging = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type Paging = z.infer<typeof paging>;

/** Articles linked at the end of an article. */
const around = z.object({
  previous: cmsDocument.optional(),
  next: cmsDocument.optional(),
  /** Articles chosen by an editor, otherwise those with the most categories and tags in common. */
  related: z.array(cmsDocument),
});

/** Share image of a document; absent until it was generated. */
const card = shareCard.optional();

export const resolvedContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    document: cmsDocument.extend({ blocks }),
    alternates,
    /** One page of the language's published articles, newest first; present if a block lists them. */
    articles: z.array(cmsDocument).optional(),
    paging: paging.optional(),
    ...prices,
    card,
  }),
  z.object({
    kind: z.literal("posts"),
    document: cmsDocument,
    alternates,
    around: around.optional(),
    /** Time of the last change of the content, unlike `updatedAt`, which also changes with saves by software. */
    changedAt: z.iso.datetime().optional(),
    ...prices,
    card,
  }),
  z.object({
    kind: z.enum(articleGroups),
    document: cmsDocument,
    alternates,
    card,
    articles: z.array(cmsDocument),
    paging,
    ...prices,
  }),
  z.object({
    kind: z.literal("legal"),
    document: cmsDocument,
    alternates,
    /** The version whose text `document` contains. */
    version: legalVersion,
    /** All versions that are public in the language, newest first. */
    versions: z.array(legalVersion),
    /** Differences from the previous version; present if the path requests them. */
    comparison: legalComparison.optional(),
    ...prices,
    card,
  }),
  /** A permanent redirect, unless the page belongs to a campaign that has ended or not begun. */
  z.object({ kind: z.literal("redirect"), to: z.string(), isTemporary: z.boolean().optional() }),
  z.object({ kind: z.literal("not-found") }),
]);

/**
 * Cache tags of a response: documents by `documentTag`, collections and globals by their slugs. A response changes
 * only if content with one of these tags changes.
 */
const dependsOn = z.array(z.string());

export function documentTag(collection: string, id: string): string {
  return `${collection}/${id}`;
}

/** Request for content of one language. */
export const localeRequest = z.object({ locale });

/** Published prices alone, with labels in one language; absent if none are published. */
export const pricesResponse = z.object({
  priceCatalogue: publishedPriceCatalogue.optional(),
  dependsOn,
});

const nonEmpty = z.string().min(1);

/** Settings without which a page would show an empty button or a chat without recipient. */
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
  /** Absent if the CMS is of the previous release. */
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
export const addressesPerSitemap = 10_000;

/** Selects one part of the published URLs; the first by default. */
export const documentsRequest = z.object({
  part: z
    .string()
    .regex(/^[1-9][0-9]{0,3}$/)
    .nullish()
    .transform((part) => Number(part ?? 1)),
});

/** One part of the published URLs, for a sitemap file. `parts` is the number of parts; 0 without URLs. */
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

/** All paths of published documents, and the targets of former URLs. */
export const pathsResponse = z.object({
  paths: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
});
export type PathsResponse = z.infer<typeof pathsResponse>;

/** Maximum number of redirected URLs in one report. Each has the number of visits since the last report. */
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
 * A message of the event stream: published content has changed. `collection` alone names a global; "*" is sent when
 * events may have been missed.
 */
export const contentEvent = z.object({ collection: z.string(), id: z.string().optional() });
export type ContentEvent = z.infer<typeof contentEvent>;

/** Cache tag of every response. */
export const everythingTag = "*";

/** Returns the cache tags that a change invalidates. */
export function changedTags({ collection, id }: ContentEvent): string[] {
  return id === undefined ? [collection] : [collection, documentTag(collection, id)];
}

/** Name of the event in the stream, and of the PostgreSQL channel that carries it. */
export const contentChangedEvent = "content_changed";
