import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { gutter } = tokens.space;

const unscrolled = {
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  overflow: "visible",
  marginInline: 0,
  paddingInline: 0,
} as const;

/**
 * Cards in one row that scrolls sideways on phones, up to the page's edges. The keyboard must reach it: each card contains
 * a link, or the row itself takes the focus.
 */
export const cardRow = blockStyle({
  // Contains the visually hidden texts of cards, which would widen the page otherwise.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(17.5rem, 88%)",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: gutter,
  marginInline: `calc(-1 * ${gutter})`,
  // Space for shadows and focus rings.
  paddingBlock: tokens.space["2"],
  paddingInline: gutter,
  "@media": {
    [media.medium]: { ...unscrolled, paddingBlock: 0 },
    [media.print]: { ...unscrolled, paddingBlock: 0 },
  },
});
blockGlobal(`${cardRow} > *`, { scrollSnapAlign: "start" });
