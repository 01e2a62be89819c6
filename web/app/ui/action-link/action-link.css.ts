import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const action = style({
  "@layer": {
    [uiLayer]: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: tokens.space["2"],
      minBlockSize: tokens.size.target,
      paddingInline: tokens.space["5"],
      borderRadius: tokens.radius.small,
      fontWeight: tokens.weight.semibold,
      textDecoration: "none",
    },
  },
});

export const tones = {
  primary: style([
    action,
    { "@layer": { [uiLayer]: { background: tokens.color.brand, color: tokens.color.onBrand } } },
  ]),
  secondary: style([
    action,
    { "@layer": { [uiLayer]: { border: `1px solid ${tokens.color.borderStrong}` } } },
  ]),
  quiet: style([action, { "@layer": { [uiLayer]: { color: tokens.color.brand } } }]),
};

export const textLink = style({
  "@layer": {
    [uiLayer]: {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space["2"],
      minBlockSize: tokens.size.target,
      color: tokens.color.brand,
      fontWeight: tokens.weight.semibold,
    },
  },
});
