import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const mark = style({ "@layer": { [uiLayer]: { display: "grid" } } });

export const name = style({
  "@layer": {
    [uiLayer]: { fontFamily: tokens.font.heading, fontSize: tokens.fontSize.h3 },
  },
});

export const field = style({
  "@layer": {
    [uiLayer]: { color: tokens.color.textMuted, fontSize: tokens.fontSize.small },
  },
});
