import { style } from "@vanilla-extract/css";
import { tokens } from "../web/app/styles/tokens.css.ts";

export const sideBySide = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: tokens.space["8"],
});
