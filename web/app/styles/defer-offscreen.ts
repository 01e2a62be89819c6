/**
 * Style of a large section: while the page loads, the browser lays it out only near the screen, and assumes a
 * typical height until then (app/chrome/defer-layout.ts, decisions/0080).
 */
export const deferOffscreen = {
  ":root[data-below] &": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 60rem",
  },
} as const;
