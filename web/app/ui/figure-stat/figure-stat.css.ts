import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** A figure with a line above. The line begins with a short thick part, like the mark of a scale. */
export const stat = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: tokens.space["2"],
  paddingBlockStart: tokens.space["4"],
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
  background: `linear-gradient(${tokens.color.brand} 0 0) 0 0 / 2rem ${tokens.border.strong} no-repeat`,
});

export const value = uiStyle({
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.figure,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums lining-nums",
  letterSpacing: "-0.035em",
  lineHeight: tokens.lineHeight.tight,
});

export const label = uiStyle({
  maxInlineSize: "18rem",
  color: tokens.color.textMuted,
  lineHeight: tokens.lineHeight.snug,
});
