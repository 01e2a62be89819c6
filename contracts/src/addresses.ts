import { type Locale, localePrefix } from "./locales.ts";

/** The collections whose documents have an address on the site. */
export const addressedCollections = ["pages", "posts", "legal"] as const;
export type AddressedCollection = (typeof addressedCollections)[number];

/** The slug of the home page, in every language. */
export const homeSlug = "/";
/** Articles live below this segment in every language. */
export const blogSegment = "blog";

/** First segments, in every language, of the pages that are one visitor's own: never kept, never shared. */
export const personalSegments = ["admin", "auth", "client-area", "preview"] as const;

/** First segments that belong to the software, so no document may take them. */
export const reservedSegments = [
  ...personalSegments,
  "api",
  "assets",
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
  return slug === homeSlug ? prefix || "/" : `${prefix}/${slug}`;
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
  const isFlat = collection !== "posts" || segments.length === 1;
  if (!isFlat || !segments.every((segment) => slugSegment.test(segment))) {
    return "format";
  }
  const [first = "", second] = segments;
  const isReserved =
    collection !== "posts" &&
    ((reservedSegments as readonly string[]).includes(first) ||
      (first === blogSegment && second !== undefined));
  return isReserved ? "reserved" : undefined;
}
