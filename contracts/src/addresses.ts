import { type Locale, localePrefix, splitLocalePath } from "./locales.ts";

/** Collections whose documents have a URL on the site. */
export const addressedCollections = [
  "pages",
  "posts",
  "legal",
  "categories",
  "tags",
  "authors",
] as const;
export type AddressedCollection = (typeof addressedCollections)[number];

/** Collections that group articles; each of their documents has a page that lists its articles. */
export const articleGroups = ["categories", "tags", "authors"] as const;
export type ArticleGroup = (typeof articleGroups)[number];

export function isArticleGroup(collection: string): collection is ArticleGroup {
  return (articleGroups as readonly string[]).includes(collection);
}

/** The slug of the home page, in every language. */
export const homeSlug = "/";
/** Path segment of the blog, the same in every language. */
export const blogSegment = "blog";
/** Slug of the glossary page in each language. The pages of its terms are below it: `/glossario/rpo`. */
export const glossarySegments: Record<Locale, string> = {
  "pt-BR": "glossario",
  "en-US": "glossary",
  "es-ES": "glosario",
};
/** Path segment of each kind of article group, between `/blog` and the group's slug. */
export const articleGroupSegments: Record<ArticleGroup, Record<Locale, string>> = {
  categories: { "pt-BR": "categoria", "en-US": "category", "es-ES": "categoria" },
  tags: { "pt-BR": "tag", "en-US": "tag", "es-ES": "etiqueta" },
  authors: { "pt-BR": "autor", "en-US": "author", "es-ES": "autor" },
};
/** Path segment before the page number in the URL of a list's second and later pages. */
export const listPageSegments: Record<Locale, string> = {
  "pt-BR": "pagina",
  "en-US": "page",
  "es-ES": "pagina",
};
/** Number of articles on one page of a list. */
export const articlesPerPage = 12;
/** Minimum number of articles in a group whose page search engines may index. */
export const minIndexedArticles = 3;
/** Maximum number of articles in a feed; a feed contains the newest articles. */
export const articlesPerFeed = 50;
/** Last segment of a list's feed. */
export const feedSegment = "feed.xml";
/** Path segment of the search page in each language. */
export const searchSegments: Record<Locale, string> = {
  "pt-BR": "busca",
  "en-US": "search",
  "es-ES": "buscar",
};

/**
 * First path segments of account pages and previews, the same in every language. Pages with such a path are never
 * cached.
 */
export const uncachedSegments = ["admin", "auth", "client-area", "preview"] as const;

/** First path segments that the site's own routes use; no page may have one of them as its slug. */
export const reservedSegments = [
  ...uncachedSegments,
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

/** Returns the path of a document on the site: `{pages, "sobre", "pt-BR"}` gives `/sobre`. */
export function documentPath({ collection, slug, locale }: DocumentAddress): string {
  const prefix = localePrefix(locale);
  if (collection === "posts") {
    return `${prefix}/${blogSegment}/${slug}`;
  }
  if (isArticleGroup(collection)) {
    return `${prefix}/${blogSegment}/${articleGroupSegments[collection][locale]}/${slug}`;
  }
  return slug === homeSlug ? prefix || "/" : `${prefix}/${slug}`;
}

/** Returns the path of a page of a list; the first page has the path of the list itself. */
export function listPagePath(path: string, page: number): string {
  const { locale } = splitLocalePath(path);
  return page === 1 ? path : `${path}/${listPageSegments[locale]}/${page}`;
}

const pageNumber = /^[1-9][0-9]{0,5}$/;

/** Splits a canonical path into the path of a list and a page number, which is 1 if the path has none. */
export function splitListPagePath(path: string): { list: string; page: number } {
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
 * Returns the collection and slug of the blog document at a canonical path; undefined for other paths. Pages and
 * legal documents share one set of slugs, so their paths alone do not show the collection.
 */
export function parseBlogPath(
  path: string,
): { collection: "posts" | ArticleGroup; slug: string } | undefined {
  const { locale, rest } = splitLocalePath(path);
  const [, first, second, third, ...more] = rest.split("/");
  if (first !== blogSegment || second === undefined) {
    return undefined;
  }
  const group = articleGroups.find((each) => articleGroupSegments[each][locale] === second);
  return group && third !== undefined && more.length === 0
    ? { collection: group, slug: third }
    : { collection: "posts", slug: rest.slice(blogSegment.length + 2) };
}

const slugSegment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maxSlugLength = 120;
/** Maximum length of a suggested slug, in characters; keeps URLs readable. */
const suggestedSlugLength = 70;

/** Returns the slug suggested for a title: "Nuvem & Segurança" gives "nuvem-seguranca". */
export function suggestSlug(title: string): string {
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

/** Returns the reason why a document of `collection` may not have this slug; undefined if it may. */
export function findSlugProblem({
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
  const hasOwnSlugs = collection === "posts" || isArticleGroup(collection);
  const isFlat = !hasOwnSlugs || segments.length === 1;
  if (!isFlat || !segments.every((segment) => slugSegment.test(segment))) {
    return "format";
  }
  const [first = "", second] = segments;
  const isReserved =
    !hasOwnSlugs &&
    ((reservedSegments as readonly string[]).includes(first) ||
      (first === blogSegment && second !== undefined));
  return isReserved ? "reserved" : undefined;
}
