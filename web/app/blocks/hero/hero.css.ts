import { style } from "@vanilla-extract/css";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { blockStyle } from "../block-style.ts";

const { gutter } = tokens.space;

/** Outer columns take what the content leaves, so that the plate can reach the page's edge. */
export const hero = blockStyle({
  display: "grid",
  gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`,
  overflowX: "clip",
  "@media": {
    [media.large]: {
      gridTemplateColumns: `minmax(${gutter}, 1fr) repeat(12, minmax(0, calc(${tokens.size.content} / 12))) minmax(${gutter}, 1fr)`,
    },
  },
});

export const copy = blockStyle({
  gridColumn: 2,
  /** The emblem of the header hangs into the hero's corner. */
  paddingBlockStart: tokens.space["16"],
  paddingBlockEnd: tokens.space["2"],
  "@media": {
    [media.large]: {
      gridColumn: "2 / 12",
      alignSelf: "center",
      paddingBlockStart: "6rem",
      paddingBlockEnd: tokens.space["12"],
    },
  },
});

export const copyBesidePlate = style([
  copy,
  blockStyle({
    "@media": {
      [media.large]: { gridColumn: "2 / 9", paddingInlineEnd: tokens.space["12"] },
    },
  }),
]);

const dot = `color-mix(in oklab, ${tokens.color.drawingSoft} 55%, transparent)`;

export const plate = blockStyle({
  gridColumn: "2 / -1",
  display: "grid",
  alignItems: "center",
  backgroundColor: tokens.color.tinted,
  backgroundImage: `radial-gradient(${dot} 1px, transparent 1.5px)`,
  backgroundSize: "1.5rem 1.5rem",
  borderStartStartRadius: tokens.radius.large,
  borderEndStartRadius: tokens.radius.large,
  paddingBlock: tokens.space["8"],
  marginBlockEnd: tokens.space["10"],
  "@media": {
    [media.large]: {
      gridColumn: "9 / -1",
      gridRow: 1,
      borderStartStartRadius: 0,
      minBlockSize: "34rem",
      marginBlockEnd: 0,
    },
  },
});

export const drawing = blockStyle({
  marginInlineStart: `calc(-1 * ${tokens.space["3"]})`,
  maxInlineSize: "44rem",
  "@media": { [media.large]: { marginInlineStart: "-5rem", paddingInlineEnd: tokens.space["8"] } },
});

export const facts = blockStyle({
  gridColumn: 2,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  paddingBlockEnd: tokens.space.block,
  "@media": {
    [media.medium]: { gridAutoFlow: "column", gridTemplateColumns: "none", gridAutoColumns: "1fr" },
    [media.large]: { gridColumn: "2 / -2", paddingBlockStart: tokens.space["12"] },
  },
});

export const fact = blockStyle({
  paddingBlock: tokens.space["4"],
  paddingInlineEnd: tokens.space["4"],
  "@media": {
    [media.medium]: {
      paddingBlock: tokens.space["2"],
      borderInlineStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
      paddingInlineStart: tokens.space["6"],
      selectors: { "&:first-child": { borderInlineStart: "none", paddingInlineStart: 0 } },
    },
  },
});
