import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const details = style({
  "@layer": { [uiLayer]: { borderBlockEnd: `1px solid ${tokens.color.border}` } },
});

export const summary = style({
  "@layer": {
    [uiLayer]: {
      minBlockSize: tokens.size.target,
      paddingBlock: tokens.space["5"],
      fontWeight: tokens.weight.semibold,
      cursor: "pointer",
    },
  },
});

export const content = style({
  "@layer": {
    [uiLayer]: { maxInlineSize: tokens.size.measure, paddingBlockEnd: tokens.space["6"] },
  },
});
