import { style } from "@vanilla-extract/css";
import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

export const lines = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  fontSize: tokens.fontSize.small,
});

const row = featureStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
  paddingBlock: "0.1875rem",
  lineHeight: tokens.lineHeight.snug,
  // Moves the amount below its line with large text.
  "@media": { [media.narrow]: { flexWrap: "wrap" } },
});

export const rowKinds = {
  line: row,
  subtotal: style([
    row,
    featureStyle({
      marginBlockEnd: space[2],
      paddingBlock: space[1],
      borderBlockStart: `${border.hairline} solid ${color.border}`,
      fontWeight: tokens.weight.semibold,
    }),
  ]),
  discount: style([row, featureStyle({ color: color.brand, fontWeight: tokens.weight.semibold })]),
  total: style([
    row,
    featureStyle({
      paddingBlock: space[2],
      borderBlockStart: `${border.hairline} solid ${color.borderStrong}`,
      fontSize: tokens.fontSize.body,
      fontWeight: tokens.weight.semibold,
    }),
  ]),
};

/** Keeps "12 meses" on one line. */
export const termText = featureStyle({ whiteSpace: "nowrap" });

export const lineDetail = featureStyle({
  display: "inline-block",
  color: color.textMuted,
  whiteSpace: "nowrap",
  fontWeight: tokens.weight.regular,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { whiteSpace: "normal" } },
});

export const amount = featureStyle({
  flex: "none",
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
