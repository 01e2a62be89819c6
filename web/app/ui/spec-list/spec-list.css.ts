import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Container width with space for label, value and note side by side. */
const wideContainer = "(min-width: 38rem)";

export const frame = uiStyle({ containerType: "inline-size" });

export const list = uiStyle({
  borderBlockStart: `${tokens.border.strong} solid ${tokens.color.text}`,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
});

export const row = uiStyle({
  display: "grid",
  rowGap: tokens.space["1"],
  paddingBlock: tokens.space["3"],
  lineHeight: tokens.lineHeight.snug,
  selectors: {
    "& + &": { borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}` },
  },
  "@container": {
    [wideContainer]: {
      paddingBlock: tokens.space["4"],
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)",
      columnGap: tokens.space["6"],
      alignItems: "first baseline",
    },
  },
});

export const label = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space["3"],
  selectors: { "&:not(:has(svg))": { gridTemplateColumns: "minmax(0, 1fr)" } },
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  "@container": { [wideContainer]: { fontSize: "inherit" } },
});

/** As high as the first line of the label next to it. */
export const icon = uiStyle({
  display: "grid",
  alignItems: "center",
  blockSize: "1lh",
  color: tokens.color.brand,
});

export const value = uiStyle({
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  fontSize: tokens.fontSize.h4,
  letterSpacing: "-0.01em",
});

export const note = uiStyle({ color: tokens.color.textMuted, fontSize: tokens.fontSize.small });
