/** A route that needs React in the browser says so: `export const handle = { hydrates: true }`. */
export interface RouteHandle {
  hydrates?: boolean;
  /** It is drawn anew while somebody writes it: its forms stay plain (islands.ts). */
  isDraft?: boolean;
}

/** Content pages send no framework script. Development always does, for hot reload. */
export function hydrates(handles: readonly unknown[]): boolean {
  return (
    import.meta.env.DEV || handles.some((handle) => (handle as RouteHandle | undefined)?.hydrates)
  );
}
