import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const card = style({
  "@layer": {
    [uiLayer]: {
      display: "flex",
      flexDirection: "column",
      padding: tokens.space["6"],
      borderRadius: tokens.radius.medium,
      border: `1px solid ${tokens.color.border}`,
      backgroundColor: tokens.color.surface,
    },
  },
});

export const tones = {
  plain: card,
  popular: style([card, { "@layer": { [uiLayer]: { borderColor: tokens.color.brand } } }]),
};
