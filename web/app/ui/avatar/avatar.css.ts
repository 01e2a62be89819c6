import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const avatar = style({
  "@layer": {
    [uiLayer]: {
      display: "inline-grid",
      placeItems: "center",
      inlineSize: "3.5rem",
      blockSize: "3.5rem",
      borderRadius: tokens.radius.round,
      backgroundColor: tokens.color.brandSubtle,
      color: tokens.color.text,
      fontFamily: tokens.font.heading,
      fontWeight: tokens.weight.semibold,
    },
  },
});
