import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const heading = blockStyle({
  display: "grid",
  alignContent: "space-between",
  blockSize: "100%",
});

export const note = blockStyle({
  maxInlineSize: "24rem",
  paddingBlockStart: tokens.space["4"],
  borderBlockStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
});

export const person = blockStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space["5"],
  alignItems: "start",
  paddingBlock: tokens.space["6"],
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
  selectors: { "&:last-child": { paddingBlockEnd: 0 } },
  "@media": { [media.medium]: { columnGap: tokens.space["8"] } },
});

export const name = blockStyle({ fontSize: tokens.fontSize.h3 });

export const role = blockStyle({
  color: tokens.color.brand,
  fontWeight: tokens.weight.medium,
  marginBlockEnd: tokens.space["3"],
});

export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "34rem" });
