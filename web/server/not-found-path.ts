import { blogSegment, localePrefix, splitLocalePath } from "contracts";

/** A path segment that cannot be a slug. */
const invalidSlug = "-";

/**
 * Returns the path under which the not-found page for `path` is rendered and cached: one per
 * language, and one more for missing articles, which has its own text.
 */
export function notFoundPath(path: string): string {
  const { locale, rest } = splitLocalePath(path);
  const [, first, second, third] = rest.split("/");
  const isArticle = first === blogSegment && second !== undefined && third === undefined;
  return `${localePrefix(locale)}${isArticle ? `/${blogSegment}` : ""}/${invalidSlug}`;
}

export function isNotFoundPath(path: string): boolean {
  return path.endsWith(`/${invalidSlug}`) && notFoundPath(path) === path;
}
