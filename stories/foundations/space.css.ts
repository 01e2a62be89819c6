import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

const bar = style({ blockSize: tokens.space["4"], backgroundColor: tokens.color.brand });
export const spaces = styleVariants(tokens.space, (space) => [bar, { inlineSize: space }]);

const plate = style({
  inlineSize: "8rem",
  blockSize: "5rem",
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  backgroundColor: tokens.color.surface,
});
export const radii = styleVariants(tokens.radius, (radius) => [plate, { borderRadius: radius }]);
export const shadows = styleVariants(tokens.shadow, (shadow) => [plate, { boxShadow: shadow }]);
export const borders = styleVariants(tokens.border, (border) => ({
  inlineSize: "8rem",
  borderBlockStart: `${border} solid ${tokens.color.borderStrong}`,
}));

export const sizes = styleVariants(tokens.size, (size) => ({ inlineSize: size }));
export const layers = styleVariants(tokens.zIndex, (zIndex) => ({ zIndex }));
