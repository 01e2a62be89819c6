import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const stat = style({
  "@layer": { [uiLayer]: { display: "grid", gap: tokens.space["2"] } },
});

export const value = style({
  "@layer": {
    [uiLayer]: {
      fontFamily: tokens.font.heading,
      fontSize: tokens.fontSize.figure,
      fontWeight: tokens.weight.semibold,
      fontVariantNumeric: "tabular-nums lining-nums",
      letterSpacing: "-0.03em",
      lineHeight: tokens.lineHeight.tight,
    },
  },
});

export const label = style({
  "@layer": { [uiLayer]: { color: tokens.color.textMuted, lineHeight: tokens.lineHeight.snug } },
});
