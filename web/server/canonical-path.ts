/**
 * Longest path that is looked up, in characters. It holds the longest link that leaves the newsletter:
 * the token of a 254-character e-mail address (RFC 5321) has 564 characters.
 */
const maxLength = 640;

/**
 * Segments of names and endings. Each character can be matched in one way only, so a path that almost
 * fits is refused as quickly as any (tests/regular-expressions.test.ts).
 */
const possible = /^\/(?:[a-z0-9_-]+(?:\.[a-z0-9]+)*(?:\/[a-z0-9_-]+(?:\.[a-z0-9]+)*)*)?$/;

export type CanonicalPath =
  | { kind: "canonical"; path: string }
  | { kind: "redirect"; path: string }
  | { kind: "not-found" };

/**
 * The one spelling of a requested path: decoded, lower case, single slashes, none at the end.
 * Whatever no address of the site can contain is not found. The result always begins with exactly
 * one slash, so a redirect to it cannot leave the site.
 */
export function canonicalPath(requested: string): CanonicalPath {
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
  if (path.length > maxLength || !possible.test(path)) {
    return { kind: "not-found" };
  }
  return path === requested ? { kind: "canonical", path } : { kind: "redirect", path };
}
