import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";

export const hidden = style({
  "@layer": {
    [uiLayer]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
