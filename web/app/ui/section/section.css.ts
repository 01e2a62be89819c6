import { style, styleVariants } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const band = style({
  "@layer": {
    [uiLayer]: {
      paddingBlock: tokens.space.section,
      color: tokens.color.text,
      selectors: { "& + &": {} },
    },
  },
});

const paper = style([band, { "@layer": { [uiLayer]: { backgroundColor: tokens.color.paper } } }]);
const tinted = style([band, { "@layer": { [uiLayer]: { backgroundColor: tokens.color.tinted } } }]);
const ink = style([
  band,
  { "@layer": { [uiLayer]: { backgroundColor: tokens.color.ink, colorScheme: "dark" } } },
]);

export const grounds = { paper, tinted, ink };

export const content = style({
  "@layer": {
    [uiLayer]: {
      inlineSize: "100%",
      maxInlineSize: `calc(${tokens.size.content} + 2 * ${tokens.space.gutter})`,
      marginInline: "auto",
      paddingInline: tokens.space.gutter,
    },
  },
});

const heading = style({
  "@layer": {
    [uiLayer]: { display: "grid", gap: tokens.space["5"], marginBlockEnd: tokens.space.block },
  },
});

export const headings = {
  start: style([heading, { "@layer": { [uiLayer]: { maxInlineSize: "48rem" } } }]),
  split: style([
    heading,
    {
      "@layer": {
        [uiLayer]: {
          "@media": {
            [media.large]: {
              gridTemplateColumns: "7fr 5fr",
              columnGap: tokens.space["16"],
              alignItems: "end",
            },
          },
        },
      },
    },
  ]),
};

export const eyebrow = style({
  "@layer": {
    [uiLayer]: {
      color: tokens.color.brand,
      fontWeight: tokens.weight.semibold,
      marginBlockEnd: tokens.space["4"],
    },
  },
});

export const levels = styleVariants({
  1: { "@layer": { [uiLayer]: { fontSize: tokens.fontSize.h1 } } },
  2: { "@layer": { [uiLayer]: { fontSize: tokens.fontSize.h2 } } },
});

export const aside = style({
  "@layer": { [uiLayer]: { display: "grid", gap: tokens.space["6"], justifyItems: "start" } },
});

export const lede = style({
  "@layer": {
    [uiLayer]: {
      maxInlineSize: tokens.size.measure,
      color: tokens.color.textMuted,
      fontSize: tokens.fontSize.lede,
    },
  },
});
