import {
  type AddressedCollection,
  addressedCollections,
  defaultLocale,
  hasSectionText,
  type Locale,
  locales,
  type PreviewDocumentRef,
  type ShareCard,
} from "contracts";
import type { Payload, PayloadRequest } from "payload";
import {
  compareWithRecommendedLength,
  type RecommendedLength,
  recommendedLengths,
} from "../content/fields/recommended-lengths.ts";
import { findImagesWithoutAlt } from "../content/missing-alts.ts";
import {
  createRequestInLocale,
  findPublishErrors,
  type PublishDocumentRef,
} from "../content/publish-errors.ts";
import type { FieldPathStep } from "../history/field-values.ts";
import { database } from "../platform/database.ts";
import type { DocumentValues } from "../platform/document-values.ts";
import { toPlainText } from "../rich-text/to-plain-text.ts";
import { findShareImage } from "../share-images/share-images.ts";
import { hasUrl, readDraftOf, readPreviewContent, type UrlDocumentRef } from "./preview-content.ts";
import type { LanguageReadiness } from "./readiness.ts";

/** A problem to fix before a document is published in a language. */
export interface PublishProblem {
  code:
    | "address"
    | "title"
    | "description"
    | "text"
    | "invalid"
    | "alt"
    | "heading"
    | "section"
    | "body"
    | "link"
    | "draft"
    | "older";
  /** True if a publish is rejected because of the problem. */
  isRefused?: boolean;
  /** Number of the page section, from 1. */
  section?: number;
  /** Path to the field, as the labels that the form shows. */
  steps?: FieldPathStep[];
  /** Name of the file or document. */
  about?: string;
  /** The reason why a field is rejected, in the language of the screen. */
  message?: string;
}

function isWithin(text: unknown, length: RecommendedLength): boolean {
  return typeof text === "string" && compareWithRecommendedLength(text, length).state === "fits";
}

function isObject(value: unknown): value is DocumentValues {
  return typeof value === "object" && value !== null;
}

/**
 * Returns links, in fields and running text, to documents that are unpublished or not translated. `value` must be
 * read with the access of visitors.
 */
function deadLinks(value: unknown): PublishProblem[] {
  if (!isObject(value)) {
    return [];
  }
  const isLink = addressedCollections.some((collection) => collection === value.relationTo);
  if (isLink && typeof value.value === "string") {
    return [{ code: "draft" }];
  }
  if (isLink && isObject(value.value)) {
    const { slug, title } = value.value;
    return slug ? [] : [{ code: "link", about: typeof title === "string" ? title : "" }];
  }
  return Object.values(value).flatMap(deadLinks);
}

/** Returns the anchors of the links by which a page refers to itself. */
function anchorsOf(value: unknown): string[] {
  if (!isObject(value)) {
    return [];
  }
  return value.kind === "anchor" && typeof value.anchor === "string"
    ? [value.anchor]
    : Object.values(value).flatMap(anchorsOf);
}

function sectionsOf(document: DocumentValues): DocumentValues[] {
  return Array.isArray(document.blocks) ? document.blocks.filter(isObject) : [];
}

function pageChecks(document: DocumentValues): PublishProblem[] {
  const sections = sectionsOf(document);
  const openings = sections.filter(({ blockType }) => blockType === "hero").length;
  const anchors = sections.map(({ anchor }) => anchor);
  return [
    ...(openings === 1 && sections[0]?.blockType === "hero" ? [] : [{ code: "heading" } as const]),
    ...sections.flatMap((section, index): PublishProblem[] => {
      const missingAnchors = anchorsOf(section).filter((anchor) => !anchors.includes(anchor));
      return [
        ...(hasSectionText(section) ? [] : [{ code: "section", section: index + 1 } as const]),
        ...missingAnchors.map((about) => ({ code: "link", section: index + 1, about }) as const),
        ...deadLinks(section).map((check) => ({ ...check, section: index + 1 })),
      ];
    }),
  ];
}

/** Returns the time at which a language's texts last changed, according to the 20 newest versions. */
async function lastChange(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
  locale: Locale,
): Promise<string> {
  const newest = {
    locale,
    depth: 0,
    fallbackLocale: false,
    limit: 20,
    pagination: false,
    sort: "-updatedAt",
  } as const;
  const { docs } =
    id === undefined
      ? await payload.findGlobalVersions({ slug: kind, ...newest })
      : await payload.findVersions({
          collection: kind,
          where: { parent: { equals: id } },
          ...newest,
        });
  const states = docs.map(({ version, updatedAt }) => {
    const saved: DocumentValues = { ...version };
    const { updatedAt: _saved, createdAt: _made, _status: _state, ...values } = saved;
    return { updatedAt, text: JSON.stringify(values) };
  });
  const last = states.findIndex(({ text }, index) => text !== states[index + 1]?.text);
  return states[last]?.updatedAt ?? "";
}

/** Checks the body. An article without a body is not listed, and a legal document without a body would be empty. */
function bodyChecks(kind: AddressedCollection, { body }: DocumentValues): PublishProblem[] {
  const needsBody = kind === "posts" || kind === "legal";
  return needsBody && toPlainText(body).length === 0 ? [{ code: "body" }] : deadLinks(body);
}

async function isOlder(
  payload: Payload,
  subject: PreviewDocumentRef,
  locale: Locale,
): Promise<boolean> {
  if (locale === defaultLocale) {
    return false;
  }
  const [source, translation] = await Promise.all([
    lastChange(payload, subject, defaultLocale),
    lastChange(payload, subject, locale),
  ]);
  return translation < source;
}

