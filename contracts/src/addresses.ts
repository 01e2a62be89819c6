import { type Locale, localePrefix, splitLocalePath } from "./locales.ts";

/** The collections whose documents have an address on the site. */
export const addressedCollections = [
  "pages",
  "posts",
  "legal",
  "categories",
  "tags",
  "authors",
] as const;
export type AddressedCollection = (typeof addressedCollections)[number];

/** What articles are gathered by; each document of these has a page that lists its articles. */
export const articleGroups = ["categories", "tags", "authors"] as const;
export type ArticleGroup = (typeof articleGroups)[number];

export function isArticleGroup(collection: string): collection is ArticleGroup {
  return (articleGroups as readonly string[]).includes(collection);
}

/** The slug of the home page, in every language. */
export const homeSlug = "/";
/** Articles live below this segment in every language. */
export const blogSegment = "blog";
/** Below it, before the slug of what gathers articles. */
export const groupSegments: Record<ArticleGroup, Record<Locale, string>> = {
  categories: { "pt-BR": "categoria", "en-US": "category", "es-ES": "categoria" },
  tags: { "pt-BR": "tag", "en-US": "tag", "es-ES": "etiqueta" },
  authors: { "pt-BR": "autor", "en-US": "author", "es-ES": "autor" },
};
/** Before the number of a list's page, from its second on. */
export const listPageSegments: Record<Locale, string> = {
  "pt-BR": "pagina",
  "en-US": "page",
  "es-ES": "pagina",
};
/** Articles on one page of a list. */
export const articlesPerPage = 12;
/** Articles in a feed: the newest. */
export const articlesPerFeed = 50;
/** Last segment of a list's feed. */
export const feedSegment = "feed.xml";
/** The search page of each language. */
export const searchSegments: Record<Locale, string> = {
  "pt-BR": "busca",
  "en-US": "search",
  "es-ES": "buscar",
};

/** First segments, in every language, of the pages that are one visitor's own: never kept, never shared. */
export const personalSegments = ["admin", "auth", "client-area", "preview"] as const;

/** First segments that belong to the software, so no document may take them. */
export const reservedSegments = [
  ...personalSegments,
  "api",
  "assets",
  "busca",
  "buscar",
  "cms",
  "contact",
  "contacto",
  "contato",
  "en",
  "es",
  "healthz",
  "media",
  "newsletter",
  "orcamento",
  "precoadmin",
  "presupuesto",
  "quote",
  "readyz",
  "search",
  "sitemap",
  "status",
  "_next",
] as const;

export interface DocumentAddress {
  collection: AddressedCollection;
  slug: string;
  locale: Locale;
}

/** Path of a document on the site: `{pages, "sobre", "pt-BR"}` is `/sobre`. */
export function documentPath({ collection, slug, locale }: DocumentAddress): string {
  const prefix = localePrefix(locale);
  if (collection === "posts") {
    return `${prefix}/${blogSegment}/${slug}`;
  }
  if (isArticleGroup(collection)) {
    return `${prefix}/${blogSegment}/${groupSegments[collection][locale]}/${slug}`;
  }
  return slug === homeSlug ? prefix || "/" : `${prefix}/${slug}`;
}

/** Path of a page of the list at `path`; the first is the list's own. */
export function listPagePath(path: string, page: number): string {
  const { locale } = splitLocalePath(path);
  return page === 1 ? path : `${path}/${listPageSegments[locale]}/${page}`;
}

const pageNumber = /^[1-9][0-9]{0,5}$/;

/** A canonical path as a list's path and the number of its page: 1 unless it says another. */
export function splitListPage(path: string): { list: string; page: number } {
  const { locale, rest } = splitLocalePath(path);
  const segments = rest.split("/");
  const number = segments.at(-1) ?? "";
  return segments[1] === blogSegment &&
    segments.at(-2) === listPageSegments[locale] &&
    pageNumber.test(number)
    ? { list: path.split("/").slice(0, -2).join("/"), page: Number(number) }
    : { list: path, page: 1 };
}

/**
 * The collection that a document at a canonical path must be of, with its slug; undefined where a page
 * or a legal text may be, which share one space of addresses.
 */
export function blogDocumentAt(
  path: string,
): { collection: "posts" | ArticleGroup; slug: string } | undefined {
  const { locale, rest } = splitLocalePath(path);
  const [, first, second, third, ...more] = rest.split("/");
  if (first !== blogSegment || second === undefined) {
    return undefined;
  }
  const group = articleGroups.find((each) => groupSegments[each][locale] === second);
  return group && third !== undefined && more.length === 0
    ? { collection: group, slug: third }
    : { collection: "posts", slug: rest.slice(blogSegment.length + 2) };
}

const slugSegment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maxSlugLength = 120;
/** An address that one can still read and say. */
const suggestedSlugLength = 70;

/** The address that a title suggests: "Nuvem & Segurança" is "nuvem-seguranca". */
export function slugFrom(title: string): string {
  const words = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > suggestedSlugLength) {
      break;
    }
    slug = longer;
  }
  return slug;
}

export type SlugProblem = "format" | "too-long" | "reserved";

/** Why `slug` cannot be an address in `collection`, or undefined when it can. */
export function slugProblem({
  collection,
  slug,
}: Pick<DocumentAddress, "collection" | "slug">): SlugProblem | undefined {
  if (collection === "pages" && slug === homeSlug) {
    return undefined;
  }
  if (slug.length > maxSlugLength) {
    return "too-long";
  }
  const segments = slug.split("/");
  const hasOwnSpace = collection === "posts" || isArticleGroup(collection);
  const isFlat = !hasOwnSpace || segments.length === 1;
  if (!isFlat || !segments.every((segment) => slugSegment.test(segment))) {
    return "format";
  }
  const [first = "", second] = segments;
  const isReserved =
    !hasOwnSpace &&
    ((reservedSegments as readonly string[]).includes(first) ||
      (first === blogSegment && second !== undefined));
  return isReserved ? "reserved" : undefined;
}
