import { z } from "zod";
import { addressedCollections } from "./addresses.ts";
import { locales } from "./locales.ts";

/** Paths of the content API, below the CMS's origin. */
export const contentApi = {
  resolve: "/api/content/resolve",
  catalogue: "/api/content/documents",
  /** These two are for the site alone: what comes through its public port is not answered. */
  events: "/api/content/events",
  paths: "/api/content/paths",
  prices: "/api/content/prices",
} as const;

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

export const resolvedContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pages"),
    document: cmsDocument.extend({ blocks }),
    alternates,
    /** Published articles of the language, newest first; present when a block lists them. */
    articles: z.array(cmsDocument).optional(),
    /** The published price catalogue; present when a block calculates with it or copy names a price. */
    priceCatalogue: publishedPriceCatalogue.optional(),
  }),
  z.object({ kind: z.literal("posts"), document: cmsDocument, alternates }),
  z.object({ kind: z.literal("legal"), document: cmsDocument, alternates }),
  z.object({ kind: z.literal("redirect"), to: z.string() }),
  z.object({ kind: z.literal("not-found") }),
]);

/** The published prices by themselves, with labels in one language; none while none are published. */
export const pricesRequest = z.object({ locale });
export const pricesResponse = z.object({ priceCatalogue: publishedPriceCatalogue.optional() });

/** Everything one page of the site needs, in one answer. */
export const resolveResponse = z.object({
  locale,
  settings: z.looseObject({}),
  navigation: z.looseObject({}),
  content: resolvedContent,
});

/** Every published address, for the sitemap and the feeds. */
export const documentsResponse = z.object({
  documents: z.array(
    z.object({
      collection: z.enum(addressedCollections),
      updatedAt: z.iso.datetime(),
      alternates,
    }),
  ),
});

/** Every path that is or was the address of a published document. */
export const pathsResponse = z.object({ paths: z.array(z.string()) });

/** One message of the event stream: published content changed. */
export const contentEvent = z.object({ collection: z.string() });
export type ContentEvent = z.infer<typeof contentEvent>;

/** Name of the event in the stream, and of the PostgreSQL channel behind it. */
export const contentChangedEvent = "content_changed";
