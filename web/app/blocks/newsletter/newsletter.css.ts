import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space } = tokens;

export const newsletterGrid = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.block,
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
