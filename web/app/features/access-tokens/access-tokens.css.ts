import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space } = tokens;

/** Narrow column: the form of a new token, and the token once it is created. */
export const tokenColumn = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxInlineSize: "38rem",
});

export const tokenRow = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

export const token = featureStyle({
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
});
