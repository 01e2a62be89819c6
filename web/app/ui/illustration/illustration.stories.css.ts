import { style } from "@vanilla-extract/css";
import { tokens } from "#app/styles/tokens.css.ts";

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(18rem, 1fr))",
  gap: tokens.space["10"],
  padding: tokens.space.gutter,
});

export const frame = style({ maxInlineSize: "56rem", padding: tokens.space.gutter });
