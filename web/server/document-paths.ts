/** The route table, as the build has it; only what is read here. */
type Routes = Readonly<
  Record<string, { id: string; parentId?: string; path?: string } | undefined>
>;

/** Routes whose content is a document of the CMS. */
const documentRoute = /\/(home|article|page|group-feed)$/;

/** What each segment of a path must be; undefined stands for any. */
type Pattern = readonly (string | undefined)[];

function segmentsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route
    ? [...segmentsOf(routes, route.parentId), ...(route.path ?? "").split("/")].filter(Boolean)
    : [];
}

/** Of every route that is a screen by itself and has something of its own to show. */
function ownPatterns(routes: Routes): Pattern[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id }) => !parents.has(id) && !documentRoute.test(id))
    .map(({ id }) =>
      segmentsOf(routes, id).map((segment) => (segment.startsWith(":") ? undefined : segment)),
    );
}

/**
 * Tells whether what is at a canonical path is for the CMS to say. React Router's own matching takes
 * half a millisecond for the whole table, as long as it takes to send a page.
 */
export function documentPaths(routes: Routes): (path: string) => boolean {
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
