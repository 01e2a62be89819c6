import { isDeepStrictEqual } from "node:util";
import {
  type AddressedCollection,
  type Alternates,
  addressedCollections,
  documentPath,
  isArticleGroup,
  type Locale,
  locales,
  type PreviewBar,
  type PreviewDocumentRef,
  previewPath,
} from "contracts";
import type { Payload } from "payload";
import {
  type AnnouncementContent,
  toAnnouncementContent,
} from "../content/announcement-content.ts";
import { readArticleList } from "../content/read-articles.ts";
import { type LayoutData, readLayoutData } from "../content/read-layout-data.ts";
import type { ResolvedContent } from "../content/resolve-content.ts";
import type { Author, Category, Legal, Page, Post, Tag } from "../payload-types.ts";
import { createDraftContext } from "../platform/access/published.ts";
import { database } from "../platform/database.ts";
import { readPublishedCatalogue } from "../prices/published-catalogue.ts";
import type { ArticleList } from "../published/article-rows.ts";
import { readDocumentPaths } from "../published/published-rows.ts";
import { PublishedReader } from "../published/read-published.ts";
import type { ReleaseDrafts } from "../schedule/releases/read-release-drafts.ts";
import { releasePath } from "../schedule/releases/release-path.ts";
import { findPageShowingDocument } from "./page-showing.ts";

type AddressedDocument = Page | Post | Legal | Category | Tag | Author;
export type UrlDocumentRef = Extract<PreviewDocumentRef, { id: string }> & {
  kind: AddressedCollection;
};
export type PreviewedContent = Exclude<ResolvedContent, { kind: "redirect" }>;

export interface Preview extends LayoutData {
  locale: Locale;
  content: PreviewedContent;
  preview: PreviewBar;
}

/** Returns true for a document that has a URL of its own. */
export function hasUrl(subject: PreviewDocumentRef): subject is UrlDocumentRef {
  return addressedCollections.some((collection) => collection === subject.kind);
}

/**
 * Returns options for Payload's reads. With these options, the given drafts are returned as if they were published; of
 * all other documents, only published content is returned.
 */
function previewReadOptions(
  draftOverrides: Parameters<typeof createDraftContext>[0],
  locale: Locale,
) {
  return {
    locale,
    depth: 1,
    draft: true,
    fallbackLocale: false,
    overrideAccess: false,
    context: createDraftContext(draftOverrides),
  } as const;
}

/** Returns a draft as visitors would see it if it were published; undefined if the document does not exist. */
export async function readDraftOf(
  payload: Payload,
  subject: PreviewDocumentRef,
  locale: Locale,
): Promise<object | undefined> {
  const options = previewReadOptions({ published: [subject] }, locale);
  if (subject.id === undefined) {
    return await payload.findGlobal({ slug: subject.kind, ...options });
  }
  const { kind: collection, id } = subject;
  const document = await payload.findByID({ collection, id, disableErrors: true, ...options });
  return document ?? undefined;
}

/** Replaces missing required values, which a draft may lack, by defaults. */
function withDefaults(kind: AddressedCollection, document: AddressedDocument): AddressedDocument {
  const today = new Date().toISOString();
  const substitutes: Record<AddressedCollection, object> = {
    pages: { blocks: [] },
    posts: { publishedAt: today },
    legal: { effectiveDate: today },
    categories: {},
    tags: {},
    authors: {},
  };
  const given = Object.entries(document).filter(([, value]) => value !== null);
  return { ...document, ...substitutes[kind], ...Object.fromEntries(given) };
}

async function readDraft(
  payload: Payload,
  { kind, id }: UrlDocumentRef,
  options: ReturnType<typeof previewReadOptions>,
): Promise<AddressedDocument | undefined> {
  const document = await payload.findByID({
    collection: kind,
    id,
    disableErrors: true,
    ...options,
  });
  return document ? withDefaults(kind, document as AddressedDocument) : undefined;
}

async function readPublished(
  payload: Payload,
  { kind, id }: UrlDocumentRef,
  locale: Locale,
): Promise<AddressedDocument | undefined> {
  const document = await payload.findByID({
    collection: kind,
    id,
    locale,
    depth: 1,
    disableErrors: true,
    fallbackLocale: false,
    overrideAccess: false,
  });
  return (document as AddressedDocument | null) ?? undefined;
}

/** Returns the first page of an article list, with published articles only. */
async function firstPage(payload: Payload, list: ArticleList, locale: Locale) {
  const reader = new PublishedReader(payload, locale);
  const listed = await readArticleList(payload, reader, { list, part: 1 });
  await reader.fillIn();
  return {
    articles: listed?.articles ?? [],
    paging: listed?.paging ?? { page: 1, pages: 1, total: 0 },
  };
}

