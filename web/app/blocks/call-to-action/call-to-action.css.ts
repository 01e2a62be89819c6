import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** As tall as the band itself, so that the drawing is cut by its edges. */
export const stage = blockStyle({
  position: "relative",
  display: "grid",
  overflowY: "clip",
  marginBlock: `calc(-1 * ${tokens.space.section})`,
  paddingBlock: tokens.space.section,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});

/** Fades towards the words, which stand before it. */
const fade = "linear-gradient(to right, transparent 12%, black 62%)";

export const fragment = blockStyle({
  display: "none",
  "@media": {
    [media.large]: {
      display: "block",
      position: "absolute",
      insetInlineEnd: `calc(-1 * ${tokens.space.gutter})`,
      insetBlockStart: "50%",
      inlineSize: "62rem",
      maskImage: fade,
      translate: "0 -56%",
    },
  },
});

/** A thing, which unlike a map has edges that would cross the words. */
export const thing = blockStyle(
  { "@media": { [media.large]: { inlineSize: "min(44rem, 50vw)" } } },
  fragment,
);

export const copy = blockStyle({
  position: "relative",
  paddingBlock: tokens.space["6"],
});
