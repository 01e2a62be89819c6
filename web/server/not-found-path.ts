import { blogSegment, localePrefix, splitLocalePath } from "contracts";

/** A path segment that cannot be a slug. */
const invalidSlug = "-";

/**
 * Returns the path under which the not-found page for `path` is rendered and cached. Each language has two such paths:
 * one for missing articles, whose text differs, and one for all other paths.
 */
export function toNotFoundPath(path: string): string {
  const { locale, rest } = splitLocalePath(path);
  const [, first, second, third] = rest.split("/");
  const isArticle = first === blogSegment && second !== undefined && third === undefined;
  return `${localePrefix(locale)}${isArticle ? `/${blogSegment}` : ""}/${invalidSlug}`;
}

export function isNotFoundPath(path: string): boolean {
  return path.endsWith(`/${invalidSlug}`) && toNotFoundPath(path) === path;
}