/** Returns a page with the articles that its blocks list. */
async function pageContent(
  payload: Payload,
  document: Page,
  locale: Locale,
): Promise<PreviewedContent> {
  const listsArticles = document.blocks.some(({ blockType }) => blockType === "articleList");
  const listed = listsArticles ? await firstPage(payload, { kind: "blog" }, locale) : {};
  return { kind: "pages", document, alternates: {}, ...listed };
}

async function contentOf(
  payload: Payload,
  subject: PreviewDocumentRef,
  options: ReturnType<typeof previewReadOptions>,
): Promise<PreviewedContent> {
  const { locale } = options;
  const document = hasUrl(subject)
    ? await readDraft(payload, subject, options)
    : await findPageShowingDocument(payload, subject, options);
  if (!document) {
    return { kind: "not-found" };
  }
  if (subject.kind === "posts") {
    return { kind: subject.kind, document, alternates: {} } as PreviewedContent;
  }
  if (subject.kind === "legal") {
    const effectiveOn = (document as Legal).effectiveDate.slice(0, 10);
    const version = { effectiveOn, state: "in-force" };
    return {
      kind: subject.kind,
      document,
      alternates: {},
      version,
      versions: [],
    } as PreviewedContent;
  }
  if (isArticleGroup(subject.kind)) {
    const list = { kind: subject.kind, id: document.id };
    const listed = await firstPage(payload, list, locale);
    return { kind: subject.kind, document, alternates: {}, ...listed } as PreviewedContent;
  }
  return pageContent(payload, document as Page, locale);
}

/**
 * Adds the price catalogue. This is the catalogue's draft if that draft is previewed, otherwise the published
 * catalogue.
 */
async function withPrices(
  payload: Payload,
  content: PreviewedContent,
  { context, locale }: ReturnType<typeof previewReadOptions>,
): Promise<PreviewedContent> {
  const hasDraftCatalogue = context.draftOverrides.published.some(
    ({ kind }) => kind === "price-catalogue",
  );
  const priceCatalogue = await readPublishedCatalogue(payload, locale, {
    isDraft: hasDraftCatalogue,
  });
  return priceCatalogue && content.kind !== "not-found" ? { ...content, priceCatalogue } : content;
}

interface Differences {
  changedSections: number[];
  changedFields: string[];
}

/** Fields that the comparison ignores, because they change with every save or are compared separately. */
const ownFields = new Set(["id", "_status", "blocks", "createdAt", "updatedAt", "readingMinutes"]);

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}

function differences(draft: AddressedDocument, live: AddressedDocument): Differences {
  const values: Record<string, unknown> = { ...draft };
  const liveValues: Record<string, unknown> = { ...live };
  const sections = "blocks" in draft ? draft.blocks : [];
  const liveSections = ("blocks" in live ? live.blocks : undefined) ?? [];
  const changedSections = sections.flatMap((section, index) =>
    isSame(
      section,
      liveSections.find(({ id }) => id === section.id),
    )
      ? []
      : [index + 1],
  );
  const hasOtherOrder = !isSame(
    sections.map(({ id }) => id),
    liveSections.map(({ id }) => id),
  );
  return {
    changedSections,
    changedFields: [
      ...Object.keys(values).filter(
        (name) => !ownFields.has(name) && !isSame(values[name], liveValues[name]),
      ),
      ...(hasOtherOrder ? ["blocks"] : []),
    ],
  };
}

function languagesOf(subject: PreviewDocumentRef, release?: ReleaseDrafts): Alternates {
  const path = (locale: Locale) => previewPath(subject, { locale, release: release?.id });
  return Object.fromEntries(locales.map((locale) => [locale, path(locale)]));
}

