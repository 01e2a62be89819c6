import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space } = tokens;

export const screen = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  maxInlineSize: "30rem",
});

export const heading = featureStyle({ fontSize: tokens.fontSize.h3 });

export const text = featureStyle({ marginBlockStart: space[2], color: tokens.color.textMuted });

export const actions = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
});
