import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const amount = featureStyle({
  display: "block",
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h2,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: tokens.lineHeight.snug,
});

export const term = featureStyle({ color: tokens.color.textMuted });
