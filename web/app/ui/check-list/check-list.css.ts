import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const list = style({
  "@layer": { [uiLayer]: { display: "grid", gap: tokens.space["3"] } },
});

export const item = style({
  "@layer": {
    [uiLayer]: {
      display: "grid",
      gridTemplateColumns: "1.25rem 1fr",
      gap: tokens.space["3"],
      lineHeight: tokens.lineHeight.snug,
    },
  },
});

export const tick = style({
  "@layer": {
    [uiLayer]: { fill: "none", stroke: tokens.color.brand, strokeWidth: 2, inlineSize: "1.25rem" },
  },
});
