import { style } from "@vanilla-extract/css";
import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { gutter } = tokens.space;

/** The outer columns fill the margins of the screen, so that the illustration's plate reaches the page's edge. */
export const hero = blockStyle({
  display: "grid",
  gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`,
  overflowX: "clip",
  "@media": {
    [media.medium]: {
      gridTemplateColumns: `minmax(${gutter}, 1fr) repeat(12, minmax(0, calc(${tokens.size.content} / 12))) minmax(${gutter}, 1fr)`,
    },
  },
});

export const heroText = blockStyle({
  gridColumn: 2,
  /** Space for the header's logo, which overlaps the hero's corner. */
  paddingBlockStart: tokens.space["12"],
  paddingBlockEnd: tokens.space["6"],
  "@media": {
    [media.medium]: {
      gridColumn: "2 / -2",
      alignSelf: "center",
      paddingBlockStart: tokens.space["12"],
      paddingBlockEnd: 0,
    },
  },
});

export const heroTextBesideImage = style([
  heroText,
  blockStyle({
    "@media": {
      [media.medium]: {
        gridColumn: "2 / 9",
        paddingBlockStart: "6rem",
        paddingBlockEnd: tokens.space["12"],
        paddingInlineEnd: "clamp(2rem, 5.5vw, 5rem)",
      },
    },
  }),
]);

const dot = `color-mix(in oklab, ${tokens.color.drawingSoft} 55%, transparent)`;

const plateSize = "clamp(26rem, 40vw, 36rem)";

export const imagePanel = blockStyle({
  gridColumn: "2 / -1",
  display: "grid",
  alignItems: "center",
  backgroundColor: tokens.color.tinted,
  backgroundImage: `radial-gradient(${dot} 1px, transparent 1.5px)`,
  backgroundSize: "1.5rem 1.5rem",
  borderStartStartRadius: tokens.radius.large,
  paddingBlock: tokens.space["4"],
  "@media": {
    [media.medium]: {
      paddingBlock: tokens.space["6"],
      gridColumn: "9 / -1",
      gridRow: 1,
      borderStartStartRadius: 0,
      minBlockSize: plateSize,
    },
  },
});

/** A photograph fills the space of the plate. */
export const photo = blockStyle({
  gridColumn: "2 / -1",
  blockSize: "clamp(14rem, 60vw, 24rem)",
  "@media": {
    [media.medium]: {
      gridColumn: "9 / -1",
      gridRow: 1,
      blockSize: "auto",
      minBlockSize: plateSize,
    },
  },
});
blockGlobal(`${photo} :is(span, picture, img)`, {
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  borderRadius: 0,
});

const overlap = "clamp(2.25rem, 6vw, 5.5rem)";

/** The illustration extends beyond its plate, towards the text. */
export const illustration = blockStyle({
  inlineSize: `calc(100% + ${overlap} + ${tokens.space["8"]})`,
  maxInlineSize: "50rem",
  marginInlineStart: `calc(-1 * ${overlap})`,
});

/** Band of figures. Has the plate's background, because band and plate form one corner of the page. */
export const factsBand = blockStyle({
  gridColumn: "1 / -1",
  backgroundColor: tokens.color.tinted,
  paddingBlock: tokens.space["6"],
  paddingInline: `max(${gutter}, (100% - ${tokens.size.content}) / 2)`,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: tokens.space["6"],
  "@media": {
    [media.large]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "1fr",
      paddingBlock: tokens.space["10"],
    },
  },
});
