import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const card = style({
  "@layer": {
    [uiLayer]: {
      display: "flex",
      flexDirection: "column",
      padding: tokens.space["6"],
      border: `${tokens.border.hairline} solid ${tokens.color.border}`,
      borderRadius: tokens.radius.medium,
      backgroundColor: tokens.color.surface,
    },
  },
});

export const tones = {
  plain: card,
  popular: style([
    card,
    {
      "@layer": {
        [uiLayer]: {
          borderColor: tokens.color.brand,
          boxShadow: `inset 0 0.25rem 0 ${tokens.color.highlight}, ${tokens.shadow.floating}`,
        },
      },
    },
  ]),
};
