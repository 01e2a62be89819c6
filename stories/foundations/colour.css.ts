import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

export const colourSchemes = styleVariants({ light: "light", dark: "dark" }, (scheme) => ({
  colorScheme: scheme,
}));

export const backgroundColours = styleVariants(tokens.color, (colour) => ({
  backgroundColor: colour,
}));
export const textColours = styleVariants(tokens.color, (colour) => ({ color: colour }));

export const swatch = style({
  display: "block",
  inlineSize: "6rem",
  blockSize: "2.5rem",
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
});

export const textSample = style({
  display: "inline-block",
  paddingBlock: tokens.space["2"],
  paddingInline: tokens.space["4"],
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  fontWeight: tokens.weight.semibold,
  whiteSpace: "nowrap",
});
