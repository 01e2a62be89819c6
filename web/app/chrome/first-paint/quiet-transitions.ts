/** Handles the rejection by which a browser reports that it skips a transition between two pages. */
export function quietTransitions(): void {
  for (const name of ["pageswap", "pagereveal"] as const) {
    addEventListener(name, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
    });
  }
}
