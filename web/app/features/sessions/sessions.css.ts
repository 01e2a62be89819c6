import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space } = tokens;

export const screen = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
});

export const heading = featureStyle({ fontSize: tokens.fontSize.h3 });

export const text = featureStyle({
  marginBlockStart: space[2],
  maxInlineSize: "38rem",
  color: tokens.color.textMuted,
});
