/** The `handle` that a route module exports. */
export interface RouteHandle {
  /** The route needs React in the browser. */
  hydrates?: boolean;
  /** The CMS determines what is at a path that matches the route. */
  isDocument?: boolean;
  /** A draft is rendered again after each edit, so its forms stay plain HTML (islands.ts). */
  isDraft?: boolean;
}

/**
 * Returns true if a route needs the framework scripts. Content pages need these scripts only in development, for hot
 * reload.
 */
export function someRouteHydrates(handles: readonly unknown[]): boolean {
  return (
    import.meta.env.DEV || handles.some((handle) => (handle as RouteHandle | undefined)?.hydrates)
  );
}
