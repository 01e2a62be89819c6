import type { RouteHandle } from "../app/route-handle.ts";

/** The fields of the build's route table that this module uses. */
type Routes = Readonly<
  Record<
    string,
    { id: string; parentId?: string; path?: string; module: { handle?: unknown } } | undefined
  >
>;

/** Expected segments of a path; undefined matches any segment. */
type Pattern = readonly (string | undefined)[];

function segmentsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route
    ? [...segmentsOf(routes, route.parentId), ...(route.path ?? "").split("/")].filter(Boolean)
    : [];
}

/** Returns the patterns of all routes that are not documents. A route without a path is a layout and has no pattern. */
function ownPatterns(routes: Routes): Pattern[] {
  return Object.values(routes)
    .filter((route) => route?.path && !(route.module.handle as RouteHandle | undefined)?.isDocument)
    .map((route) =>
      segmentsOf(routes, route?.id).map((segment) =>
        segment.startsWith(":") ? undefined : segment,
      ),
    );
}

/**
 * Returns a function that is true for canonical paths whose content comes from the CMS. Does not match all routes with
 * React Router, which takes 0.5 ms, as long as sending a page.
 */
export function createDocumentPathMatcher(routes: Routes): (path: string) => boolean {
  const patterns = ownPatterns(routes);
  return (path) => {
    const segments = path.split("/").slice(1);
    return !patterns.some(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((segment, index) => segment === undefined || segment === segments[index]),
    );
  };
}
