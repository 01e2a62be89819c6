import {
  type AddressedCollection,
  type Alternates,
  blogSegment,
  documentPath,
  homeSlug,
  type Locale,
  localePrefix,
  locales,
  splitLocalePath,
} from "contracts";
import type { CollectionSlug, Payload, Where } from "payload";
import type { Legal, Page, Post } from "../payload-types.ts";
import { type PublishedCatalogue, publishedCatalogue } from "../prices/published-catalogue.ts";

type AddressedDocument = Page | Post | Legal;

export type ResolvedContent =
  | {
      kind: "pages";
      document: Page;
      alternates: Alternates;
      articles?: ArticleSummary[];
      priceCatalogue?: PublishedCatalogue;
    }
  | { kind: "posts"; document: Post; alternates: Alternates }
  | { kind: "legal"; document: Legal; alternates: Alternates }
  | { kind: "redirect"; to: string }
  | { kind: "not-found" };

const published: Where = { _status: { equals: "published" } };

/** Everything here answers as anyone would be answered: no draft gets out. */
const asAnyone = { overrideAccess: false, fallbackLocale: false as const };

const articleSummary = {
  slug: true,
  title: true,
  description: true,
  author: true,
  publishedAt: true,
  readingMinutes: true,
  illustration: true,
  cover: true,
  updatedAt: true,
} as const;

export type ArticleSummary = Pick<Post, "id" | keyof typeof articleSummary>;

/** Published articles of a language, newest first. One without a body is not offered. */
export async function listArticles(payload: Payload, locale: Locale): Promise<ArticleSummary[]> {
  const { docs } = await payload.find({
    collection: "posts",
    where: { and: [published, { slug: { exists: true } }, { readingMinutes: { exists: true } }] },
    locale,
    sort: "-publishedAt",
    depth: 1,
    limit: 200,
    pagination: false,
    select: articleSummary,
    ...asAnyone,
  });
  return docs;
}

async function findBySlug<T extends AddressedCollection>(
  payload: Payload,
  { collection, slug, locale }: { collection: T; slug: string; locale: Locale },
): Promise<AddressedDocument | undefined> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { and: [published, { slug: { equals: slug } }] },
    locale,
    depth: 1,
    limit: 1,
    pagination: false,
    ...asAnyone,
  });
  return docs[0] as AddressedDocument | undefined;
}

/** Paths of a document in the languages it has an address in. */
async function alternatesOf(
  payload: Payload,
  collection: AddressedCollection,
  id: string,
): Promise<Alternates> {
  const document = await payload.findByID({
    collection,
    id,
    locale: "all",
    depth: 0,
    select: addressFields(collection),
    disableErrors: true,
    ...asAnyone,
  });
  return alternatesFrom(collection, document);
}

/** What tells in which languages a document is offered: an article also needs a body. */
export function addressFields(collection: AddressedCollection) {
  const slug = { slug: true } as const;
  return collection === "posts" ? ({ ...slug, readingMinutes: true } as const) : slug;
}

/** With `locale: "all"` Payload answers a map per localized field, whatever its types say. */
type InEveryLocale<T> = Partial<Record<Locale, T | null>> | null | undefined;

/** Paths of a document that was read with `locale: "all"` and the fields of `addressFields`. */
export function alternatesFrom(collection: AddressedCollection, document: unknown): Alternates {
  const { slug: slugs, readingMinutes } = (document ?? {}) as {
    slug?: InEveryLocale<string>;
    readingMinutes?: InEveryLocale<number>;
  };
  const alternates: Alternates = {};
  for (const locale of locales) {
    const slug = slugs?.[locale];
    if (slug && (collection !== "posts" || readingMinutes?.[locale])) {
      alternates[locale] = documentPath({ collection, slug, locale });
    }
  }
  return alternates;
}

/** Where a document that once lived at `path` lives now, in the same language. */
async function currentAddress(
  payload: Payload,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: "former-addresses",
    where: { path: { equals: path } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const former = docs[0];
  if (!former?.document?.value) {
    return undefined;
  }
  const { relationTo, value } = former.document;
  const id = typeof value === "string" ? value : value.id;
  const alternates = await alternatesOf(payload, relationTo, id);
  const current = alternates[locale];
  return current === path ? undefined : current;
}

/** Whether the page's copy has a price in it, which the site writes from the catalogue. */
function namesPrice(page: Page): boolean {
  return /\{(?:price|unit):/.test(JSON.stringify(page));
}

/** What a visitor finds at a canonical path of the site: `/en/blog/some-article`. */
export async function resolveContent(payload: Payload, path: string): Promise<ResolvedContent> {
  const { locale, rest } = splitLocalePath(path);
  const slug = rest === "/" ? homeSlug : rest.slice(1);
  const articlePrefix = `${blogSegment}/`;

  if (slug.startsWith(articlePrefix)) {
    const article = await findBySlug(payload, {
      collection: "posts",
      slug: slug.slice(articlePrefix.length),
      locale,
    });
    if (article && "body" in article && article.body) {
      return {
        kind: "posts",
        document: article as Post,
        alternates: await alternatesOf(payload, "posts", article.id),
      };
    }
  } else if (path !== `${localePrefix(locale)}/${homeSlug}`) {
    const page = await findBySlug(payload, { collection: "pages", slug, locale });
    if (page) {
      const document = page as Page;
      const alternates = await alternatesOf(payload, "pages", page.id);
      const has = (kind: Page["blocks"][number]["blockType"]) =>
        document.blocks.some(({ blockType }) => blockType === kind);
      const priceCatalogue =
        has("priceCalculator") || namesPrice(document)
          ? await publishedCatalogue(payload, locale)
          : undefined;
      return {
        kind: "pages",
        document,
        alternates,
        ...(has("articleList") ? { articles: await listArticles(payload, locale) } : {}),
        ...(priceCatalogue ? { priceCatalogue } : {}),
      };
    }
    const legal = await findBySlug(payload, { collection: "legal", slug, locale });
    if (legal) {
      return {
        kind: "legal",
        document: legal as Legal,
        alternates: await alternatesOf(payload, "legal", legal.id),
      };
    }
  }

  const to = await currentAddress(payload, path, locale);
  return to ? { kind: "redirect", to } : { kind: "not-found" };
}
