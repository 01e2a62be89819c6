import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { gutter } = tokens.space;

const withoutScrolling = {
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  overflow: "visible",
  marginInline: 0,
  paddingInline: 0,
} as const;

/**
 * Cards in one row that scrolls sideways on phones, up to the page's edges. Keyboard users must be
 * able to scroll the row, so each card contains a link or the row itself is focusable.
 */
export const cardRow = blockStyle({
  // Positions the visually hidden texts of cards inside the row. Otherwise these texts would widen the page.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(17.5rem, 88%)",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: gutter,
  marginInline: `calc(-1 * ${gutter})`,
  // Leaves space for shadows and focus rings, which the scroll container would clip.
  paddingBlock: tokens.space["2"],
  paddingInline: gutter,
  "@media": {
    [media.medium]: { ...withoutScrolling, paddingBlock: 0 },
    [media.print]: { ...withoutScrolling, paddingBlock: 0 },
  },
});
blockGlobal(`${cardRow} > *`, { scrollSnapAlign: "start" });
