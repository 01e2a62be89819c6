import { z } from "zod";
import { addressedCollections } from "./addresses.ts";
import { announcement } from "./announcements.ts";
import { alternates, resolvedContent } from "./content.ts";
import { type Locale, localePrefix, locales } from "./locales.ts";
import { secretFieldMeta } from "./secret.ts";

/** API calls about unpublished content. All are for staff, except `shared`, which anyone with the link may call. */
export const previewApi = {
  /** GET previewRequest -> previewResponse. */
  document: "/api/preview/document",
  /** GET sharedPreviewRequest -> previewResponse; for anyone with the link. */
  shared: "/api/preview/shared",
  /**
   * GET documentAtPathRequest -> documentAtPathResponse: the document published at a path, for staff who may edit it.
   */
  documentAtPath: "/api/preview/here",
  /** GET previewLinksRequest -> previewLink[]. POST createPreviewLinkRequest -> 201 createdPreviewLink. */
  links: "/api/preview/links",
  /** DELETE -> successResponse. */
  link: (id: string) => `/api/preview/links/${encodeURIComponent(id)}`,
} as const;

/** Path segment of previews, after the language prefix. */
export const previewSegment = "preview";

/** Collections with a preview. The preview of a document without a URL is a page that contains the document. */
export const previewCollections = [
  ...addressedCollections,
  "testimonials",
  "pricing-plans",
  "announcements",
] as const;
export const previewGlobals = ["site-settings", "navigation", "price-catalogue"] as const;
export type PreviewCollection = (typeof previewCollections)[number];
export type PreviewGlobal = (typeof previewGlobals)[number];

/** Content that a preview shows: a document or a global. */
export type PreviewDocumentRef =
  | { kind: PreviewCollection; id: string }
  | { kind: PreviewGlobal; id?: undefined };

interface PreviewPathOptions {
  locale: Locale;
  /** True for a preview in the frame next to a form. Such a preview has no preview bar. */
  isFramed?: boolean;
  /** Id of a release; the preview shows the site as it will be once the release is published. */
  release?: string | undefined;
}

/** Returns the path of a draft's preview for staff. */
export function previewPath(
  subject: PreviewDocumentRef,
  { locale, isFramed = false, release }: PreviewPathOptions,
): string {
  const id = subject.id === undefined ? "" : `/${subject.id}`;
  const query = isFramed ? "?framed" : release ? `?release=${release}` : "";
  return `${localePrefix(locale)}/${previewSegment}/${subject.kind}${id}${query}`;
}

/** Path segment of a preview that a link shares. In the link, `?token=` follows the segment. */
export const sharedPreviewSegment = "link";

export function sharedPreviewPath(token: string, locale: Locale): string {
  return `${localePrefix(locale)}/${previewSegment}/${sharedPreviewSegment}?token=${token}`;
}

const locale = z.enum(locales);

export const previewDocumentRef = z.union([
  z.object({ kind: z.enum(previewCollections), id: z.uuid() }),
  z.object({ kind: z.enum(previewGlobals), id: z.undefined().optional() }),
]);

export const previewRequest = previewDocumentRef.and(
  z.object({
    locale,
    /** Id of a release; the preview includes the drafts of this release and no other drafts. */
    release: z.uuid().optional(),
    /**
     * Set if the preview is in a frame next to its form. The preview then has no bar with the differences from the
     * published version.
     */
    framed: z.literal("1").optional(),
  }),
);

export const previewTokenField = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta(secretFieldMeta);
export const sharedPreviewRequest = z.object({ token: previewTokenField });

/** Contents of the preview bar. */
export const previewBar = z.object({
  kind: z.enum([...previewCollections, ...previewGlobals]),
  title: z.string(),
  /** `new`: not published in this language; `changed`: published with other content. */
  status: z.enum(["new", "changed", "same"]),
  /** Path of the published version. */
  livePath: z.string().optional(),
  /** For staff only: screen in the CMS, indexes of the changed sections, names of the changed fields. */
  editPath: z.string().optional(),
  changedSections: z.array(z.number().int()),
  changedFields: z.array(z.string()),
  /** Preview paths of the same draft in other languages. */
  languages: alternates,
  /**
   * Present in a release's preview: the release's name, its screen in the CMS, and the preview path of each of its
   * pages by future URL.
   */
  release: z
    .object({ name: z.string(), path: z.string(), pages: z.record(z.string(), z.string()) })
    .optional(),
  /** Present in a shared preview: expiry time of the link. */
  expiresAt: z.iso.datetime().optional(),
});
export type PreviewBar = z.infer<typeof previewBar>;

/** Previewed content with its layout data, which may come from a draft too. */
export const previewResponse = z.object({
  locale,
  settings: z.looseObject({}),
  navigation: z.looseObject({}),
  announcements: z.array(announcement),
  content: resolvedContent,
  preview: previewBar,
});

export const documentAtPathRequest = z.object({ path: z.string().max(300).startsWith("/") });
/** The published document at the path; null if it is not a document of the CMS. */
export const documentAtPathResponse = z
  .object({ preview: previewBar, previewPath: z.string() })
  .nullable();
export type DocumentAtPath = NonNullable<z.infer<typeof documentAtPathResponse>>;

/** Allowed lifetimes of a preview link in hours: an hour, a day, a week, thirty days. */
export const previewLinkHours = [1, 24, 168, 720] as const;

export const previewLinksRequest = z.object({ kind: z.enum(addressedCollections), id: z.uuid() });

export const createPreviewLinkRequest = previewLinksRequest.extend({
  locale,
  hours: z.literal(previewLinkHours),
});

export const previewLink = z.object({
  id: z.uuid(),
  locale,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Name of the creator; null if that account was deleted. */
  createdBy: z.string().nullable(),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** `url` is returned once: only a hash of its token is stored. */
export const createdPreviewLink = previewLink.extend({ url: z.url() });

/** Messages (postMessage) from a form of the CMS to the preview in the frame next to it. */
export const previewFrameMessages = z.discriminatedUnion("type", [
  /** The form, or a document in a drawer above the form, was saved. Payload's own message arrives later. */
  z.object({ type: z.literal("saved") }),
  /** An editor selected a section in the form; the first has index 0. */
  z.object({ type: z.literal("show-section"), index: z.number().int() }),
]);

/** Message from the preview to the form of the CMS: an editor selected a section in the preview. */
export const sectionChosenMessage = z.object({
  type: z.literal("section-chosen"),
  index: z.number().int(),
});
