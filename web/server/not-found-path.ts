import { blogSegment, localePrefix, splitLocalePath } from "contracts";

/** A segment that no document can have. */
const impossible = "-";

/**
 * Where the not-found page for `path` is drawn and kept: one for each language, and one more for its
 * articles, which has its own words.
 */
export function notFoundPath(path: string): string {
  const { locale, rest } = splitLocalePath(path);
  const [, first, second, third] = rest.split("/");
  const isArticle = first === blogSegment && second !== undefined && third === undefined;
  return `${localePrefix(locale)}${isArticle ? `/${blogSegment}` : ""}/${impossible}`;
}

export function isNotFoundPath(path: string): boolean {
  return path.endsWith(`/${impossible}`) && notFoundPath(path) === path;
}
