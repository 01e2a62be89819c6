/**
 * Maximum length of a path, in characters. The longest valid path is the newsletter's unsubscribe link: the token of a
 * 254-character e-mail address (RFC 5321) has 564 characters.
 */
const maxLength = 640;

/**
 * Matches segments with optional endings. Each character can match in one way only, so a path that
 * almost matches is rejected in linear time (tests/regular-expressions.test.ts).
 */
const validPath = /^\/(?:[a-z0-9_-]+(?:\.[a-z0-9]+)*(?:\/[a-z0-9_-]+(?:\.[a-z0-9]+)*)*)?$/;

export type CanonicalPath =
  | { kind: "canonical"; path: string }
  | { kind: "redirect"; path: string }
  | { kind: "not-found" };

/**
 * Normalizes a requested path: decoded, lower case, single slashes, no trailing slash. Returns
 * `not-found` for a path that no page of the site can have. The result begins with exactly one
 * slash, so that a redirect to it cannot leave the site.
 */
export function toCanonicalPath(requested: string): CanonicalPath {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requested);
  } catch {
    return { kind: "not-found" };
  }
  const path = `/${decoded}`
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
  if (path.length > maxLength || !validPath.test(path)) {
    return { kind: "not-found" };
  }
  return path === requested ? { kind: "canonical", path } : { kind: "redirect", path };
}
