/** Handles the rejection by which a browser reports that it skips a view transition. */
export function quietTransitions(): void {
  for (const name of ["pageswap", "pagereveal"] as const) {
    addEventListener(name, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
    });
  }
}
