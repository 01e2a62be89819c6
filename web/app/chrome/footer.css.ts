import { style } from "@vanilla-extract/css";
import { chromeLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border } = tokens;

export const footer = style({
  "@layer": {
    [chromeLayer]: {
      colorScheme: "dark",
      backgroundColor: color.ink,
      color: color.text,
      paddingBlock: `${space.block} calc(${size.target} + ${space[12]})`,
      "@media": { [media.print]: { display: "none" } },
    },
  },
});

export const inner = style({
  "@layer": {
    [chromeLayer]: {
      maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
      marginInline: "auto",
      paddingInline: space.gutter,
    },
  },
});

export const columns = style({
  "@layer": {
    [chromeLayer]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: `${space[10]} ${space[8]}`,
      "@media": {
        [media.medium]: { gridTemplateColumns: "1fr 1fr" },
        [media.large]: { gridTemplateColumns: "1.7fr 1fr 1fr 1.3fr" },
      },
    },
  },
});

export const title = style({
  "@layer": {
    [chromeLayer]: { fontSize: tokens.fontSize.h4, marginBlockEnd: space[4] },
  },
});

export const contact = style({ "@layer": { [chromeLayer]: { fontStyle: "normal" } } });

export const text = style({
  "@layer": {
    [chromeLayer]: { color: color.textMuted, maxInlineSize: "24rem", whiteSpace: "pre-line" },
  },
});

export const link = style({
  "@layer": {
    [chromeLayer]: {
      display: "inline-flex",
      alignItems: "center",
      gap: space[3],
      minBlockSize: size.target,
      color: color.textMuted,
      textDecoration: "none",
      selectors: {
        "&:hover": {
          color: color.text,
          textDecoration: "underline",
          textUnderlineOffset: "0.25em",
        },
      },
    },
  },
});

export const social = style({
  "@layer": {
    [chromeLayer]: { display: "flex", flexWrap: "wrap", gap: space[2], marginBlockStart: space[4] },
  },
});

export const socialLink = style({
  "@layer": {
    [chromeLayer]: {
      display: "grid",
      placeItems: "center",
      inlineSize: size.target,
      blockSize: size.target,
      borderRadius: tokens.radius.round,
      border: `${border.hairline} solid ${color.borderStrong}`,
      selectors: { "&:hover": { backgroundColor: color.brandSubtle } },
    },
  },
});

export const bottom = style({
  "@layer": {
    [chromeLayer]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${space[2]} ${space[8]}`,
      marginBlockStart: space.block,
      paddingBlockStart: space[5],
      borderBlockStart: `${border.hairline} solid ${color.border}`,
      fontSize: tokens.fontSize.small,
      color: color.textMuted,
    },
  },
});

export const bottomLinks = style({
  "@layer": { [chromeLayer]: { display: "flex", flexWrap: "wrap", gap: `0 ${space[6]}` } },
});
