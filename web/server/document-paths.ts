interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

/** The route table, as the build has it; only what is read here. */
type Routes<Of extends Route = Route> = Readonly<Record<string, Of | undefined>>;

/** Routes whose content is a document of the CMS. */
const documentRoute = /\/(home|article|page|group-feed)$|\/article\//;

/** What each segment of a path must be; undefined stands for any. */
type Pattern = readonly (string | undefined)[];

function segmentsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route
    ? [...segmentsOf(routes, route.parentId), ...(route.path ?? "").split("/")].filter(Boolean)
    : [];
}

/** Of every route that has something of its own to show; what has no path is around others. */
function ownPatterns(routes: Routes): Pattern[] {
  return Object.values(routes)
    .filter((route) => route?.path && !documentRoute.test(route.id))
    .map((route) =>
      segmentsOf(routes, route?.id).map((segment) =>
        segment.startsWith(":") ? undefined : segment,
      ),
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

/** All routes that the address of a document can be of, and the root that is around them. */
export function documentRoutes<Of extends Route>(routes: Routes<Of>): Routes<Of> {
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => route?.parentId === undefined || documentRoute.test(id),
    ),
  );
}
