import { style } from "@vanilla-extract/css";
import { tokens } from "#app/styles/tokens.css.ts";

export const iconGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: tokens.space["6"],
  padding: tokens.space.gutter,
});

export const iconSample = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space["2"],
  fontSize: tokens.fontSize.small,
});
