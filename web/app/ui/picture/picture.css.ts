import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const image = style({
  "@layer": {
    [uiLayer]: {
      inlineSize: "100%",
      blockSize: "auto",
      borderRadius: tokens.radius.medium,
      backgroundColor: tokens.color.drawingFill,
    },
  },
});
