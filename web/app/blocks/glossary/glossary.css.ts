import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

export const letterGroup = blockStyle({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(4rem, 1fr) minmax(0, 8fr)", gap: space[8] },
  },
});
export const groupInitial = blockStyle({
  color: color.brand,
  fontSize: tokens.fontSize.h2,
  lineHeight: tokens.lineHeight.tight,
});
export const terms = blockStyle({
  display: "grid",
  gap: `${space[8]} ${space[12]}`,
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** Highlights the term that the URL's fragment refers to. */
export const term = blockStyle({
  display: "grid",
  gap: space[2],
  maxInlineSize: tokens.size.measure,
  paddingInlineStart: space[4],
  borderInlineStart: `${border.strong} solid transparent`,
  marginInlineStart: `calc(-1 * ${space[4]})`,
  selectors: { "&:target": { borderColor: color.brand } },
});
export const termName = blockStyle({
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});
/** Link to the page that explains the term. */
export const link = blockStyle({
  display: "inline-block",
  minInlineSize: "1.5rem",
  minBlockSize: "1.5rem",
  color: "inherit",
  textDecorationThickness: border.hairline,
  textUnderlineOffset: "0.25em",
  hover: { color: color.brand },
  active: { color: color.brandPressed },
});
