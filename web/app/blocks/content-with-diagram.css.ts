import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const diagramGrid = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space["10"],
  alignItems: "start",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 28rem) minmax(0, 1fr)",
      columnGap: tokens.space["16"],
    },
  },
});
