import {
  type AddressedCollection,
  addressedCollections,
  defaultLocale,
  hasSectionText,
  type Locale,
  locales,
  type PreviewSubject,
  type ShareCard,
} from "contracts";
import type { Payload, PayloadRequest } from "payload";
import {
  compareDisplayedLength,
  type DisplayedLength,
  displayedLengths,
} from "../content/fields/displayed-lengths.ts";
import { findMissingAlts } from "../content/missing-alts.ts";
import {
  findPublishErrors,
  type PublishSubject,
  requestInLocale,
} from "../content/publish-errors.ts";
import type { Step } from "../history/field-values.ts";
import { database } from "../platform/database.ts";
import type { Values } from "../platform/document-values.ts";
import { textOf } from "../rich-text/text-of.ts";
import { shareImageOf } from "../share-images/share-images.ts";
import { hasUrl, previewContent, readDraftOf, type SubjectWithUrl } from "./preview-content.ts";
import type { LanguageReadiness } from "./readiness.ts";

/** A problem to fix before a document is published in a language. */
export interface Check {
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
  steps?: Step[];
  /** Name of the file or document. */
  about?: string;
  /** The reason why a field is rejected, in the language of the screen. */
  message?: string;
}

function isWithin(text: unknown, length: DisplayedLength): boolean {
  return typeof text === "string" && compareDisplayedLength(text, length).state === "fits";
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

/**
 * Returns links, in fields and running text, to documents that are unpublished or not translated. `value` must be
 * read with the access of visitors.
 */
function deadLinks(value: unknown): Check[] {
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

function sectionsOf(document: Values): Values[] {
  return Array.isArray(document.blocks) ? document.blocks.filter(isObject) : [];
}

function pageChecks(document: Values): Check[] {
  const sections = sectionsOf(document);
  const openings = sections.filter(({ blockType }) => blockType === "hero").length;
  const anchors = sections.map(({ anchor }) => anchor);
  return [
    ...(openings === 1 && sections[0]?.blockType === "hero" ? [] : [{ code: "heading" } as const]),
    ...sections.flatMap((section, index): Check[] => {
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
  { kind, id }: PreviewSubject,
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
    const saved: Values = { ...version };
    const { updatedAt: _saved, createdAt: _made, _status: _state, ...values } = saved;
    return { updatedAt, text: JSON.stringify(values) };
  });
  const last = states.findIndex(({ text }, index) => text !== states[index + 1]?.text);
  return states[last]?.updatedAt ?? "";
}

/** Checks the body. An article without a body is not listed, and a legal document without a body would be empty. */
function bodyChecks(kind: AddressedCollection, { body }: Values): Check[] {
  const needsBody = kind === "posts" || kind === "legal";
  return needsBody && textOf(body).length === 0 ? [{ code: "body" }] : deadLinks(body);
}

async function isOlder(
  payload: Payload,
  subject: PreviewSubject,
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

export interface CheckedLanguage {
  locale: Locale;
  /** Undefined if the document has no URL in the language. */
  found?: SearchAppearance;
  checks: Check[];
}

/**
 * Returns the image of a shared link. The order of preference is that of web/app/seo: the draft's own image, an
 * article's cover, the generated share image, the site's image.
 */
function shareImage(
  document: Values,
  card: ShareCard | undefined,
  settings: Values,
): string | undefined {
  const images = [document.shareImage, document.cover, card, settings.shareImage];
  const chosen = images.filter(isObject).find(({ url }) => typeof url === "string");
  const cut = isObject(chosen?.sizes) ? chosen.sizes.share : undefined;
  return chosen && String(isObject(cut) && cut.url ? cut.url : chosen.url);
}

function publishedOf(payload: Payload, { kind, id }: PreviewSubject): PublishSubject | undefined {
  if (id !== undefined) {
    return { collection: payload.collections[kind].config, global: null, id };
  }
  const global = payload.globals.config.find(({ slug }) => slug === kind);
  return global && { collection: null, global };
}

/** Returns the problems for which a publish of the draft in the request's language is rejected. */
async function refusals(
  req: PayloadRequest,
  subject: PreviewSubject,
  draft: object | undefined,
): Promise<Check[]> {
  const published = publishedOf(req.payload, subject);
  if (!(published && draft)) {
    return [];
  }
  const errors = await findPublishErrors(req, published, draft);
  const files = await findMissingAlts(req, draft);
  return [
    ...errors.map(({ steps, message }): Check => {
      const isMissing = message === req.t("validation:required");
      return isMissing
        ? { code: "text", isRefused: true, steps }
        : { code: "invalid", isRefused: true, steps, message };
    }),
    ...files.map((about): Check => ({ code: "alt", isRefused: true, about })),
  ];
}

/** Returns the draft in the request's language. References to other documents are ids. */
async function readStoredDraft(
  req: PayloadRequest,
  { kind, id }: PreviewSubject,
): Promise<Values | undefined> {
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
  subject: PreviewSubject,
  locale: Locale,
): Promise<Check[]> {
  const reqInLocale = await requestInLocale(req, locale);
  return refusals(reqInLocale, subject, await readStoredDraft(reqInLocale, subject));
}

async function olderCheck(
  payload: Payload,
  subject: PreviewSubject,
  locale: Locale,
): Promise<Check[]> {
  return (await isOlder(payload, subject, locale)) ? [{ code: "older" }] : [];
}

async function checkAddressed(
  req: PayloadRequest,
  subject: SubjectWithUrl,
  locale: Locale,
): Promise<CheckedLanguage> {
  const { payload } = req;
  const { content, settings } = await previewContent(payload, subject, locale);
  const document: Values = content.kind === "not-found" ? {} : { ...content.document };
  const text = (name: string) => (typeof document[name] === "string" ? document[name] : "");
  const [slug, title, description] = [text("slug"), text("title"), text("description")];
  if (!slug) {
    return { locale, checks: [{ code: "address" }] };
  }
  const card = await shareImageOf(database(payload), subject.id, locale);
  const image = shareImage(document, card, { ...settings });
  const common = { slug, title, description, brandName: settings.brandName ?? "" };
  const isPage = subject.kind === "pages";
  const checks: Check[] = [
    ...(await refusalsIn(req, subject, locale)),
    ...(isWithin(title, displayedLengths.title) ? [] : [{ code: "title" } as const]),
    ...(isWithin(description, displayedLengths.description)
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
  subject: PreviewSubject,
  locale: Locale,
): Promise<CheckedLanguage> {
  const { payload } = req;
  if (hasUrl(subject)) {
    return checkAddressed(req, subject, locale);
  }
  const document: Values = { ...(await readDraftOf(payload, subject, locale)) };
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
  subject: PreviewSubject,
): Promise<LanguageReadiness[]> {
  return Promise.all(
    locales.map(async (locale): Promise<LanguageReadiness> => {
      const reqInLocale = await requestInLocale(req, locale);
      const draft = await readStoredDraft(reqInLocale, subject);
      if (hasUrl(subject) && !draft?.slug) {
        return { locale, refused: 0, state: "absent" };
      }
      const { length: refused } = await refusals(reqInLocale, subject, draft);
      return { locale, refused, state: refused > 0 ? "refused" : "ready" };
    }),
  );
}
