import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Heading at the side, matter beside it; one below the other where there is no room. */
export const aside = blockStyle({
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

/** The heading's column, which stays in sight while a longer neighbour scrolls. */
export const stickyHeading = blockStyle({
  "@media": {
    [media.large]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.size.header} + ${tokens.space["10"]})`,
    },
  },
});
