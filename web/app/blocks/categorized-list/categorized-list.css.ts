import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

function columnsStyle({ phone, wide }: { phone: string; wide: string }) {
  return blockStyle({
    display: "grid",
    gridTemplateColumns: phone,
    gap: `${tokens.space["10"]} ${tokens.space["5"]}`,
    "@media": {
      [media.medium]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(${wide}, 1fr))`,
        columnGap: tokens.space["6"],
      },
    },
  });
}

export const categoryGrid = columnsStyle({ phone: "minmax(0, 1fr)", wide: "15rem" });
export const narrowCategoryGrid = columnsStyle({
  phone: "repeat(2, minmax(0, 1fr))",
  wide: "11rem",
});

/** Titles of one row have the same height, so that the lines below them align. */
export const category = blockStyle({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 2",
  rowGap: 0,
});

export const title = blockStyle({
  display: "grid",
  alignContent: "end",
  gap: tokens.space["3"],
  fontSize: tokens.fontSize.h4,
  paddingBlockEnd: tokens.space["3"],
  borderBlockEnd: `${tokens.border.strong} solid ${tokens.color.text}`,
});

export const icon = blockStyle({ color: tokens.color.brand });

export const item = blockStyle({
  paddingBlock: tokens.space["2"],
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
  fontVariantNumeric: "slashed-zero",
  lineHeight: tokens.lineHeight.snug,
});
