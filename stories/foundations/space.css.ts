import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../web/app/styles/media.ts";
import { tokens } from "../../web/app/styles/tokens.css.ts";

const bar = style({ blockSize: tokens.space["4"], backgroundColor: tokens.color.brand });
export const spaceBars = styleVariants(tokens.space, (space) => [bar, { inlineSize: space }]);

const box = style({
  inlineSize: "8rem",
  blockSize: "5rem",
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  backgroundColor: tokens.color.surface,
});
export const radii = styleVariants(tokens.radius, (radius) => [box, { borderRadius: radius }]);
export const shadows = styleVariants(tokens.shadow, (shadow) => [box, { boxShadow: shadow }]);
export const borders = styleVariants(tokens.border, (border) => ({
  inlineSize: "8rem",
  borderBlockStart: `${border} solid ${tokens.color.borderStrong}`,
}));

export const sizes = styleVariants(tokens.size, (size) => ({ inlineSize: size }));
export const layers = styleVariants(tokens.zIndex, (zIndex) => ({ zIndex }));

/** The page grid: one, two or twelve columns, depending on the width. */
export const pageGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space["4"],
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
  },
});
export const gridColumn = style({
  blockSize: tokens.space["16"],
  borderInline: `${tokens.border.hairline} dashed ${tokens.color.brand}`,
  backgroundColor: tokens.color.brandSubtle,
  selectors: { "&:nth-child(n + 3)": { display: "none" } },
  "@media": {
    [media.large]: { selectors: { "&:nth-child(n + 3)": { display: "block" } } },
  },
});
globalStyle(`${gridColumn}:nth-child(2)`, {
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
});

/** Shows a page with its gutters, the content width, and the width of running text. */
export const pageOutline = style({
  marginBlock: tokens.space["8"],
  paddingInline: tokens.space.gutter,
  border: `${tokens.border.hairline} dashed ${tokens.color.borderStrong}`,
});
export const contentWidth = style({
  maxInlineSize: tokens.size.content,
  marginInline: "auto",
  padding: tokens.space["4"],
  backgroundColor: tokens.color.tinted,
});
export const textWidth = style({
  maxInlineSize: tokens.size.measure,
  marginBlockStart: tokens.space["4"],
  padding: tokens.space["4"],
  backgroundColor: tokens.color.surface,
});
