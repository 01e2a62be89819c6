import { z } from "zod";
import { addressedCollections, articleGroups } from "./addresses.ts";
import { announcement } from "./announcements.ts";
import { legalComparison, legalVersion } from "./legal.ts";
import { locales } from "./locales.ts";

/** Paths of the content API, below the CMS's origin. */
export const contentApi = {
  resolve: "/api/content/resolve",
  shell: "/api/content/shell",
  /** What a list's feed shows: `path` is the list's. */
  feed: "/api/content/feed",
  catalogue: "/api/content/documents",
  /** These four are for the site alone: what comes through its public port is not answered. */
  heartbeat: "/api/content/heartbeat",
  events: "/api/content/events",
  paths: "/api/content/paths",
  redirectHits: "/api/content/redirect-hits",
  prices: "/api/content/prices",
} as const;

/** Share images that the product draws: a name is of one picture alone, for ever. */
export const shareImagesApi = "/api/share-images";
export const shareImageName = z.string().regex(/^share-[0-9a-f]{40}\.png$/);

/** The picture that stands for a page where it is shared, in pixels. */
export const shareCard = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type ShareCard = z.infer<typeof shareCard>;

const locale = z.enum(locales);
/** Longest path the content API looks up; anything longer is nobody's address. */
export const maxPathLength = 300;

/** What is at this path? `path` is canonical, with its language prefix: `/en/about`. */
export const resolveRequest = z.object({
  path: z
    .string()
    .regex(/^\/[a-z0-9_./-]*$/)
    .max(maxPathLength),
});

/** Path of the same document in each language it is published in. */
export const alternates = z.partialRecord(locale, z.string());
export type Alternates = z.infer<typeof alternates>;

/** A CMS document; its fields are typed by the CMS's generated types. */
const cmsDocument = z.looseObject({ id: z.string(), updatedAt: z.iso.datetime() });

/** A block is only known to name its type here: the site draws those it knows and skips others. */
const blocks = z.array(z.looseObject({ blockType: z.string(), id: z.string().nullish() }));

/**
 * The prices and policy (pricing-engine's Catalogue) that quotes are made with. `version` changes
 * with each publish. `labels` are an editor's own words, in the language of the page, for what the
 * site has a word for already: by name of the input and by code of the quote's line.
 */
const publishedPriceCatalogue = z.object({
  catalogue: z.looseObject({}),
  version: z.string(),
  labels: z.object({
    inputs: z.record(z.string(), z.string()),
    lines: z.record(z.string(), z.string()),
  }),
});

/** The published price catalogue; present where a block calculates with it or copy names a price. */
const prices = { priceCatalogue: publishedPriceCatalogue.optional() };

/** Which page of a list it is, of how many. */
const paging = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type Paging = z.infer<typeof paging>;

/** Where an article leads on to. */
const around = z.object({
  /** Published before it, and after it. */
  previous: cmsDocument.optional(),
  next: cmsDocument.optional(),
  /** Those its editor chose, else those that share most with it. */
  related: z.array(cmsDocument),
});

/** The share image that was drawn of a document; absent until it is there. */
const card = shareCard.optional();

export const resolvedContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    document: cmsDocument.extend({ blocks }),
    alternates,
    /** A page of the language's published articles, newest first; present when a block lists them. */
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
    /** The version that this is. */
    version: legalVersion,
    /** All that are public in the language, the newest first. */
    versions: z.array(legalVersion),
    /** What the version changed, where that is what was asked for. */
    comparison: legalComparison.optional(),
    ...prices,
    card,
  }),
  /** For good, but where a page of a campaign is over, or not there yet. */
  z.object({ kind: z.literal("redirect"), to: z.string(), isTemporary: z.boolean().optional() }),
  z.object({ kind: z.literal("not-found") }),
]);

/**
 * What an answer was read from: documents by `documentTag`, everything in a collection and globals by
 * their slugs. It can change only when one of these does.
 */
const dependsOn = z.array(z.string());

export function documentTag(collection: string, id: string): string {
  return `${collection}/${id}`;
}

/** What is asked for in one language. */
export const localeRequest = z.object({ locale });

/** The published prices by themselves, with labels in one language; none while none are published. */
export const pricesResponse = z.object({
  priceCatalogue: publishedPriceCatalogue.optional(),
  dependsOn,
});

const said = z.string().min(1);

/** What no page can do without: it would offer a chat with nobody, or a button without a word. */
export const neededSettings = z.looseObject({
  brandName: said,
  tagline: said,
  footerYear: z.number(),
  rightsNotice: said,
  chatNumber: said,
  chatGreeting: said,
  telephone: said,
  email: said,
  address: said,
  quoteValidityDays: z.number(),
  cookieNotice: said,
  cookieAccept: said,
  cookieDecline: said,
});

/** What is around every page of a language. */
export const shellResponse = z.object({
  settings: neededSettings,
  navigation: z.looseObject({}),
  /** Absent of a CMS of the version before. */
  announcements: z.array(announcement).default([]),
  dependsOn,
});

/** What is at one address. */
export const resolveResponse = z.object({ content: resolvedContent, dependsOn });
export type ResolveResponse = z.infer<typeof resolveResponse>;

/** A list with its newest articles, for its feed; null where no list is. */
export const feedResponse = z.object({
  feed: z
    .object({ title: z.string(), description: z.string(), articles: z.array(cmsDocument) })
    .nullable(),
  dependsOn,
});

/** Addresses in one part of the sitemap, at most. */
export const addressesPerSitemap = 10_000;

/** One part of every published address; the first unless it is said. */
export const documentsRequest = z.object({
  part: z
    .string()
    .regex(/^[1-9][0-9]{0,3}$/)
    .nullish()
    .transform((part) => Number(part ?? 1)),
});

/** A part of the published addresses, for the sitemap, and how many parts there are: none when empty. */
export const documentsResponse = z.object({
  dependsOn,
  parts: z.number().int().nonnegative(),
  documents: z.array(
    z.object({
      collection: z.enum(addressedCollections),
      updatedAt: z.iso.datetime(),
      alternates,
    }),
  ),
});

/** Every path that is the address of a published document, and where former ones lead now. */
export const pathsResponse = z.object({
  paths: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
});
export type PathsResponse = z.infer<typeof pathsResponse>;

/** Addresses that moved on, with how often visitors came by each since it was last told. */
export const mostRedirectHits = 500;
export const maxRedirectHitsBytes = mostRedirectHits * (maxPathLength * 3 + 32);
export const redirectHits = z.object({
  hits: z
    .array(
      z.object({
        path: z.string().max(maxPathLength * 3),
        count: z.number().int().min(1).max(1_000_000_000),
      }),
    )
    .max(mostRedirectHits),
});
export type RedirectHits = z.infer<typeof redirectHits>;

/**
 * One message of the event stream: published content changed. A global is named by its slug alone; "*"
 * is said when something may have been missed.
 */
export const contentEvent = z.object({ collection: z.string(), id: z.string().optional() });
export type ContentEvent = z.infer<typeof contentEvent>;

/** The tag that everything depends on. */
export const everythingTag = "*";

/** What a change is told of: answers that depend on any of these are to be read again. */
export function changedTags({ collection, id }: ContentEvent): string[] {
  return id === undefined ? [collection] : [collection, documentTag(collection, id)];
}

/** Name of the event in the stream, and of the PostgreSQL channel behind it. */
export const contentChangedEvent = "content_changed";
