import { z } from "zod";
import { addressedCollections } from "./addresses.ts";
import { announcement } from "./announcements.ts";
import { alternates, resolvedContent } from "./content.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";
import { secret } from "./secret.ts";

/** Calls about what is not published yet. Of staff, but for `shared`. */
export const previewApi = {
  /** GET previewRequest -> previewResponse. */
  document: "/api/preview/document",
  /** GET sharedPreviewRequest -> previewResponse; anyone who has the link. */
  shared: "/api/preview/shared",
  /** GET hereRequest -> hereResponse: what is published at a path, for those who may edit it. */
  here: "/api/preview/here",
  /** GET linksRequest -> previewLink[]. POST createPreviewLinkRequest -> 201 createdPreviewLink. */
  links: "/api/preview/links",
  /** DELETE -> successResponse. */
  link: (id: string) => `/api/preview/links/${encodeURIComponent(id)}`,
} as const;

/** First segment, after the language's, of what is not published yet. */
export const previewSegment = "preview";

/** What has no address of its own is drawn on a page that shows it. */
export const previewCollections = [
  ...addressedCollections,
  "testimonials",
  "pricing-plans",
  "announcements",
] as const;
export const previewGlobals = ["site-settings", "navigation", "price-catalogue"] as const;
export type PreviewCollection = (typeof previewCollections)[number];
export type PreviewGlobal = (typeof previewGlobals)[number];

/** What is looked at: a document, or one of the globals, which are one each. */
export type PreviewSubject =
  | { kind: PreviewCollection; id: string }
  | { kind: PreviewGlobal; id?: undefined };

interface PreviewPathOptions {
  locale: Locale;
  /** Beside its form, without the bar. */
  isFramed?: boolean;
  /** Id of a release: as the site would be once it is out. */
  release?: string | undefined;
}

/** Where staff see a draft drawn. */
export function previewPath(
  subject: PreviewSubject,
  { locale, isFramed = false, release }: PreviewPathOptions,
): string {
  const id = subject.id === undefined ? "" : `/${subject.id}`;
  const query = isFramed ? "?framed" : release ? `?release=${release}` : "";
  return `${localePrefix(locale)}/${previewSegment}/${subject.kind}${id}${query}`;
}

/** Segment below it, of what a preview link shows: with `?token=`, as links in messages have. */
export const sharedPreviewSegment = "link";

export function sharedPreviewPath(token: string, locale: Locale): string {
  return `${localePrefix(locale)}/${previewSegment}/${sharedPreviewSegment}?token=${token}`;
}

const locale = z.enum(locales);

export const previewSubject = z.union([
  z.object({ kind: z.enum(previewCollections), id: z.uuid() }),
  z.object({ kind: z.enum(previewGlobals), id: z.undefined().optional() }),
]);

export const previewRequest = previewSubject.and(
  z.object({
    locale,
    /** With all that is in this release, and nothing else that is a draft. */
    release: z.uuid().optional(),
    /** Beside its form, where no bar says how it differs from the site. */
    framed: z.literal("1").optional(),
  }),
);

export const previewTokenField = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta(secret);
export const sharedPreviewRequest = z.object({ token: previewTokenField });

/** What the bar above a draft says. */
export const previewFacts = z.object({
  kind: z.enum([...previewCollections, ...previewGlobals]),
  title: z.string(),
  /** `new`: not on the site in this language; `changed`: there, and different. */
  status: z.enum(["new", "changed", "same"]),
  /** Where it is on the site now. */
  livePath: z.string().optional(),
  /** Of staff alone: its screen in the CMS, and numbers of the sections and names of the fields that differ. */
  editPath: z.string().optional(),
  changedSections: z.array(z.number().int()),
  changedFields: z.array(z.string()),
  /** The same draft in the other languages. */
  languages: alternates,
  /**
   * Of a release's preview: what it is called, its screen in the CMS, and where each page that is out with
   * it is seen, by the address that it will have.
   */
  release: z
    .object({ name: z.string(), path: z.string(), pages: z.record(z.string(), z.string()) })
    .optional(),
  /** Of a preview link: until when it works. */
  expiresAt: z.iso.datetime().optional(),
});
export type PreviewFacts = z.infer<typeof previewFacts>;

/** The page around it too, as it would be. */
export const previewResponse = z.object({
  locale,
  settings: z.looseObject({}),
  navigation: z.looseObject({}),
  announcements: z.array(announcement),
  content: resolvedContent,
  preview: previewFacts,
});

export const hereRequest = z.object({ path: z.string().max(300).startsWith("/") });
/** Null where nothing of the CMS is. */
export const hereResponse = z.object({ preview: previewFacts, previewPath: z.string() }).nullable();
export type Here = NonNullable<z.infer<typeof hereResponse>>;

/** How long a preview link may work, in hours: an hour, a day, a week, thirty days. */
export const previewLinkHours = [1, 24, 168, 720] as const;

export const linksRequest = z.object({ kind: z.enum(addressedCollections), id: z.uuid() });

export const createPreviewLinkRequest = linksRequest.extend({
  locale,
  hours: z.literal(previewLinkHours),
});

export const previewLink = z.object({
  id: z.uuid(),
  locale,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Who made it; null once that account is gone. */
  createdBy: z.string().nullable(),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** `url` is told once: only its hash is kept. */
export const createdPreviewLink = previewLink.extend({ url: z.url() });

/** What the CMS's screen tells the page in its frame. */
export const frameMessages = z.discriminatedUnion("type", [
  /** The form was saved, or what a drawer over it changes; not Payload's message, which comes later. */
  z.object({ type: z.literal("saved") }),
  /** A section was chosen in the form; the first is 0. */
  z.object({ type: z.literal("show-section"), index: z.number().int() }),
]);

/** What that page tells the screen. */
export const sectionChosen = z.object({
  type: z.literal("section-chosen"),
  index: z.number().int(),
});
