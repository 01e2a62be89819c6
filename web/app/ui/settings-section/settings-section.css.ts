import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space } = tokens;

const section = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
});

/** Width of a table, or of a form's column. */
export const sectionWidths = {
  wide: section,
  narrow: uiStyle({ maxInlineSize: "38rem" }, section),
};

export const heading = uiStyle({ fontSize: tokens.fontSize.h3 });

export const text = uiStyle({
  marginBlockStart: space[2],
  maxInlineSize: "38rem",
  color: tokens.color.textMuted,
});
