import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

// Wraps a long name in a narrow column, so that it does not overlap the next name.
export const wordMark = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: tokens.space["1"],
  overflowWrap: "anywhere",
});

export const name = uiStyle({
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.02em",
  lineHeight: tokens.lineHeight.snug,
  textWrap: "balance",
});

export const activityField = uiStyle({
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
});
