import { media } from "#app/styles/media.ts";
import { blockStyle } from "../block-style.ts";

export const column = blockStyle({
  "@media": { [media.large]: { marginInlineStart: "25%" } },
});