/** Returns the path of a document's form in the CMS. */
export function getEditPath({ kind, id }: PreviewDocumentRef, locale: Locale): string {
  const place = id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`;
  return `/cms/${place}?locale=${locale}`;
}

/** Returns the preview bar's data about a draft, and its differences from the published version. */
export async function readPreviewBarData(
  payload: Payload,
  subject: UrlDocumentRef,
  { draft, locale }: { draft: AddressedDocument; locale: Locale },
): Promise<PreviewBar> {
  const [live, addresses] = await Promise.all([
    readPublished(payload, subject, locale),
    readDocumentPaths(database(payload), subject.kind, subject.id),
  ]);
  const livePath = addresses[locale];
  const changes =
    live && livePath ? differences(draft, live) : { changedSections: [], changedFields: [] };
  const hasChanges = changes.changedSections.length + changes.changedFields.length > 0;
  return {
    kind: subject.kind,
    title: draft.title ?? "",
    status: livePath ? (hasChanges ? "changed" : "same") : "new",
    ...(livePath ? { livePath } : {}),
    editPath: getEditPath(subject, locale),
    languages: languagesOf(subject),
    ...changes,
  };
}

async function barDataOf(
  payload: Payload,
  subject: PreviewDocumentRef,
  { content, locale, isFramed }: { content: PreviewedContent; locale: Locale; isFramed: boolean },
): Promise<PreviewBar> {
  const document = hasUrl(subject) && content.kind !== "not-found" ? content.document : undefined;
  if (document && hasUrl(subject) && !isFramed) {
    return readPreviewBarData(payload, subject, { draft: document, locale });
  }
  return {
    kind: subject.kind,
    title: document?.title ?? "",
    status: "changed",
    editPath: getEditPath(subject, locale),
    languages: languagesOf(subject),
    changedSections: [],
    changedFields: [],
  };
}

/** Adds the drafts of announcements before the current announcements, on every previewed page. */
async function withDrafts(
  payload: Payload,
  announced: AnnouncementContent[],
  options: ReturnType<typeof previewReadOptions>,
): Promise<AnnouncementContent[]> {
  const { published, unpublished = [] } = options.context.draftOverrides;
  const drafts = published.flatMap(({ kind, id }) => (kind === "announcements" ? id : []));
  const shown = await Promise.all(
    drafts.map(async (id) => {
      const draft = await payload.findByID({
        collection: "announcements",
        id,
        disableErrors: true,
        ...options,
      });
      const announcement = draft && toAnnouncementContent(draft);
      return announcement ? [{ ...announcement, pageGroups: ["all" as const] }] : [];
    }),
  );
  const others = announced.filter(
    ({ id }) => ![...published, ...unpublished].some((subject) => subject.id === id),
  );
  return [...shown.flat(), ...others];
}

/**
 * Returns the layout data of the preview. Next to a form of another document, returns the published settings and
 * navigation: these are read much faster, and the preview reloads after each pause in typing.
 */
async function layoutDataOf(
  payload: Payload,
  options: ReturnType<typeof previewReadOptions>,
  isFramed: boolean,
): Promise<LayoutData> {
  const { published } = options.context.draftOverrides;
  const { answer: response } = await readLayoutData(payload, options.locale);
  const announcements = await withDrafts(payload, response.announcements, options);
  if (isFramed && published.every(({ id }) => id !== undefined)) {
    return { ...response, announcements };
  }
  const [settings, navigation] = await Promise.all([
    payload.findGlobal({ slug: "site-settings", ...options }),
    payload.findGlobal({ slug: "navigation", ...options }),
  ]);
  return { settings, navigation, announcements };
}

/** Returns the preview URL of each page of a release, by the path that the page will have in the language. */
async function pagesOf(
  payload: Payload,
  { id: release, published }: ReleaseDrafts,
  options: ReturnType<typeof previewReadOptions>,
): Promise<Record<string, string>> {
  const { locale } = options;
  const pages = await Promise.all(
    published.filter(hasUrl).map(async (subject): Promise<[string, string][]> => {
      const { kind: collection, id } = subject;
      const found = await payload.findByID({
        collection,
        id,
        disableErrors: true,
        select: { slug: true },
        ...options,
      });
      const slug = found && "slug" in found ? found.slug : undefined;
      return slug
        ? [[documentPath({ collection, slug, locale }), previewPath(subject, { locale, release })]]
        : [];
    }),
  );
  return Object.fromEntries(pages.flat());
}

interface PreviewOptions {
  /** Release whose documents are all previewed as published. If undefined, only the subject's draft is previewed. */
  release?: ReleaseDrafts | undefined;
  /** True if the preview is displayed next to a form. The differences from the site are then not computed. */
  isFramed?: boolean;
}

/** Returns the content of the site in `locale` as if the draft, or the whole release, were published. */
export async function readPreviewContent(
  payload: Payload,
  subject: PreviewDocumentRef,
  locale: Locale,
  { release, isFramed = false }: PreviewOptions = {},
): Promise<Preview> {
  const options = previewReadOptions(release ?? { published: [subject] }, locale);
  const [shell, content] = await Promise.all([
    layoutDataOf(payload, options, isFramed),
    contentOf(payload, subject, options),
  ]);
  const priced = await withPrices(payload, content, options);
  const previewFacts = await barDataOf(payload, subject, { content, locale, isFramed });
  if (!release) {
    return { locale, ...shell, content: priced, preview: previewFacts };
  }
  const { id, name } = release;
  const preview = {
    ...previewFacts,
    languages: languagesOf(subject, release),
    release: { name, path: releasePath(id), pages: await pagesOf(payload, release, options) },
  };
  return { locale, ...shell, content: priced, preview };
}
