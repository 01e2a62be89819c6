import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";

export const textColumn = blockStyle({
  "@media": { [media.large]: { marginInlineStart: "25%" } },
});
