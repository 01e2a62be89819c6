import { style } from "@vanilla-extract/css";
import { tokens } from "../web/app/styles/tokens.css.ts";

export const states = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))",
  gap: tokens.space["6"],
  marginBlockEnd: tokens.space["8"],
});

export const name = style({
  marginBlockEnd: tokens.space["2"],
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
});
