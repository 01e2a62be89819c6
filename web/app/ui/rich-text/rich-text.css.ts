import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const prose = style({
  "@layer": { [uiLayer]: { maxInlineSize: tokens.size.measure } },
});
