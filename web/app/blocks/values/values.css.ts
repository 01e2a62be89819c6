import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const statements = blockStyle({
  display: "grid",
  gap: tokens.space["10"],
  marginBlockEnd: tokens.space.block,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      columnGap: tokens.space["8"],
    },
  },
});

export const statement = blockStyle({
  "@media": {
    [media.large]: {
      gridColumn: "span 6",
      /** Every second value starts a line lower. */
      selectors: { "&:nth-child(even)": { marginBlockStart: tokens.space["16"] } },
    },
  },
});

export const statementTitle = blockStyle({
  color: tokens.color.brand,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.body,
  letterSpacing: 0,
  marginBlockEnd: tokens.space["3"],
});

export const statementText = blockStyle({
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h3,
  fontWeight: tokens.weight.medium,
  letterSpacing: "-0.01em",
  lineHeight: tokens.lineHeight.snug,
  maxInlineSize: "34rem",
});

export const values = blockStyle({
  counterReset: "value",
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
});

export const value = blockStyle({
  counterIncrement: "value",
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr) auto",
  columnGap: tokens.space["4"],
  rowGap: tokens.space["2"],
  alignItems: "baseline",
  paddingBlock: tokens.space["5"],
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
  "::before": {
    content: "counter(value, decimal-leading-zero)",
    color: tokens.color.brand,
    fontVariantNumeric: "tabular-nums",
  },
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 1fr)",
      columnGap: tokens.space["8"],
      paddingBlock: tokens.space["6"],
    },
  },
});

export const title = blockStyle({ fontSize: tokens.fontSize.h3 });

export const text = blockStyle({
  gridColumn: "2 / -1",
  color: tokens.color.textMuted,
  "@media": { [media.large]: { gridColumn: "auto" } },
});

export const icon = blockStyle({
  gridArea: "1 / 3",
  alignSelf: "center",
  justifySelf: "end",
  color: tokens.color.brand,
  "@media": { [media.large]: { gridArea: "auto" } },
});
