/**
 * Of a large part of a page: while the page begins, it is laid out and painted only where it comes near the
 * screen, and is taken to be as tall as most are (app/chrome/below-later.ts, decisions/0080).
 */
export const drawnWhenNear = {
  ":root[data-below] &": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 60rem",
  },
} as const;
