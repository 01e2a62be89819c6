import {
  type AddressedCollection,
  type Alternates,
  addressedCollections,
  blogSegment,
  documentTag,
  homeSlug,
  type Locale,
  localePrefix,
  slugProblem,
  splitLocalePath,
} from "contracts";
import type { FlattenedField, Payload } from "payload";
import { database } from "../ground/database.ts";
import type {
  Legal,
  Navigation,
  Page,
  Post,
  PriceCatalogue,
  SiteSetting,
} from "../payload-types.ts";
import { catalogueOf, type PublishedCatalogue } from "../prices/published-catalogue.ts";
import {
  addressesOf,
  articleRows,
  documentBySlug,
  documentOnceAt,
} from "./published/published-rows.ts";
import { PublishedReader } from "./published/read-published.ts";

interface Found<Document> {
  document: Document;
  alternates: Alternates;
}

export type ResolvedContent =
  | ({
      kind: "pages";
      articles?: ArticleSummary[];
      priceCatalogue?: PublishedCatalogue;
    } & Found<Page>)
  | ({ kind: "posts" } & Found<Post>)
  | ({ kind: "legal" } & Found<Legal>)
  | { kind: "redirect"; to: string }
  | { kind: "not-found" };

const articleSummary = [
  "slug",
  "title",
  "description",
  "author",
  "publishedAt",
  "readingMinutes",
  "illustration",
  "cover",
  "updatedAt",
] as const;

export type ArticleSummary = Pick<Post, "id" | (typeof articleSummary)[number]>;

interface Read<Answer> {
  answer: Answer;
  dependsOn: string[];
}

function fieldsOf(payload: Payload, collection: AddressedCollection): FlattenedField[] {
  return payload.collections[collection].config.flattenedFields;
}

/** Published articles of a language, newest first. One without a body is not offered. */
async function listArticles(payload: Payload, reader: PublishedReader): Promise<ArticleSummary[]> {
  reader.dependOn("posts");
  const summary = new Set<string>(articleSummary);
  const fields = fieldsOf(payload, "posts").filter(({ name }) => summary.has(name));
  const rows = await articleRows(database(payload), reader.locale);
  return rows.map((row) => reader.document(fields, row) as object as ArticleSummary);
}

/** The same by themselves, for a draft of the page that lists them. */
export async function readArticles(payload: Payload, locale: Locale): Promise<ArticleSummary[]> {
  const reader = new PublishedReader(payload, locale);
  const articles = await listArticles(payload, reader);
  await reader.fillIn();
  return articles;
}

/** What visitors find at an address; its documents are typed by the collection they are of. */
async function findBySlug<Document>(
  payload: Payload,
  reader: PublishedReader,
  { collection, slug }: { collection: AddressedCollection; slug: string },
): Promise<Found<Document> | undefined> {
  const { locale } = reader;
  const found = await documentBySlug(database(payload), { collection, slug, locale });
  if (!found) {
    return undefined;
  }
  const id = String(found.row.id);
  reader.dependOn(documentTag(collection, id));
  return {
    document: reader.document(fieldsOf(payload, collection), found) as Document,
    alternates: await addressesOf(database(payload), collection, id),
  };
}

/** Where a document that once lived at `path` lives now, in the same language. */
async function currentAddress(
  payload: Payload,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const former = await documentOnceAt(database(payload), path);
  if (!former) {
    return undefined;
  }
  const { collection, id } = former;
  const current = (await addressesOf(database(payload), collection, id))[locale];
  return current === path ? undefined : current;
}

/** Whether the page's copy has a price in it, which the site writes from the catalogue. */
function namesPrice(page: Page): boolean {
  return /\{(?:price|unit):/.test(JSON.stringify(page));
}

/** The price catalogue that visitors are quoted with; undefined while none is published. */
async function pricesFor(reader: PublishedReader): Promise<PublishedCatalogue | undefined> {
  const document = await reader.global("price-catalogue");
  return document && catalogueOf(document as object as PriceCatalogue);
}

/** A page, with what its blocks show beside their own fields. */
async function withLists(
  payload: Payload,
  reader: PublishedReader,
  found: Found<Page>,
): Promise<ResolvedContent> {
  const has = (kind: Page["blocks"][number]["blockType"]) =>
    found.document.blocks.some(({ blockType }) => blockType === kind);
  const priceCatalogue =
    has("priceCalculator") || namesPrice(found.document) ? await pricesFor(reader) : undefined;
  return {
    kind: "pages",
    ...found,
    ...(has("articleList") ? { articles: await listArticles(payload, reader) } : {}),
    ...(priceCatalogue ? { priceCatalogue } : {}),
  };
}

async function contentAt(
  payload: Payload,
  reader: PublishedReader,
  path: string,
): Promise<ResolvedContent> {
  const { locale, rest } = splitLocalePath(path);
  const slug = rest === "/" ? homeSlug : rest.slice(1);
  const articlePrefix = `${blogSegment}/`;
  const address: { collection: AddressedCollection; slug: string } = slug.startsWith(articlePrefix)
    ? { collection: "posts", slug: slug.slice(articlePrefix.length) }
    : { collection: "pages", slug };

  if (address.collection === "posts") {
    const article = await findBySlug<Post>(payload, reader, address);
    if (article?.document.body) {
      return { kind: "posts", ...article };
    }
  } else if (path !== `${localePrefix(locale)}/${homeSlug}`) {
    const page = await findBySlug<Page>(payload, reader, address);
    if (page) {
      return withLists(payload, reader, page);
    }
    const legal = await findBySlug<Legal>(payload, reader, { collection: "legal", slug });
    if (legal) {
      return { kind: "legal", ...legal };
    }
  }

  const to = await currentAddress(payload, path, locale);
  if (to || slugProblem(address) === undefined) {
    // Any document may come to be here, or go on from where it is.
    for (const collection of addressedCollections) {
      reader.dependOn(collection);
    }
  }
  return to ? { kind: "redirect", to } : { kind: "not-found" };
}

/** What a visitor finds at a canonical path of the site: `/en/blog/some-article`. */
export async function resolveContent(
  payload: Payload,
  path: string,
): Promise<Read<ResolvedContent>> {
  const reader = new PublishedReader(payload, splitLocalePath(path).locale);
  const answer = await contentAt(payload, reader, path);
  await reader.fillIn();
  return { answer, dependsOn: reader.dependsOn };
}

/** What is around every page of a language. */
export async function readShell(
  payload: Payload,
  locale: Locale,
): Promise<Read<{ settings: SiteSetting; navigation: Navigation }>> {
  const reader = new PublishedReader(payload, locale);
  const [settings, navigation] = await Promise.all([
    reader.global("site-settings"),
    reader.global("navigation"),
  ]);
  await reader.fillIn();
  const answer = { settings, navigation } as object as {
    settings: SiteSetting;
    navigation: Navigation;
  };
  return { answer, dependsOn: reader.dependsOn };
}

/** The published prices by themselves. */
export async function readPrices(
  payload: Payload,
  locale: Locale,
): Promise<Read<PublishedCatalogue | undefined>> {
  const reader = new PublishedReader(payload, locale);
  const answer = await pricesFor(reader);
  return { answer, dependsOn: reader.dependsOn };
}
