import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Grid with the heading beside the content, or above it on narrow screens. */
export const headingGrid = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: tokens.space["8"],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: `clamp(${tokens.space["10"]}, 8vw, 8rem)`,
      alignItems: "start",
    },
  },
});

/** Column of the heading. The heading stays in view while longer content scrolls. */
export const stickyHeading = blockStyle({
  "@media": {
    [media.large]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.size.header} + ${tokens.space["10"]})`,
    },
  },
});