/** Texts of a document's search result and shared link. */
export interface SearchAppearance {
  slug: string;
  title: string;
  description: string;
  /** URL of the image of a shared link. */
  image?: string;
  brandName: string;
}

export interface LanguageCheckResult {
  locale: Locale;
  /** Undefined if the document has no URL in the language. */
  found?: SearchAppearance;
  checks: PublishProblem[];
}

/**
 * Returns the image of a shared link. The order of preference is that of web/app/seo: the draft's own image, an
 * article's cover, the generated share image, the site's image.
 */
function shareImage(
  document: DocumentValues,
  card: ShareCard | undefined,
  settings: DocumentValues,
): string | undefined {
  const images = [document.shareImage, document.cover, card, settings.shareImage];
  const chosen = images.filter(isObject).find(({ url }) => typeof url === "string");
  const cut = isObject(chosen?.sizes) ? chosen.sizes.share : undefined;
  return chosen && String(isObject(cut) && cut.url ? cut.url : chosen.url);
}

function publishedOf(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
): PublishDocumentRef | undefined {
  if (id !== undefined) {
    return { collection: payload.collections[kind].config, global: null, id };
  }
  const global = payload.globals.config.find(({ slug }) => slug === kind);
  return global && { collection: null, global };
}

/** Returns the problems for which a publish of the draft in the request's language is rejected. */
async function refusals(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  draft: object | undefined,
): Promise<PublishProblem[]> {
  const published = publishedOf(req.payload, subject);
  if (!(published && draft)) {
    return [];
  }
  const errors = await findPublishErrors(req, published, draft);
  const files = await findImagesWithoutAlt(req, draft);
  return [
    ...errors.map(({ steps, message }): PublishProblem => {
      const isMissing = message === req.t("validation:required");
      return isMissing
        ? { code: "text", isRefused: true, steps }
        : { code: "invalid", isRefused: true, steps, message };
    }),
    ...files.map((about): PublishProblem => ({ code: "alt", isRefused: true, about })),
  ];
}

/** Returns the draft in the request's language. References to other documents are ids. */
async function readStoredDraft(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
): Promise<DocumentValues | undefined> {
  const options = { depth: 0, draft: true, req } as const;
  const draft =
    id === undefined
      ? await req.payload.findGlobal({ slug: kind, ...options })
      : await req.payload.findByID({ collection: kind, id, disableErrors: true, ...options });
  return draft ? { ...draft } : undefined;
}

/** Returns the problems for which a publish of the draft in the language is rejected. */
async function refusalsIn(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  locale: Locale,
): Promise<PublishProblem[]> {
  const reqInLocale = await createRequestInLocale(req, locale);
  return refusals(reqInLocale, subject, await readStoredDraft(reqInLocale, subject));
}

async function olderCheck(
  payload: Payload,
  subject: PreviewDocumentRef,
  locale: Locale,
): Promise<PublishProblem[]> {
  return (await isOlder(payload, subject, locale)) ? [{ code: "older" }] : [];
}

async function checkAddressed(
  req: PayloadRequest,
  subject: UrlDocumentRef,
  locale: Locale,
): Promise<LanguageCheckResult> {
  const { payload } = req;
  const { content, settings } = await readPreviewContent(payload, subject, locale);
  const document: DocumentValues = content.kind === "not-found" ? {} : { ...content.document };
  const text = (name: string) => (typeof document[name] === "string" ? document[name] : "");
  const [slug, title, description] = [text("slug"), text("title"), text("description")];
  if (!slug) {
    return { locale, checks: [{ code: "address" }] };
  }
  const card = await findShareImage(database(payload), subject.id, locale);
  const image = shareImage(document, card, { ...settings });
  const common = { slug, title, description, brandName: settings.brandName ?? "" };
  const isPage = subject.kind === "pages";
  const checks: PublishProblem[] = [
    ...(await refusalsIn(req, subject, locale)),
    ...(isWithin(title, recommendedLengths.title) ? [] : [{ code: "title" } as const]),
    ...(isWithin(description, recommendedLengths.description)
      ? []
      : [{ code: "description" } as const]),
    ...(isPage ? pageChecks(document) : bodyChecks(subject.kind, document)),
    ...(await olderCheck(payload, subject, locale)),
  ];
  return { locale, found: { ...common, ...(image ? { image } : {}) }, checks };
}

/** Returns the checks of a draft in one language, and its appearance in search results. */
export async function checkLanguage(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  locale: Locale,
): Promise<LanguageCheckResult> {
  const { payload } = req;
  if (hasUrl(subject)) {
    return checkAddressed(req, subject, locale);
  }
  const document: DocumentValues = { ...(await readDraftOf(payload, subject, locale)) };
  const checks = [
    ...(await refusalsIn(req, subject, locale)),
    ...deadLinks(document),
    ...(await olderCheck(payload, subject, locale)),
  ];
  return { locale, checks };
}

/** Returns for each language whether the draft could be published. Browsers request this after each save. */
export async function checkPublishReadiness(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
): Promise<LanguageReadiness[]> {
  return Promise.all(
    locales.map(async (locale): Promise<LanguageReadiness> => {
      const reqInLocale = await createRequestInLocale(req, locale);
      const draft = await readStoredDraft(reqInLocale, subject);
      if (hasUrl(subject) && !draft?.slug) {
        return { locale, refused: 0, state: "absent" };
      }
      const { length: refused } = await refusals(reqInLocale, subject, draft);
      return { locale, refused, state: refused > 0 ? "refused" : "ready" };
    }),
  );
}
